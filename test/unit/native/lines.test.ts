import { describe, expect, test } from 'vitest';
import { isSpace, readLine, type LineKind } from '../../../server/src/formats/native/lines.js';

describe('a line', () => {
  test.each<[string, LineKind]>([
    ['', 'blank'],
    [' \t\u00a0\u202f', 'blank'],
    ['\ufeff', 'blank'],
    ['# Nom: x', 'comment'],
    ['  # inside a block', 'comment'],
    ['  Vol', 'indented'],
    ['\tVol', 'indented'],
    ['\u00a0Vol', 'indented'],
    ['  ---', 'indented'],
    ['---', 'separator'],
    ['--- \t', 'separator'],
    ['//', 'separator'],
    ['----', 'other'],
    ['--', 'other'],
    ['///', 'other'],
    ['Nom: x', 'field'],
    ['Nom\u00a0: x', 'field'],
    ['Nom\u202f\u00a0 : x', 'field'],
    [`Nom${' '.repeat(200)}: x`, 'field'],
    ['Nom:', 'field'],
    ['P/T: 2/3', 'field'],
    ['Sous‑type: source', 'field'],
    ["Texte d'ambiance: x", 'field'],
    ['X-Mine: x', 'field'],
    ['\ufeffNom: x', 'field'],
    ['Nom', 'other'],
    [': x', 'other'],
    [' : x', 'indented'],
    ['{T}: Add {G}.', 'other'],
    ['2: x', 'other'],
    ['Whenever you cast a spell, choose one: draw', 'other'],
    ['One of these five words: x', 'other'],
    [`${'a'.repeat(41)}: x`, 'other'],
    [`${'a'.repeat(40)}: x`, 'field'],
    ['Na\u0000me: x', 'other'],
    ['\ud800: x', 'other'],
  ])('%j is %s', (text, kind) => {
    expect(readLine(text, 0).kind).toBe(kind);
    expect(readLine(`x\n${text}\r\ny`, 2).kind).toBe(kind);
  });

  test.each([
    ['a\nb', 1, 2],
    ['a\r\nb', 1, 3],
    ['a\rb', 1, 2],
    ['a\r\rb', 1, 2],
    ['a', 1, 1],
    ['\nb', 0, 1],
  ])('%j ends before and after its line end', (text, end, next) => {
    expect(readLine(text, 0)).toMatchObject({ start: 0, end, next });
  });

  test('knows its content, key and colon, counted from the text', () => {
    const line = readLine('x\n\ufeffNom \u00a0:  Rayon : de  \n', 2);
    expect(line).toMatchObject({ start: 2, indent: 3, content: { start: 3, end: 21 }, keyEnd: 6, colon: 8 });
  });
});

test('spaces are what the language calls white space, without the line ends', () => {
  for (let unit = 0; unit <= 0xffff; unit++) {
    const expected = /\s/.test(String.fromCharCode(unit)) && unit !== 10 && unit !== 13;
    if (isSpace(unit) !== expected) throw new Error(`U+${unit.toString(16)}`);
  }
});
