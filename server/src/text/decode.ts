import { WINDOWS_1252_HIGH } from './windows-1252.js';

/** How a file's bytes were read. */
export interface DecodedText {
  readonly text: string;
  readonly encoding: Encoding;
}

export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

/**
 * The platform's strict decoder (`TextDecoder` with `fatal`): the text without a byte order mark, or null
 * when the bytes are not of that encoding. Given from outside, since the core knows no platform.
 */
export type StrictDecoder = (bytes: Uint8Array, encoding: Encoding) => string | null;

/**
 * Reads a file's bytes as text. UTF-8 with or without a byte order mark is the rule; a UTF-16 mark, or
 * zero bytes in every other place, is read as UTF-16; bytes that are not UTF-8 are read as Windows-1252,
 * in which every byte is something. Never throws.
 */
export function decodeText(bytes: Uint8Array, decode: StrictDecoder): DecodedText {
  const wide = wideEncoding(bytes);
  for (const encoding of wide === null ? (['utf-8'] as const) : [wide, 'utf-8' as const]) {
    const text = decode(bytes, encoding);
    if (text !== null) return { text, encoding };
  }
  return { text: withTypography(decode(bytes, 'windows-1252') ?? ''), encoding: 'windows-1252' };
}

/**
 * Node from 20.18.3 to 24 reads Windows-1252 as Latin-1 (nodejs/node#56542): quotation marks, dashes and « œ »
 * come out as control characters, which no text file holds.
 */
function withTypography(text: string): string {
  return text.replace(/[\u0080-\u009F]/g, (control) =>
    WINDOWS_1252_HIGH.charAt(control.charCodeAt(0) - 0x80),
  );
}

/** Mostly Latin text in UTF-16 has a zero in every other byte; UTF-8 text of a card has next to none. */
function wideEncoding(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  const sample = Math.min(bytes.length, 512);
  if (sample < 4) return null;
  let even = 0;
  let odd = 0;
  for (let i = 0; i < sample; i++) {
    if (bytes[i] !== 0) continue;
    if (i % 2 === 0) even++;
    else odd++;
  }
  if (odd > sample * 0.3 && even === 0) return 'utf-16le';
  if (even > sample * 0.3 && odd === 0) return 'utf-16be';
  return null;
}
