import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parse } from '../../../server/src/formats/native/parse.js';
import { update } from '../../../server/src/formats/native/update.js';
import { changeOf, edits, file } from './arbitrary.js';
import { plain, spansOf } from './tools.js';

const RUNS = Number(process.env.CARDWRIGHT_RUNS ?? 5000);

describe('any file', () => {
  test('is covered by its blocks, every span inside its own', () => {
    fc.assert(
      fc.property(fc.oneof(file, fc.string({ unit: 'binary', maxLength: 200 })), (text) => {
        const document = parse(text);
        expect(document.blocks.map((block) => block.text).join('')).toBe(text);
        let at = 0;
        for (const [index, block] of document.blocks.entries()) {
          expect(document.starts[index]).toBe(at);
          at += block.text.length;
          for (const { start, end } of spansOf(block)) {
            expect(start).toBeGreaterThanOrEqual(0);
            expect(end).toBeGreaterThanOrEqual(start);
            expect(end).toBeLessThanOrEqual(block.text.length);
          }
        }
      }),
      { numRuns: RUNS },
    );
  });

  test('gives values whose characters stand where they say', () => {
    fc.assert(
      fc.property(file, (text) => {
        for (const block of parse(text).blocks) {
          for (const { value } of block.faces.flatMap((face) => face.fields)) {
            for (const [offset, unit] of value.text.split('').entries()) {
              const source = block.text.charAt(value.toSource(offset));
              if (unit === '\n') expect('\r\n').toContain(source);
              else expect(source).toBe(unit);
            }
          }
        }
      }),
      { numRuns: RUNS },
    );
  });
});

describe('update', () => {
  test('after any edits equals a full reading, and keeps what the edit did not touch', () => {
    fc.assert(
      fc.property(file, edits, (text, changes) => {
        let document = parse(text);
        for (const each of changes) {
          const before = document;
          const change = changeOf(before.text, each);
          const { start, end } = change.span;
          const after = before.text.slice(0, start) + change.newText + before.text.slice(end);
          document = update(before, after, change);
          expect(plain(document)).toEqual(plain(parse(after)));
          // Blocks that end before the one above the edit cannot be concerned by it.
          const above = before.starts.filter((at) => at < start).length - 2;
          for (let index = 0; index < above; index++)
            expect(document.blocks[index]).toBe(before.blocks[index]);
        }
      }),
      { numRuns: RUNS },
    );
  });

  test('given a change that does not fit still reads the text', () => {
    fc.assert(
      fc.property(file, file, fc.nat(300), fc.nat(300), (text, after, start, end) => {
        const change = { span: { start, end }, newText: '' };
        // A lie of the right length cannot be told from the truth.
        fc.pre(start > end || end > text.length || after.length !== text.length - (end - start));
        expect(plain(update(parse(text), after, change))).toEqual(plain(parse(after)));
      }),
      { numRuns: 300 },
    );
  });
});
