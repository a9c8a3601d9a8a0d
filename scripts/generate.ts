import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { compileCheckList } from './compile-check-list.js';
import { compileChecksIndex } from './compile-checks-index.js';
import { compileMagic } from './compile-magic.js';
import { compileNative } from './compile-native.js';
import { compilePages } from './compile-pages.js';
import { compileSchema } from './compile-schema.js';

/** Everything that is written by machine from what people edit: data, rule book, check pages, index of checks. */
export async function generate(root: string): Promise<void> {
  await Promise.all([
    compileMagic(root),
    compileNative(root),
    compilePages(root),
    compileChecksIndex(root),
    compileSchema(root),
    compileCheckList(root),
  ]);
}

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
if (process.argv[1] === fileURLToPath(import.meta.url)) await generate(root);
