import { readFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { globSync } from 'tinyglobby';
import { describe, expect, it } from 'vitest';
import { findMojibake } from '../../../server/src/text/mojibake.js';
import { WINDOWS_1252_HIGH } from '../../../server/src/text/windows-1252.js';

const ROOT = path.resolve(import.meta.dirname, '../../..');

/** A text as it looks when its UTF-8 bytes are read as Windows-1252, or as Latin-1. */
function garbled(text: string, as: 'windows-1252' | 'latin1' = 'windows-1252'): string {
  const bytes = [...new TextEncoder().encode(text)];
  const letters = bytes.map((byte) =>
    as === 'windows-1252' && byte >= 0x80 && byte < 0xa0
      ? WINDOWS_1252_HIGH.charAt(byte - 0x80)
      : String.fromCharCode(byte),
  );
  return letters.join('');
}

function mended(text: string): string {
  let result = '';
  let at = 0;
  for (const { span, meant } of findMojibake(text)) {
    result += text.slice(at, span.start) + meant;
    at = span.end;
  }
  return result + text.slice(at);
}

/** What the cards of the two languages are written with beyond ASCII, and signs that stand in numbers and notes. */
const CARD_CHARACTERS = [
  ...Array.from('àâäçéèêëîïôöùûüÿœæÀÂÄÇÉÈÊËÎÏÔÖÙÛÜŸŒÆáíóúñßøåÅØ'),
  ...Array.from('’‘“”«»–—…•·°½¼¾×−€™©®★☆→∞'),
  '\u00A0',
  '\u202F',
  '😀',
  '\uFEFF',
];

describe('findMojibake', () => {
  it.each([
    ['Ã©', 'é'],
    ['Ã‰', 'É'],
    ['Å“', 'œ'],
    ['â€”', '—'],
    ['â€™', '’'],
    ['Â\u00A0', '\u00A0'],
    ['Â«', '«'],
    ['ï»¿', '\uFEFF'],
    ['ðŸ˜€', '😀'],
  ])('%s is %s', (text, meant) => {
    expect(findMojibake(text)).toEqual([{ span: { start: 0, end: text.length }, meant }]);
  });

  it('says where, in UTF-16 units', () => {
    expect(findMojibake('𝄞 CrÃ©ature lÃ©gendaire').map(({ span }) => span)).toEqual([
      { start: 5, end: 7 },
      { start: 14, end: 16 },
    ]);
  });

  it.each(CARD_CHARACTERS)(
    'knows %s however it is garbled, and leaves it alone when it is not',
    (character) => {
      expect(mended(garbled(character))).toBe(character);
      expect(mended(garbled(character, 'latin1'))).toBe(character);
      expect(findMojibake(character)).toEqual([]);
    },
  );

  it('mends a whole garbled text', () => {
    const characters = fc.constantFrom(...Array.from('abc ,.'), ...CARD_CHARACTERS);
    fc.assert(
      fc.property(fc.string({ unit: characters, maxLength: 30 }), (text) => {
        expect(mended(garbled(text))).toBe(text);
      }),
    );
  });

  it.each([
    // No-break space and closing quotation mark after an accent: the three bytes of a Chinese character.
    '«\u00A0Le fleuve a chanté\u00A0»',
    '«\u00A0au-delà\u00A0»',
    'PITIÉ\u00A0!',
    'BONTÉ…',
    'l’été…»',
    '“Protégé”—“relevé”',
    'où\u00A0? là\u00A0; forêt\u00A0: naïf\u00A0»',
    'Âme, Ärger, Ångström, São, Ðóra',
    'naï–ve, dégâ—t',
    'JOÃO',
    '',
    'plain English text',
  ])('finds nothing in %s', (text) => {
    expect(findMojibake(text)).toEqual([]);
  });

  it('finds nothing in French with its typography, whatever stands next to what', () => {
    const letters = fc.constantFrom(...Array.from('aet'), ...Array.from('àâçéèêëîïôùûüœÀÇÉÈÊÎÔÙŒ'));
    const marks = fc.constantFrom(
      '\u00A0»',
      '\u00A0!',
      '\u00A0?',
      '\u00A0:',
      '\u00A0;',
      '…',
      '’',
      '”',
      '—',
      '–',
      '»',
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(letters, marks, marks), { maxLength: 8 }), (list) => {
        // « â » before two marks at a time is no word's end; it is left out like in life.
        const text = list
          .map((part) => part.join(''))
          .join(' ')
          .replaceAll('â', 'a');
        expect(findMojibake(text)).toEqual([]);
      }),
    );
  });

  it('finds nothing in all the rules and data of this project', () => {
    const files = globSync(['server/data/**/*.{md,tsv}', 'docs/checks/*/*.md', '!**/encoding*.md'], {
      cwd: ROOT,
    });
    expect(files.length).toBeGreaterThan(20);
    for (const file of files) {
      const found = findMojibake(readFileSync(path.join(ROOT, file), 'utf8'));
      expect(found, file).toEqual([]);
    }
  });

  it('is quick where there is nothing to find', () => {
    const text = 'Créature légendaire : ondin et sorcier\n'.repeat(50_000);
    const start = performance.now();
    expect(findMojibake(text)).toEqual([]);
    expect(performance.now() - start).toBeLessThan(500);
  });

  it('never throws', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        for (const { span, meant } of findMojibake(text)) {
          expect(span.end - span.start).toBeGreaterThan(1);
          expect(meant).not.toBe('');
        }
      }),
    );
  });
});
