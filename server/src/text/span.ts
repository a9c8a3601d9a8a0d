/**
 * A stretch of text. Offsets are UTF-16 code units, `start` included, `end` excluded.
 * What the offsets count from (a file, a block, a value) is said where the span is held.
 */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** The same span, counted from a place `by` units earlier (or later, when negative). */
export function shiftSpan(span: Span, by: number): Span {
  return by === 0 ? span : { start: span.start + by, end: span.end + by };
}

/** True when `offset` lies in the span or at one of its two edges (a caret after a word is "on" it). */
export function touches(span: Span, offset: number): boolean {
  return offset >= span.start && offset <= span.end;
}

/** True when the two spans share a character, or one is empty and touches the other. */
export function overlaps(a: Span, b: Span): boolean {
  if (a.start === a.end || b.start === b.end) return a.start <= b.end && b.start <= a.end;
  return a.start < b.end && b.start < a.end;
}

/** The smallest span holding both. */
export function unite(a: Span, b: Span): Span {
  return { start: Math.min(a.start, b.start), end: Math.max(a.end, b.end) };
}
