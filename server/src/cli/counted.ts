import type { Language, Localized } from '../model/language.js';

/** A noun in the singular and in the plural, in each language. */
export type Noun = Localized<readonly [one: string, many: string]>;

export const NOUNS = {
  file: { en: ['file', 'files'], fr: ['fichier', 'fichiers'] },
  card: { en: ['card', 'cards'], fr: ['carte', 'cartes'] },
  error: { en: ['error', 'errors'], fr: ['erreur', 'erreurs'] },
  warning: { en: ['warning', 'warnings'], fr: ['avertissement', 'avertissements'] },
  information: { en: ['note', 'notes'], fr: ['information', 'informations'] },
  hint: { en: ['hint', 'hints'], fr: ['suggestion', 'suggestions'] },
  fix: { en: ['fix', 'fixes'], fr: ['correction', 'corrections'] },
  finding: { en: ['finding', 'findings'], fr: ['constat', 'constats'] },
} satisfies Record<string, Noun>;

const numbers: Localized<Intl.NumberFormat> = {
  en: new Intl.NumberFormat('en'),
  fr: new Intl.NumberFormat('fr'),
};
const plurals: Localized<Intl.PluralRules> = {
  en: new Intl.PluralRules('en'),
  fr: new Intl.PluralRules('fr'),
};

/** True where the language puts the noun after that number in the singular (French: 0 and 1). */
export function isSingular(count: number, language: Language): boolean {
  return plurals[language].select(count) === 'one';
}

/** "1 file", "30,000 files"; « 0 fichier », « 30 000 fichiers » (no-break spaces inside). */
export function counted(count: number, noun: Noun, language: Language): string {
  const [one, many] = noun[language];
  const space = language === 'fr' ? '\u00A0' : ' ';
  return `${numbers[language].format(count)}${space}${isSingular(count, language) ? one : many}`;
}
