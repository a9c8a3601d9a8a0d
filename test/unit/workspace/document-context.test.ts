import { describe, expect, it } from 'vitest';
import { nativeFormat } from '../../../server/src/formats/native/format.js';
import { CURRENT_EDITION } from '../../../server/src/model/edition.js';
import type { Language } from '../../../server/src/model/language.js';
import {
  declaredVocabulary,
  documentFacts,
  type DocumentFacts,
} from '../../../server/src/workspace/document-context.js';
import type { Settings } from '../../../server/src/workspace/settings.js';

function facts(
  text: string,
  {
    forced = {},
    settings = {},
    locale = 'en',
  }: { forced?: Settings; settings?: Settings; locale?: Language } = {},
): DocumentFacts {
  return documentFacts(nativeFormat.parse(text), forced, settings, locale);
}

const FRENCH_KEYS = 'Nom: A\nCoût: {U}\nType: Éphémère\n';
const ENGLISH_KEYS = 'Name: A\nCost: {U}\nType: Instant\n';
/** Keys that are the same in both languages and both games. */
const NEUTRAL = 'Type: x\n';

describe('the language of a document', () => {
  it.each([
    ['the header', 'Language: fr\n\n' + ENGLISH_KEYS, { forced: { language: 'en' } }, 'fr', 'header'],
    ['a language by its name', 'Langue: Français\n\n' + ENGLISH_KEYS, {}, 'fr', 'header'],
    ['a command line', FRENCH_KEYS, { forced: { language: 'en' } }, 'en', 'settings'],
    ['the keys', FRENCH_KEYS, { settings: { language: 'en' } }, 'fr', 'keys'],
    ['most of the keys', `${FRENCH_KEYS}Cost: {U}\n`, {}, 'fr', 'keys'],
    ['the settings', NEUTRAL, { settings: { language: 'fr' } }, 'fr', 'settings'],
    [
      'the settings, the keys being even',
      'Name: A\nCoût: {U}\n',
      { settings: { language: 'fr' } },
      'fr',
      'settings',
    ],
    ['the locale', NEUTRAL, { locale: 'fr' }, 'fr', 'default'],
    ['the locale of a text without a word', '', { locale: 'fr' }, 'fr', 'default'],
    ['the keys, the header being misunderstood', 'Language: Latin\n\n' + FRENCH_KEYS, {}, 'fr', 'keys'],
    ['the keys, the header being empty', 'Language:\n\n' + FRENCH_KEYS, {}, 'fr', 'keys'],
  ] as const)('is taken from %s', (_name, text, options, language, languageFrom) => {
    expect(facts(text, options)).toMatchObject({ language, languageFrom });
  });

  it('is not taken from a field below the header', () => {
    expect(facts(`${ENGLISH_KEYS}Language: fr\n`)).toMatchObject({ language: 'en', languageFrom: 'keys' });
  });
});

describe('the game of a document', () => {
  it.each([
    ['the header', 'Game: Yu-Gi-Oh!\n\n' + ENGLISH_KEYS, { forced: { game: 'magic' } }, 'ygo', 'header'],
    ['a command line', 'Name: A\nATK: 1\n', { forced: { game: 'magic' } }, 'magic', 'settings'],
    ['the settings', 'Name: A\nATK: 1\n', { settings: { game: 'magic' } }, 'magic', 'settings'],
    [
      'a command line before the settings',
      NEUTRAL,
      { forced: { game: 'ygo' }, settings: { game: 'magic' } },
      'ygo',
      'settings',
    ],
    ['the keys', 'Name: A\nATK: 1\nDEF: 2\nCost: {U}\n', {}, 'ygo', 'keys'],
    ['the keys', 'Nom: A\nCoût: {U}\n', {}, 'magic', 'keys'],
    ['nothing', NEUTRAL, {}, 'magic', 'default'],
    ['the keys, the header being misunderstood', 'Game: chess\n\nName: A\nATK: 1\n', {}, 'ygo', 'keys'],
  ] as const)('is taken from %s', (_name, text, options, game, gameFrom) => {
    expect(facts(text, options)).toMatchObject({ game, gameFrom });
  });
});

describe('the edition and the set of a document', () => {
  it.each([
    ['the header', 'Rules: 2007\n', { forced: { edition: 2010 } }, 2007],
    ['a command line', NEUTRAL, { forced: { edition: 2010 }, settings: { edition: 1999 } }, 2010],
    ['the settings', NEUTRAL, { settings: { edition: 1999 } }, 1999],
    ['nothing', NEUTRAL, {}, CURRENT_EDITION],
    ['the settings, the header being misunderstood', 'Rules: old\n', { settings: { edition: 1999 } }, 1999],
    [
      'the header, which says current',
      'Règles: actuelles\n',
      { settings: { edition: 1999 } },
      CURRENT_EDITION,
    ],
  ] as const)('are taken from %s', (_name, text, options, edition) => {
    expect(facts(text, options).edition).toBe(edition);
  });

  it('names the set by its code, else by its name', () => {
    expect(facts('Set: Echoes\nCode: EOS\n').set).toBe('EOS');
    expect(facts('Extension: Échos\nCode:\n').set).toBe('Échos');
    expect(facts('').set).toBe('');
  });
});

describe('declaredVocabulary', () => {
  it('reads every kind of declaration', () => {
    const text = `Sous-type: source
De: enchantement, terrain

Type de carte: relique

Super-type: ancestral

Mot-clé: Résurgence {coût}
Rappel: Exilez-la.
Sur:
  éphémère
  rituel
`;
    const { words, keywords } = declaredVocabulary(nativeFormat.parse(text), 'fr');
    expect(words).toEqual([
      { kind: 'subtype', word: 'source', language: 'fr', of: ['enchantement', 'terrain'] },
      { kind: 'card-type', word: 'relique', language: 'fr', of: [] },
      { kind: 'supertype', word: 'ancestral', language: 'fr', of: [] },
    ]);
    expect(keywords).toEqual([
      { name: 'Résurgence {coût}', language: 'fr', reminder: 'Exilez-la.', on: ['éphémère', 'rituel'] },
    ]);
  });

  it('passes over cards and declarations without a word', () => {
    const document = nativeFormat.parse('Name: A\nType: Instant\n\nSubtype:\n\nKeyword:\n');
    expect(declaredVocabulary(document, 'en')).toEqual({ words: [], keywords: [] });
  });
});
