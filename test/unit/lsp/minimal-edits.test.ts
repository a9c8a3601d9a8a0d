import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyEdits } from '../../../server/src/features/text-edits.js';
import { minimalEdits } from '../../../server/src/lsp/minimal-edits.js';

describe('the smallest edits between two texts', () => {
  it('touch only what differs, line by line', () => {
    const before = 'Nom: a\nType: Rituel: arcane\n\nNom: b\nType: Rituel - arcane\n';
    const after = 'Nom: a\nType: Rituel : arcane\n\nNom: b\nType: Rituel : arcane\n';
    expect(minimalEdits(before, after)).toEqual([
      { span: { start: 19, end: 19 }, newText: ' ' },
      { span: { start: 49, end: 50 }, newText: ':' },
    ]);
  });

  it('are none between equal texts', () => {
    expect(minimalEdits('a\nb', 'a\nb')).toEqual([]);
  });

  it('lead from any text to any other', () => {
    const text = fc
      .array(fc.constantFrom('a', 'b', 'é', '\u{1F0A1}', '\n', '\r\n', '\r', ' '), { maxLength: 40 })
      .map((parts) => parts.join(''));
    fc.assert(
      fc.property(text, text, (before, after) => {
        expect(applyEdits(before, minimalEdits(before, after))).toBe(after);
      }),
      { numRuns: 500 },
    );
  });
});
