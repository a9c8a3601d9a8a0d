import type { Edition } from './edition.js';
import type { GameId } from './game.js';
import type { Language } from './language.js';

/** A type word a project declares, as good as an official one. */
export interface CustomWord {
  readonly kind: 'subtype' | 'card-type' | 'supertype';
  readonly word: string;
  /** The language it belongs to; null for both. */
  readonly language: Language | null;
  /** For a subtype, the card types it belongs to as the project wrote them; empty means any. */
  readonly of: readonly string[];
}

/** A keyword a project declares; `{…}` in its name marks parameters. */
export interface CustomKeyword {
  readonly name: string;
  readonly language: Language | null;
  readonly reminder: string;
  readonly on: readonly string[];
}

export interface CustomVocabulary {
  readonly words: readonly CustomWord[];
  readonly keywords: readonly CustomKeyword[];
}

export const NO_VOCABULARY: CustomVocabulary = { words: [], keywords: [] };

/**
 * All that the reading of a card depends on besides its text. Contexts are compared by identity: whoever
 * makes them keeps the same object while nothing in it changed, so that readings can be kept by it.
 */
export interface ReadingContext {
  readonly game: GameId;
  readonly language: Language;
  readonly edition: Edition;
  readonly vocabulary: CustomVocabulary;
}
