import { describe, expect, test } from 'vitest';
import type { Block } from '../../../server/src/model/block.js';
import type { CardDocument } from '../../../server/src/model/document.js';
import { parse } from '../../../server/src/formats/native/parse.js';
import { update } from '../../../server/src/formats/native/update.js';
import { plain } from './tools.js';

function cards(count: number): string {
  const one = (index: number): string =>
    `Nom: Carte ${String(index)}\nCoût: {1}{U}\nType: Rituel\nTexte:\n  Piochez ${String(index)} cartes.\n\n`;
  return `Jeu: Magic\n\n${Array.from({ length: count }, (_, index) => one(index)).join('')}`;
}

interface Edited {
  readonly document: CardDocument;
  readonly read: readonly Block[];
}

/** Replaces the first `old` by `newText`, checks the result against a full reading, and says what was read. */
function edit(previous: CardDocument, old: string, newText: string): Edited {
  const start = previous.text.indexOf(old);
  expect(start).toBeGreaterThanOrEqual(0);
  const text = previous.text.slice(0, start) + newText + previous.text.slice(start + old.length);
  const read: Block[] = [];
  const span = { start, end: start + old.length };
  const document = update(previous, text, { span, newText }, (block) => read.push(block));
  expect(plain(document)).toEqual(plain(parse(text)));
  return { document, read };
}

function kept(before: CardDocument, after: CardDocument): number {
  const old = new Set(before.blocks);
  return after.blocks.filter((block) => old.has(block)).length;
}

describe('an edit inside one card', () => {
  test('reads that card alone, in a file of 300', () => {
    const before = parse(cards(300));
    const { document, read } = edit(before, 'Piochez 150 ', 'Piochez deux ');
    expect(read).toEqual([document.blocks[151]]);
    expect(kept(before, document)).toBe(300);
    for (const [index, block] of document.blocks.entries()) {
      if (index !== 151) expect(block).toBe(before.blocks[index]);
    }
  });

  test('be it in its name, its first or last line, or the header', () => {
    const before = parse(cards(20));
    const places = [
      ['Carte 7', 'Carte sept'],
      ['Carte 0', ''],
      ['19 cartes.\n\n', '19 cartes.'],
      ['Magic', 'Yu-Gi-Oh!'],
      ['Piochez 9', '# x\nPiochez 9'],
    ] as const;
    for (const [old, newText] of places) expect(edit(before, old, newText).read).toHaveLength(1);
  });

  test('reads nothing when nothing changes', () => {
    const before = parse(cards(5));
    const { document, read } = edit(before, 'Nom: Carte 2', 'Nom: Carte 2');
    expect(read).toEqual([]);
    expect(kept(before, document)).toBe(6);
  });
});

describe('an edit at a boundary', () => {
  const before = parse(cards(10));

  test.each([
    ['a first key made unknown joins two cards', 'Nom: Carte 4', 'Foo: Carte 4', 1],
    ['a first key mistyped keeps its block', 'Nom: Carte 4', 'Nmo: Carte 4', 1],
    ['a deleted first key joins two cards', 'Nom: Carte 4\n', '', 1],
    ['a new key inside cuts one', 'Type: Rituel', 'Nom: Rituel', 2],
    ['a card pasted between two', '3 cartes.\n\n', '3 cartes.\n\nNom: Neuve\n\n', 1],
    ['a separator above a name joins two', '\nNom: Carte 4', '---\nNom: Carte 4', 1],
    ['two cards deleted', /Nom: Carte 3\n[^]*(?=Nom: Carte 5\n)/.exec(before.text)?.[0] ?? '?', '', 0],
    ['a card put above the first', 'Magic\n\n', 'Magic\n\nNom: Neuve\n\n', 1],
  ])('%s', (_, old, newText, reads) => {
    expect(edit(before, old, newText).read).toHaveLength(reads);
  });

  test('a blank line above a mistyped key, put and taken away', () => {
    const joined = parse('Name: A\nNmae: B\nCost: {1}\n');
    const cut = edit(joined, 'Nmae', '\nNmae').document;
    expect(cut.blocks.map((block) => block.kind)).toEqual(['header', 'card', 'unknown']);
    expect(edit(cut, '\n\n', '\n').document.blocks).toHaveLength(2);
  });

  test('a line end that is cut in two or put together', () => {
    const windows = parse('Name: A\r\nName: B\r\nName: C\r\n');
    expect(edit(windows, '\nName: B', 'Name: B').document.starts).toEqual([0, 0, 8, 17]);
    expect(edit(windows, '\r\nName: B', '\nName: B').document.starts).toEqual([0, 0, 8, 17]);
    const old = parse('Name: A\rName: B\rName: C');
    expect(edit(old, 'Name: B', '\nName: B').document.starts).toEqual([0, 0, 9, 17]);
  });

  test('a byte order mark that comes or goes', () => {
    const marked = parse('\ufeffName: A\nName: B\n');
    const bare = edit(marked, '\ufeff', '').document;
    expect(kept(marked, bare)).toBe(2);
    expect(kept(bare, edit(bare, 'Name: A', '\ufeffName: A').document)).toBe(2);
  });
});

test('a change whose ends are swapped is not believed', () => {
  const before = parse('Game: Magic\n\nName: A\n');
  const after = `Nom: B\n\n${before.text.replace('A', 'C')}${before.text}`;
  const start = before.text.length;
  const newText = 'x'.repeat(after.length - 2 * start);
  expect(plain(update(before, after, { span: { start, end: 0 }, newText }))).toEqual(plain(parse(after)));
});
