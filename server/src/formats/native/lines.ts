import type { Span } from '../../text/span.js';

export type LineKind = 'blank' | 'comment' | 'indented' | 'separator' | 'field' | 'other';

/** One line of a text. Offsets are UTF-16 units of the text it was read from. */
export interface Line {
  readonly kind: LineKind;
  readonly start: number;
  /** Where its indentation begins: after a byte order mark, which belongs to no word. */
  readonly indent: number;
  /** Its characters without the spaces around them. */
  readonly content: Span;
  /** Before its line end. */
  readonly end: number;
  /** After its line end: LF, CRLF or a lone CR. */
  readonly next: number;
  /** Of a field: the colon; -1 on other lines. */
  readonly colon: number;
  /** Of a field: after the key; the spaces before the colon are not of it. */
  readonly keyEnd: number;
}

const LF = 10;
const CR = 13;
const BOM = 0xfeff;
const HASH = 35;
const COLON = 58;

/** The longest key is half as long; a colon further away is one of a sentence. */
const MAX_KEY_LENGTH = 40;

/** How far a colon is looked for, spaces before it counted. */
const MAX_COLON_DISTANCE = 80;

/** What a key may be made of, so that a rules text that lost its indentation is not taken for one. */
const KEY_SHAPE = /^\p{L}[\p{L}\p{M}\p{N}\s'’_/°‐‑–-]*$/u;
const MAX_KEY_WORDS = 4;

/** True for the spaces of a line, no-break ones and stray byte order marks included; no line end is one. */
export function isSpace(unit: number): boolean {
  if (unit === 32 || unit === 9) return true;
  if (unit < 0xa0) return unit === 11 || unit === 12;
  return (
    unit === 0xa0 ||
    unit === 0x202f ||
    unit === BOM ||
    unit === 0x1680 ||
    (unit >= 0x2000 && unit <= 0x200a) ||
    unit === 0x2028 ||
    unit === 0x2029 ||
    unit === 0x205f ||
    unit === 0x3000
  );
}

/** A stretch of the text without the spaces at its two ends; all spaces is the empty span at its start. */
export function trimSpan(text: string, span: Span): Span {
  let { start, end } = span;
  while (start < end && isSpace(text.charCodeAt(start))) start++;
  if (start === end) return { start: span.start, end: span.start };
  while (isSpace(text.charCodeAt(end - 1))) end--;
  return { start, end };
}

/** Reads the line that begins at `start`. */
export function readLine(text: string, start: number): Line {
  let end = start;
  let unit = text.charCodeAt(end);
  while (end < text.length && unit !== LF && unit !== CR) unit = text.charCodeAt(++end);
  let next = end;
  if (end < text.length) next += unit === CR && text.charCodeAt(end + 1) === LF ? 2 : 1;
  let indent = start;
  while (indent < end && text.charCodeAt(indent) === BOM) indent++;
  const content = trimSpan(text, { start: indent, end });
  const line = { start, indent, content, end, next, colon: -1, keyEnd: -1 };
  if (content.start === content.end) return { ...line, kind: 'blank' };
  if (text.charCodeAt(content.start) === HASH) return { ...line, kind: 'comment' };
  if (content.start > indent) return { ...line, kind: 'indented' };
  if (isSeparator(text, content)) return { ...line, kind: 'separator' };
  const colon = colonOf(text, content);
  if (colon < 0) return { ...line, kind: 'other' };
  const key = trimSpan(text, { start: content.start, end: colon });
  const isField = key.end > key.start && isKeyShaped(text.slice(key.start, key.end));
  return isField ? { ...line, kind: 'field', colon, keyEnd: key.end } : { ...line, kind: 'other' };
}

function isSeparator(text: string, { start, end }: Span): boolean {
  return (
    (end - start === 3 && text.startsWith('---', start)) ||
    (end - start === 2 && text.startsWith('//', start))
  );
}

function colonOf(text: string, { start, end }: Span): number {
  const limit = Math.min(end, start + MAX_COLON_DISTANCE);
  for (let at = start; at < limit; at++) if (text.charCodeAt(at) === COLON) return at;
  return -1;
}

function isKeyShaped(key: string): boolean {
  if (key.length > MAX_KEY_LENGTH || !KEY_SHAPE.test(key)) return false;
  return key.split(/[\s\u202f]+/).length <= MAX_KEY_WORDS;
}
