import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { glob } from 'tinyglobby';
import { describe, expect, test } from 'vitest';
import { loadGrammar, tokenize, type Token } from './tokenize.js';

const here = import.meta.dirname;
const update = process.env.UPDATE_SNAPSHOTS === '1';
const grammar = await loadGrammar();
const fixtures = (await glob('fixtures/*.{card,carte}', { cwd: here })).sort();
const snapshots = (await glob('snapshots/*.snap', { cwd: here })).sort();

/** `>` before a line of the file, then a line for each token with scopes: carets under it, and their names. */
function render(lines: readonly (readonly Token[])[]): string {
  const shown = lines.map((tokens) => {
    const marks = tokens.map(({ start, text, scopes }) =>
      scopes.length === 0 ? '' : ` ${' '.repeat(start)}${'^'.repeat(text.length)} ${scopes.join(' ')}\n`,
    );
    return `>${tokens.map((token) => token.text).join('')}\n${marks.join('')}`;
  });
  return shown.join('');
}

describe('the colours of', () => {
  test.each(fixtures)('%s are as they were', async (fixture) => {
    const text = await readFile(path.join(here, fixture), 'utf8');
    const file = path.join(here, 'snapshots', `${path.basename(fixture)}.snap`);
    const rendered = render(tokenize(grammar, text));
    if (update) await writeFile(file, rendered);
    expect(rendered).toBe(await readFile(file, 'utf8'));
  });

  test('every fixture are kept, and none else', () => {
    expect(fixtures.length).toBeGreaterThan(0);
    const expected = fixtures.map((fixture) => `snapshots/${path.basename(fixture)}.snap`);
    if (!update) expect(snapshots).toEqual(expected);
  });
});
