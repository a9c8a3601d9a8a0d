import { describe, expect, it } from 'vitest';
import { overlaps, shiftSpan, touches, unite } from '../../../server/src/text/span.js';

const span = (start: number, end: number): { start: number; end: number } => ({ start, end });

describe('spans', () => {
  it('are shifted, and stay the same object when they stay where they are', () => {
    expect(shiftSpan(span(2, 5), 3)).toEqual(span(5, 8));
    expect(shiftSpan(span(2, 5), -2)).toEqual(span(0, 3));
    const same = span(2, 5);
    expect(shiftSpan(same, 0)).toBe(same);
  });

  it('are touched at both edges', () => {
    expect([1, 2, 5, 6].map((offset) => touches(span(2, 5), offset))).toEqual([false, true, true, false]);
  });

  it('overlap when they share a character, or an empty one touches the other', () => {
    expect(overlaps(span(0, 2), span(2, 4))).toBe(false);
    expect(overlaps(span(0, 3), span(2, 4))).toBe(true);
    expect(overlaps(span(2, 2), span(2, 4))).toBe(true);
    expect(overlaps(span(4, 4), span(2, 4))).toBe(true);
    expect(overlaps(span(5, 5), span(2, 4))).toBe(false);
  });

  it('are united into the smallest one that holds both', () => {
    expect(unite(span(4, 6), span(1, 2))).toEqual(span(1, 6));
  });
});
