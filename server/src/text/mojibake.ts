import type { Span } from './span.js';
import { WINDOWS_1252_HIGH } from './windows-1252.js';

/** A stretch of text that is UTF-8 read as Windows-1252, and what it was meant to be. */
export interface Mojibake {
  readonly span: Span;
  readonly meant: string;
}

/** The lead bytes of what is looked for. Text without any of them has nothing; a search is faster than a walk. */
const LEAD = /[ÂÃÄÅâïð]/;

/**
 * What garbled text may have meant: Latin letters and signs, typographic marks, symbols, emoji. Text that is
 * right may have the bytes of another script: « chanté » (with its no-break space) would end in a Chinese
 * character, and « PITIÉ… » in a phonetic one.
 */
const MEANT =
  /^[\u00A0-\u017F\u2000-\u206F\u20A0-\u20CF\u2100-\u213F\u2190-\u223F\u2600-\u26BF\uFB00-\uFB06\uFEFF\uFFFD\u{1F000}-\u{1FAFF}]$/u;

/** The byte a character is in Windows-1252, or in Latin-1, which much calls by that name; -1 for neither. */
function byteOf(unit: number): number {
  if (unit <= 0xff) return unit;
  const at = WINDOWS_1252_HIGH.indexOf(String.fromCharCode(unit));
  return at < 0 ? -1 : 0x80 + at;
}

/**
 * Finds every place where two to four characters are the bytes of one UTF-8 character (`Ã©` for `é`,
 * `â€”` for `—`). Offsets are UTF-16 units of the text.
 */
export function findMojibake(text: string): Mojibake[] {
  const found: Mojibake[] = [];
  if (!LEAD.test(text)) return found;
  for (let at = 0; at < text.length; at++) {
    const lead = text.charCodeAt(at);
    if (lead < 0xc2 || !LEAD.test(text.charAt(at))) continue;
    const length = lead < 0xe0 ? 2 : lead < 0xf0 ? 3 : 4;
    const code = decode(text, at, lead, length);
    const meant = code === null ? '' : String.fromCodePoint(code);
    if (!MEANT.test(meant)) continue;
    found.push({ span: { start: at, end: at + length }, meant });
    at += length - 1;
  }
  return found;
}

function decode(text: string, at: number, lead: number, length: number): number | null {
  let code = lead & (0xff >> (length + 1));
  for (let k = 1; k < length; k++) {
    const byte = at + k < text.length ? byteOf(text.charCodeAt(at + k)) : -1;
    if (byte < 0x80 || byte > 0xbf) return null;
    code = (code << 6) | (byte & 0x3f);
  }
  const smallest = length === 2 ? 0x80 : length === 3 ? 0x800 : 0x10000;
  const surrogate = code >= 0xd800 && code <= 0xdfff;
  return code < smallest || surrogate || code > 0x10ffff ? null : code;
}
