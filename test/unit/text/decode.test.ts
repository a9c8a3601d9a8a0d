import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeText, type DecodedText, type Encoding } from '../../../server/src/text/decode.js';

/** The platform's own decoder, as the hosts give it. */
function strict(bytes: Uint8Array, encoding: Encoding): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

function decode(bytes: Uint8Array | readonly number[]): DecodedText {
  return decodeText(Uint8Array.from(bytes), strict);
}

function utf16(text: string, little: boolean): number[] {
  return Array.from({ length: text.length }, (_, i) => text.charCodeAt(i)).flatMap((unit) =>
    little ? [unit & 0xff, unit >> 8] : [unit >> 8, unit & 0xff],
  );
}

const FRENCH = 'Nom: Élan de la forêt\nType: Éphémère : arcane\n';

describe('decodeText', () => {
  it('reads UTF-8, with or without a byte order mark', () => {
    const bytes = Array.from(new TextEncoder().encode(FRENCH));
    expect(decode(bytes)).toEqual({ text: FRENCH, encoding: 'utf-8' });
    expect(decode([0xef, 0xbb, 0xbf, ...bytes])).toEqual({ text: FRENCH, encoding: 'utf-8' });
  });

  it.each([true, false])('reads UTF-16, with or without a byte order mark (little endian: %s)', (little) => {
    const encoding = little ? 'utf-16le' : 'utf-16be';
    expect(decode(utf16(`\uFEFF${FRENCH}`, little))).toEqual({ text: FRENCH, encoding });
    expect(decode(utf16(FRENCH, little))).toEqual({ text: FRENCH, encoding });
    // An em dash and a typographic apostrophe have no zero byte; the rest of the card has.
    const dashes = 'Name: Urza’s Bay\nType: Creature — Elf\n';
    expect(decode(utf16(dashes, little))).toEqual({ text: dashes, encoding });
  });

  it('reads what is no UTF-8 as Windows-1252, in which every byte is something', () => {
    expect(decode([0xc9, 0x70, 0x68, 0xe9, 0x6d])).toEqual({ text: 'Éphém', encoding: 'windows-1252' });
    expect(decode([0x93, 0x61, 0x94, 0x97])).toEqual({ text: '“a”—', encoding: 'windows-1252' });
    expect(decode([0x81, 0xff]).encoding).toBe('windows-1252');
  });

  it('reads nothing as UTF-8', () => {
    expect(decode([])).toEqual({ text: '', encoding: 'utf-8' });
    expect(decode([0xef, 0xbb, 0xbf])).toEqual({ text: '', encoding: 'utf-8' });
    expect(decode([0xff, 0xfe])).toEqual({ text: '', encoding: 'utf-16le' });
  });

  it('keeps a stray zero byte in UTF-8', () => {
    expect(decode([0x61, 0, 0x62, 0x63, 0x64, 0x65, 0x66, 0x67])).toEqual({
      text: 'a\0bcdefg',
      encoding: 'utf-8',
    });
  });

  it('reads a UTF-16 file that was cut in the middle of a character as something', () => {
    expect(decode([...utf16(FRENCH, true), 0x41]).text).toContain('N');
    expect(decode([0xff, 0xfe, 0x41]).encoding).toBe('windows-1252');
  });

  it('gives back every text that was written as UTF-8', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (text) => {
        const clean = text.replaceAll('\0', '').replace(/^\uFEFF/, '');
        expect(decode(new TextEncoder().encode(clean))).toEqual({ text: clean, encoding: 'utf-8' });
      }),
    );
  });

  it('gives back every Latin text that was written as UTF-16', () => {
    const latin = fc.string({
      unit: fc.constantFrom(...Array.from('abc :{}\néèàçœÉ—’')),
      minLength: 4,
      maxLength: 60,
    });
    fc.assert(
      fc.property(latin, fc.boolean(), (text, little) => {
        fc.pre(Array.from(text).filter((character) => character < '\u0100').length > text.length * 0.7);
        expect(decode(utf16(text, little)).text).toBe(text);
      }),
    );
  });

  it('never throws, whatever the bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
        expect(typeof decode(bytes).text).toBe('string');
      }),
      { numRuns: 500 },
    );
  });

  it('never throws when the platform knows none of the encodings', () => {
    expect(decodeText(Uint8Array.of(1, 2), () => null)).toEqual({ text: '', encoding: 'windows-1252' });
  });
});
