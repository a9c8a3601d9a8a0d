import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkList } from '../../../scripts/compile-check-list.js';
import { checksIndex } from '../../../scripts/compile-checks-index.js';

const ROOT = path.resolve(import.meta.dirname, '../../..');

function committed(file: string): string {
  return readFileSync(path.join(ROOT, file), 'utf8');
}

describe('files written by npm run generate and committed', () => {
  it('the index of checks is that of the files', async () => {
    expect(committed('server/src/checks/index.ts')).toBe(await checksIndex(ROOT));
  });

  it.each([
    ['en', 'docs/checks/README.md'],
    ['fr', 'docs/checks/README.fr.md'],
  ] as const)('the list of pages is that of the pages (%s)', async (language, file) => {
    expect(committed(file)).toBe(await checkList(ROOT, language));
  });
});
