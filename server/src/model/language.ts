/** The languages cards are written in here. Everything a person reads exists in each. */
export type Language = 'en' | 'fr';

export const LANGUAGES: readonly Language[] = ['en', 'fr'];

/** The same text in each language; a missing one does not compile. */
export type Localized<T = string> = Readonly<Record<Language, T>>;

export function isLanguage(value: unknown): value is Language {
  return value === 'en' || value === 'fr';
}

/** The other language of the two. */
export function otherLanguage(language: Language): Language {
  return language === 'en' ? 'fr' : 'en';
}

/** Reads a language as people write it (`en`, `English`, `français`); null for anything else. */
export function parseLanguage(text: string): Language | null {
  const word = text.trim().toLowerCase();
  if (/^(?:en|eng|english|anglais)$/.test(word)) return 'en';
  return /^(?:fr|fra|french|français|francais)$/.test(word) ? 'fr' : null;
}
