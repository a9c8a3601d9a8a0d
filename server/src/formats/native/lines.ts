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
  /** Of a field: the colon. */
  readonly colon: number;
  /** Of a field: after the key; the spaces before the colon are not of it. */
  readonly keyEnd: number;
}

const LF = 10;
const CR = 13;
const BOM = 0xfeff;
const HASH = 35;
const COLON = 58;

/** The longest key is half as long; more before a colon is a sentence. */
const MAX_KEY_LENGTH = 40;

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
  let kind = kindOf(text, indent, content);
  let colon = -1;
  let keyEnd = -1;
  if (kind === 'other') {
    colon = colonOf(text, content);
    keyEnd = colon;
    while (keyEnd > content.start && isSpace(text.charCodeAt(keyEnd - 1))) keyEnd--;
    if (colon >= 0 && isKeyShaped(text.slice(content.start, keyEnd))) kind = 'field';
  }
  return { kind, start, indent, content, end, next, colon, keyEnd };
}

/** What the first characters say; a field is still among the `other` lines. */
function kindOf(text: string, indent: number, content: Span): LineKind {
  if (content.start === content.end) return 'blank';
  if (text.charCodeAt(content.start) === HASH) return 'comment';
  if (content.start > indent) return 'indented';
  return isSeparator(text, content) ? 'separator' : 'other';
}

function isSeparator(text: string, { start, end }: Span): boolean {
  return (
    (end - start === 3 && text.startsWith('---', start)) ||
    (end - start === 2 && text.startsWith('//', start))
  );
}

function colonOf(text: string, { start, end }: Span): number {
  for (let at = start; at < end; at++) if (text.charCodeAt(at) === COLON) return at;
  return -1;
}

function isKeyShaped(key: string): boolean {
  if (key.length > MAX_KEY_LENGTH || !KEY_SHAPE.test(key)) return false;
  return key.split(/\s+/).length <= MAX_KEY_WORDS;
}
