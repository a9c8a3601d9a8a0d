import { readFile as readFileWithCallback } from 'node:fs';
import { promisify } from 'node:util';
import { URI } from 'vscode-uri';
import { decodeText, type DecodedText, type StrictDecoder } from '../text/decode.js';
import type { Host } from '../workspace/host.js';
import { listFiles } from './list-files.js';

/** Three times as fast on many small files as its sister in `fs/promises`, which makes a handle for each. */
const readFile = promisify(readFileWithCallback);

/** What is said by these is no fault: a file that may be there is asked for, and is not. */
const ABSENT = new Set(['ENOENT', 'ENOTDIR']);

/** `TextDecoder` as the core wants it: no byte order mark in the text, null for bytes of another encoding. */
export const strictDecoder: StrictDecoder = (bytes, encoding) => {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
};

/** A file's bytes as text; never throws. */
export function decodeBytes(bytes: Uint8Array): DecodedText {
  return decodeText(bytes, strictDecoder);
}

/** The disk, for `file:` URIs; any other is answered like a file that cannot be read. */
export function nodeHost(log: (message: string) => void): Host {
  return {
    log,
    async readFile(uri) {
      const file = pathOf(uri);
      if (file === null) return null;
      try {
        return decodeBytes(await readFile(file));
      } catch (error) {
        if (!ABSENT.has(codeOf(error))) log(`${file}: ${String(error)}`);
        return null;
      }
    },
    async listFiles(folder, endings) {
      const cwd = pathOf(folder);
      if (cwd === null) return [];
      const files = await listFiles(cwd, endings, (where, error) => {
        if (!ABSENT.has(codeOf(error))) log(`${where}: ${String(error)}`);
      });
      return files.map((file) => URI.file(file).toString());
    },
  };
}

/** The path of a `file:` URI, or null for any other and for what is no URI at all. */
export function pathOf(uri: string): string | null {
  try {
    const parsed = URI.parse(uri, true);
    return parsed.scheme === 'file' ? parsed.fsPath : null;
  } catch {
    return null;
  }
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
}
