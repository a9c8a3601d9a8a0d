import { fieldOf, type Block } from '../model/block.js';
import type { CustomVocabulary } from '../model/context.js';
import type { CardDocument } from '../model/document.js';
import { CURRENT_EDITION, parseEdition, type Edition } from '../model/edition.js';
import { parseGame, type GameId } from '../model/game.js';
import { parseLanguage, type Language } from '../model/language.js';
import type { Settings } from './settings.js';

/** Where a document's game or language was taken from. */
export type Source = 'header' | 'settings' | 'keys' | 'default';

/** What a document says, or leaves to be told, about how it is to be read. */
export interface DocumentFacts {
  readonly game: GameId;
  readonly gameFrom: Source;
  readonly language: Language;
  readonly languageFrom: Source;
  readonly edition: Edition;
  readonly editionFrom: Source;
  /** The set's code, or its name, or an empty text. */
  readonly set: string;
}

/** A header value, trimmed; null when the header has no such field or it is empty. */
function headerValue(header: Block | undefined, key: string): string | null {
  const value = fieldOf(header?.faces[0], key)?.value.text.trim();
  return value === undefined || value === '' ? null : value;
}

/**
 * Reads a document's facts: its own header first, then what `forced` says (a command line). For the game
 * follow the project's settings, then the keys it uses; for the language the keys, since a project may hold
 * files in both, then the settings, then `locale`. A header value that cannot be understood
 * counts as absent (a check reports it).
 */
export function documentFacts(
  document: CardDocument,
  forced: Settings,
  settings: Settings,
  locale: Language,
): DocumentFacts {
  const header = document.blocks[0];
  const votes = { en: 0, fr: 0, magic: 0, ygo: 0 };
  for (const block of document.blocks) {
    votes.en += block.votes.en;
    votes.fr += block.votes.fr;
    votes.magic += block.votes.magic;
    votes.ygo += block.votes.ygo;
  }
  const namedLanguage = headerValue(header, 'language');
  const language = pick<Language>(
    namedLanguage === null ? null : parseLanguage(namedLanguage),
    forced.language ?? null,
    votes.en === votes.fr ? null : votes.fr > votes.en ? 'fr' : 'en',
    settings.language ?? null,
    locale,
  );
  const namedGame = headerValue(header, 'game');
  const game = pick<GameId>(
    namedGame === null ? null : parseGame(namedGame),
    forced.game ?? settings.game ?? null,
    votes.magic === votes.ygo ? null : votes.ygo > votes.magic ? 'ygo' : 'magic',
    null,
    'magic',
  );
  const namedEdition = headerValue(header, 'rules');
  const edition = pick<Edition>(
    namedEdition === null ? null : parseEdition(namedEdition),
    forced.edition ?? settings.edition ?? null,
    null,
    null,
    CURRENT_EDITION,
  );
  return {
    game: game.value,
    gameFrom: game.from,
    language: language.value,
    languageFrom: language.from,
    edition: edition.value,
    editionFrom: edition.from,
    set: headerValue(header, 'code') ?? headerValue(header, 'set') ?? '',
  };
}

function pick<T>(
  header: T | null,
  told: T | null,
  keys: T | null,
  settings: T | null,
  fallback: T,
): { value: T; from: Source } {
  if (header !== null) return { value: header, from: 'header' };
  if (told !== null) return { value: told, from: 'settings' };
  if (keys !== null) return { value: keys, from: 'keys' };
  if (settings !== null) return { value: settings, from: 'settings' };
  return { value: fallback, from: 'default' };
}

/** The words and keywords a document declares in blocks of its own. */
export function declaredVocabulary(document: CardDocument, language: Language): CustomVocabulary {
  const words: CustomVocabulary['words'][number][] = [];
  const keywords: CustomVocabulary['keywords'][number][] = [];
  for (const block of document.blocks) {
    const face = block.faces[0];
    const name = face?.fields[0]?.value.text.trim() ?? '';
    if (name === '') continue;
    if (block.kind === 'keyword') {
      const reminder = fieldOf(face, 'reminder')?.value.text ?? '';
      keywords.push({ name, language, reminder, on: listOf(fieldOf(face, 'on')?.value.text) });
    } else if (block.kind === 'subtype' || block.kind === 'card-type' || block.kind === 'supertype') {
      words.push({ kind: block.kind, word: name, language, of: listOf(fieldOf(face, 'of')?.value.text) });
    }
  }
  return { words, keywords };
}

function listOf(value: string | undefined): string[] {
  return (value ?? '')
    .split(/[,;\n]/)
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
}
