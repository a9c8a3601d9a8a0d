import type { Span } from './span.js';

/** A stretch of text that is UTF-8 read as Windows-1252, and what it was meant to be. */
export interface Mojibake {
  readonly span: Span;
  readonly meant: string;
}

/** The characters Windows-1252 puts at 0x80 to 0x9F; a byte without one keeps its own number. */
const HIGH = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ';

/** Text without any of these (most English text) has nothing to look for; a search is faster than a walk. */
const LEAD = /[\u00C2-\u00F4]/;

/** The byte a character is in Windows-1252, or -1. */
function byteOf(unit: number): number {
  if (unit < 0x80 || (unit >= 0xa0 && unit <= 0xff)) return unit;
  const at = HIGH.indexOf(String.fromCharCode(unit));
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
    if (lead < 0xc2 || lead > 0xf4) continue;
    const length = lead < 0xe0 ? 2 : lead < 0xf0 ? 3 : 4;
    const code = decode(text, at, lead, length);
    if (code === null) continue;
    found.push({ span: { start: at, end: at + length }, meant: String.fromCodePoint(code) });
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
