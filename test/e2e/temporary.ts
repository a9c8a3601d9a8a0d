/** One temporary folder for a whole run, removed when the process ends, however it ends. */
import { mkdtempSync, mkdirSync, realpathSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

let run: string | undefined;

/**
 * A new folder inside this run's temporary folder. The first call also makes that folder the
 * TMPDIR of everything started from here, so that browser profiles (11 MB each) and sockets
 * go with it.
 */
export function temporaryFolder(name: string): string {
  if (run === undefined) {
    const folder = mkdtempSync(path.join(realpathSync(os.tmpdir()), 'cw-e2e-'));
    run = folder;
    process.env.TMPDIR = folder;
    // `prependListener` would run before the editors are killed; they would write again.
    process.on('exit', () => {
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    });
  }
  const folder = path.join(run, name);
  mkdirSync(folder, { recursive: true });
  return folder;
}
