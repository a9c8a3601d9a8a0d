import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import { main } from '../../server/src/cli/main.js';
import { decodeBytes, nodeHost } from '../../server/src/node/node-host.js';

export interface Ran {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

export interface RunOptions {
  readonly env?: Readonly<Record<string, string>>;
  readonly stdin?: string | Uint8Array;
  /** A terminal of that many columns instead of a pipe. */
  readonly columns?: number;
  /** Called once, after the first card file was read: what someone else does meanwhile. */
  readonly onRead?: () => void;
}

/** A folder of its own for one test, gone after it. */
export class Folder {
  readonly path = realpathSync(mkdtempSync(path.join(tmpdir(), 'cardwright-cli-')));

  constructor(files: Readonly<Record<string, string | Uint8Array>> = {}) {
    onTestFinished(() => {
      rmSync(this.path, { recursive: true, force: true });
    });
    for (const [name, content] of Object.entries(files)) this.write(name, content);
  }

  at(name: string): string {
    return path.join(this.path, name);
  }

  write(name: string, content: string | Uint8Array): void {
    mkdirSync(path.dirname(this.at(name)), { recursive: true });
    writeFileSync(this.at(name), content);
  }

  read(name: string): string {
    return readFileSync(this.at(name), 'utf8');
  }

  /** Runs the command line here, in this process, over the real disk. */
  async run(args: readonly string[], options: RunOptions = {}): Promise<Ran> {
    let out = '';
    let err = '';
    const columns = options.columns ?? null;
    let meanwhile = options.onRead;
    const code = await main(args, {
      cwd: this.path,
      env: options.env ?? {},
      version: '1.2.3',
      stdout: { write: (text) => void (out += text), isTTY: columns !== null, columns },
      stderr: { write: (text) => void (err += text), isTTY: columns !== null, columns },
      createHost: (log) => {
        const host = nodeHost(log);
        return {
          ...host,
          readFile: async (uri) => {
            const read = await host.readFile(uri);
            if (!uri.endsWith('.json')) {
              meanwhile?.();
              meanwhile = undefined;
            }
            return read;
          },
        };
      },
      decode: decodeBytes,
      readStdin: () => Promise.resolve(Buffer.from(options.stdin ?? '')),
      now: () => performance.now(),
    });
    return { code, out, err };
  }
}

export const FRENCH = { LANG: 'fr_FR.UTF-8' };

/** A card with nothing wrong. */
export const GOOD = `Game: Magic
Language: en
Code: TST

Name: River Heron
Cost: {1}{U}
Type: Creature — Bird
P/T: 1/2
Text:
  Flying
`;

/** One error (line 6), without a safe fix. */
export const BAD = `Game: Magic
Language: en

Name: Ember Rite
Cost: {R}
Type: Soricery
Text:
  Ember Rite deals 2 damage to any target.
`;

/** One warning (line 6) with a safe fix. */
export const DASH = `Game: Magic
Language: en

Name: Frost Rite
Cost: {R}
Type: Instant - Arcane
Text:
  Frost Rite deals 2 damage to any target.
`;

export const DASH_FIXED = DASH.replace('Instant - Arcane', 'Instant — Arcane');
