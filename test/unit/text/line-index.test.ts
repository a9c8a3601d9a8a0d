import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LineIndex } from '../../../server/src/text/line-index.js';

/** Texts in which line ends of every kind meet each other and characters of two units. */
const broken = fc
  .array(fc.constantFrom('a', 'é', '𝄞', '\n', '\r', '\r\n', ' ', '\u2028'), { maxLength: 40 })
  .map((parts) => parts.join(''));

describe('LineIndex', () => {
  it.each([
    ['LF', 'ab\ncd\n', [0, 3, 6]],
    ['CRLF', 'ab\r\ncd\r\n', [0, 4, 8]],
    ['CR', 'ab\rcd\r', [0, 3, 6]],
    ['all of them mixed', 'a\rb\nc\r\nd\n\re', [0, 2, 4, 7, 9, 10]],
    ['LF before CR, which are two ends', '\n\r', [0, 1, 2]],
    ['no line end', 'ab', [0]],
    ['nothing', '', [0]],
  ])('knows where lines begin: %s', (_name, text, starts) => {
    const lines = new LineIndex(text);
    expect(lines.lineCount).toBe(starts.length);
    expect(starts.map((_, line) => lines.lineStart(line))).toEqual(starts);
  });

  it('does not take for a line end what editors do not', () => {
    expect(new LineIndex('a\u2028b\u0085c\vd\fe').lineCount).toBe(1);
  });

  it('leaves the line end out of the line', () => {
    const lines = new LineIndex('ab\r\ncd\ref\n\ngh');
    expect([0, 1, 2, 3, 4].map((line) => lines.lineEnd(line))).toEqual([2, 6, 9, 10, 13]);
  });

  it('counts characters in UTF-16 units', () => {
    const lines = new LineIndex('𝄞𝄞\n𝄞x');
    expect(lines.positionAt(2)).toEqual({ line: 0, character: 2 });
    expect(lines.positionAt(7)).toEqual({ line: 1, character: 2 });
    expect(lines.offsetAt({ line: 1, character: 3 })).toBe(8);
  });

  it('finds the line of an offset, its line end included', () => {
    const lines = new LineIndex('ab\r\ncd');
    expect([0, 2, 3, 4, 6].map((offset) => lines.lineAt(offset))).toEqual([0, 0, 0, 1, 1]);
  });

  it('clamps what lies outside', () => {
    const lines = new LineIndex('ab\r\ncd');
    expect(lines.positionAt(-5)).toEqual({ line: 0, character: 0 });
    expect(lines.positionAt(99)).toEqual({ line: 1, character: 2 });
    expect(lines.offsetAt({ line: -1, character: 1 })).toBe(0);
    expect(lines.offsetAt({ line: 0, character: -3 })).toBe(0);
    expect(lines.offsetAt({ line: 0, character: 99 })).toBe(2);
    expect(lines.offsetAt({ line: 1, character: 99 })).toBe(6);
    expect(lines.offsetAt({ line: 7, character: 0 })).toBe(6);
    expect(lines.lineStart(-1)).toBe(0);
    expect(lines.lineStart(7)).toBe(6);
    expect(lines.lineEnd(7)).toBe(6);
  });

  it('agrees with splitting the text at its line ends', () => {
    fc.assert(
      fc.property(broken, (text) => {
        const lines = new LineIndex(text);
        const contents = text.split(/\r\n|\r|\n/);
        expect(lines.lineCount).toBe(contents.length);
        for (const [line, content] of contents.entries()) {
          expect(text.slice(lines.lineStart(line), lines.lineEnd(line))).toBe(content);
        }
      }),
    );
  });

  it('leads from an offset to a position and back', () => {
    fc.assert(
      fc.property(broken, fc.nat(50), (text, wish) => {
        const lines = new LineIndex(text);
        const offset = Math.min(wish, text.length);
        const position = lines.positionAt(offset);
        expect(position.line).toBe(lines.lineAt(offset));
        expect(lines.lineStart(position.line) + position.character).toBe(offset);
        // A place inside a line end has no name of its own: it is the end of the line.
        expect(lines.offsetAt(position)).toBe(Math.min(offset, lines.lineEnd(position.line)));
      }),
    );
  });

  it('leads from any position to a place of the text', () => {
    fc.assert(
      fc.property(broken, fc.integer(), fc.integer(), (text, line, character) => {
        const lines = new LineIndex(text);
        const offset = lines.offsetAt({ line, character });
        expect(offset).toBeGreaterThanOrEqual(0);
        expect(offset).toBeLessThanOrEqual(text.length);
        if (line >= 0 && line < lines.lineCount) expect(lines.lineAt(offset)).toBe(line);
      }),
    );
  });
});
