import type { Localized } from '../model/language.js';
import type { Severity } from '../model/severity.js';
import type { Source } from '../workspace/document-context.js';

/** The short words around findings. A French colon has its no-break space. */
export const SEVERITY_LABELS: Localized<Readonly<Record<Severity, string>>> = {
  en: { error: 'error', warning: 'warning', information: 'note', hint: 'hint' },
  fr: { error: 'erreur', warning: 'avertissement', information: 'information', hint: 'suggestion' },
};

export const LABELS: Localized<
  Readonly<Record<'rule' | 'fix' | 'suggested' | 'see' | 'colon' | 'game' | 'language' | 'edition', string>>
> = {
  en: {
    rule: 'rule',
    fix: 'fix',
    suggested: 'suggested fix',
    see: 'see',
    colon: ': ',
    game: 'game',
    language: 'language',
    edition: 'edition',
  },
  fr: {
    rule: 'règle',
    fix: 'correction',
    suggested: 'correction proposée',
    see: 'voir',
    colon: '\u00A0: ',
    game: 'jeu',
    language: 'langue',
    edition: 'édition',
  },
};

export const LANGUAGE_LABELS: Localized<Localized> = {
  en: { en: 'English', fr: 'French' },
  fr: { en: 'anglais', fr: 'français' },
};

export const CURRENT_LABEL: Localized = { en: 'current', fr: 'actuelle' };

/** Where a fact about a file was taken from; `flag` when it was this very command line. */
export const SOURCE_LABELS: Localized<Readonly<Record<Source | 'flag', string>>> = {
  en: {
    header: 'file header',
    flag: 'command line',
    settings: 'configuration',
    keys: 'keys used',
    default: 'default',
  },
  fr: {
    header: 'en-tête du fichier',
    flag: 'ligne de commande',
    settings: 'configuration',
    keys: 'clés employées',
    default: 'par défaut',
  },
};
