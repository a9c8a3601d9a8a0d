import type { Language } from '../../model/language.js';
import type { Sense } from './lexicon.js';
import { borrowed } from './words.js';
import type { Slip } from './reading.js';

/**
 * How a sense is printed inside a line: English words with a capital as listed; French ones in lower case,
 * proper names apart, the line's first word with a capital.
 */
export function printedForm(sense: Sense, language: Language, first: boolean): string {
  if (language === 'en') return sense.text;
  const text = isBorrowed(sense, language) ? borrowed(sense.term, sense.text) : sense.text;
  return first ? capitalized(text) : text;
}

/** An English word that stands on a French line because no French one is known. */
export function isBorrowed({ language: spoken }: Sense, language: Language): boolean {
  return language === 'fr' && spoken === 'en';
}

export function capitalized(text: string): string {
  const first = text[0];
  return first === undefined ? text : first.toUpperCase() + text.slice(1);
}

/** How a word that was understood differs from its printed form; null when it does not. Apostrophes are all one. */
export function slipOf(text: string, printed: string): Slip | null {
  const written = plainApostrophes(text);
  const wanted = plainApostrophes(printed);
  if (written === wanted) return null;
  return written.toLowerCase() === wanted.toLowerCase() ? 'case' : 'accent';
}

function plainApostrophes(text: string): string {
  return text.normalize('NFC').replace(/[’ʼ‘`´]/g, "'");
}
