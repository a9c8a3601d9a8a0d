/**
 * Where things are. The project root is found by walking up, so that the same code works when
 * run from its source (tsx) and from a bundle under `out/`.
 */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

function projectRoot(): string {
  let folder = path.dirname(fileURLToPath(import.meta.url));
  while (!existsSync(path.join(folder, 'test', 'e2e', 'host', 'package.json'))) {
    const parent = path.dirname(folder);
    if (parent === folder) throw new Error('The end-to-end tests must run inside the Cardwright project.');
    folder = parent;
  }
  return folder;
}

/** The project's root folder, absolute. */
export const root = projectRoot();

const e2e = path.join(root, 'test', 'e2e');
const out = path.join(root, 'out', 'test', 'e2e');

/** The editor's own npm folder. */
export const hostFolder = path.join(e2e, 'host');
/** The extension that VS Code believes to be under development: it holds no code. */
export const testExtension = path.join(e2e, 'extension');
/** The workspace the gates open, copied before use because the tests write in it. */
export const fixtureWorkspace = path.join(e2e, 'fixtures', 'workspace');
/** Source and bundle of the suite that runs inside the extension host. */
export const suiteSource = path.join(e2e, 'suite', 'index.ts');
export const suiteBundle = path.join(out, 'suite', 'index.js');
/** What a run leaves behind to be looked at. */
export const screenshotFolder = path.join(out, 'screenshots');
export const logFolder = path.join(out, 'logs');
export const resultFile = path.join(out, 'results.json');
/** The packaged extension, unless another is named on the command line. */
export const defaultVsix = path.join(root, 'out', 'cardwright.vsix');

/** Whether the module at `url` is the one that `node` (or tsx) was asked to run. */
export function isMain(url: string): boolean {
  const entry = process.argv[1];
  return entry !== undefined && path.resolve(entry) === fileURLToPath(url);
}
