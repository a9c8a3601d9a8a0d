import { describe, expect, test } from 'vitest';
import type { Field } from '../../../server/src/model/block.js';
import { blockOf, cut, faceOf, fieldAt, pairs } from './tools.js';

/** The first field of a card after its name. */
function read(lines: string): { field: Field; text: string } {
  const block = blockOf(`Name: A\n${lines}`, 1);
  return { field: fieldAt(block, 1), text: block.text };
}

describe('a field', () => {
  test('has a key, a value and their places', () => {
    const block = blockOf('Jeu: Magic\n\nNom: A\nCoût\u00a0:  {1}{U}  \r\n', 1);
    const field = fieldAt(block, 1);
    expect(field).toMatchObject({ key: 'cost', keyText: 'Coût', keyLanguage: 'fr', typeLine: null });
    expect([field.keySpan, field.valueSpan, field.span].map((span) => cut(block, span))).toEqual([
      'Coût',
      '{1}{U}',
      'Coût\u00a0:  {1}{U}',
    ]);
    expect(field.value.text).toBe('{1}{U}');
    expect(field.value.toSourceSpan({ start: 3, end: 6 })).toEqual({ start: 18, end: 21 });
  });

  test('is parted at the first colon only', () => {
    const { field } = read('Type: Rituel : arcane\n');
    expect([field.value.text, field.typeLine]).toEqual(['Rituel : arcane', 'printed']);
  });

  test.each(['Cout', 'COÛT', 'coût', 'Cost', 'Coût de mana', 'mana  COST'])('knows the key %s', (key) => {
    expect(read(`${key}: {1}`).field).toMatchObject({ key: 'cost', keyText: key });
  });

  test('of an unknown key has none; a free key is its own', () => {
    expect(read('Puissance: 3').field).toMatchObject({ key: null, keyText: 'Puissance', keyLanguage: null });
    expect(read('X-Prix du Jour: 3').field).toMatchObject({
      key: 'x-prix du jour',
      keyText: 'X-Prix du Jour',
    });
  });

  test('keeps the id of a key that stands in another kind of block', () => {
    expect(pairs(faceOf(blockOf('Cost: {1}\nReminder: x\n', 0)))).toEqual(['cost={1}', 'reminder=x']);
    expect(pairs(faceOf(blockOf('Subtype: a\nCost: {1}\nGame: Magic\n', 1)))).toEqual([
      'subtype=a',
      'cost={1}',
      'game=Magic',
    ]);
  });

  test('without a value has an empty one just after the colon', () => {
    for (const lines of ['Text:', 'Text:   \n', 'Text:\n\nCost: x', 'Text:\n# comment\n']) {
      const { field } = read(lines);
      expect(field.value.text).toBe('');
      expect(field.valueSpan).toEqual({ start: 13, end: 13 });
      expect(field.value.toSource(0)).toBe(13);
      expect(field.span).toEqual({ start: 8, end: 13 });
    }
  });
});

describe('lines below a key', () => {
  test('are its paragraphs, without the indentation they share', () => {
    const { field, text } = read('Text:\n    Choose one:\n      • Draw.\n\tFly.  \nCost: x');
    expect(field.value.text).toBe('   Choose one:\n     • Draw.\nFly.');
    expect(text.slice(field.valueSpan.start, field.valueSpan.end)).toBe(
      '   Choose one:\n      • Draw.\n\tFly.',
    );
    expect(read('Text:\n  a\n    b\n').field.value.text).toBe('a\n  b');
  });

  test('come after a value on the line of the key', () => {
    expect(read('Texte: Vol\n    Célérité\n').field.value.text).toBe('Vol\nCélérité');
  });

  test('may be parted by blank lines, which are kept between them only', () => {
    expect(read('Text:\n\n  a\n\n   \n  b\n\nCost: x').field.value.text).toBe('a\n\n\nb');
    expect(read('Text: a\n\n  b\n\n').field.value.text).toBe('a\n\nb');
  });

  test('are not ended by comments, which are no paragraphs', () => {
    expect(read('Text:\n# one\n  a\n# two\n  # three\n\n# four\n  b\n').field.value.text).toBe('a\n\nb');
  });

  test('map to their own characters, each line end to a line end', () => {
    const { field, text } = read('Text: a\t\r\n# no\r\n  b\r\r  cd\n');
    const { value } = field;
    expect(value.text).toBe('a\nb\n\ncd');
    const shown = [0, 2, 5, 6].map((offset) => text[value.toSource(offset)]);
    expect(shown).toEqual(['a', 'b', 'c', 'd']);
    const ends = [1, 3, 4].map((offset) => value.toSourceSpan({ start: offset, end: offset + 1 }));
    expect(ends.map(({ start, end }) => text.slice(start, end))).toEqual(['\r\n', '\r', '\r']);
    const { start, end } = value.toSourceSpan({ start: 0, end: value.text.length });
    expect(text.slice(start, end)).toBe('a\t\r\n# no\r\n  b\r\r  cd');
    expect({ start, end }).toEqual(field.valueSpan);
    expect(value.fromSource(text.indexOf('cd') + 1)).toBe(6);
    expect(value.fromSource(text.indexOf('no'))).toBeNull();
  });
});

describe('odd characters', () => {
  test('do no harm', () => {
    const { field } = read('Text: a\u0000b \ud800 🜁\u2028c\n');
    expect(field.value.text).toBe('a\u0000b \ud800 🜁\u2028c');
  });
});
