import type { Block, Field } from '../model/block.js';
import type { ReadingContext } from '../model/context.js';
import type { GameId } from '../model/game.js';
import type { Localized } from '../model/language.js';
import type { Span } from '../text/span.js';

/** One rule of a rule book, in our own words. */
export interface Rule {
  readonly number: string;
  readonly title: Localized;
  /** One entry a paragraph. */
  readonly text: Localized<readonly string[]>;
  /** Numbers of related rules. */
  readonly see: readonly string[];
  /** Numbers it had in earlier years. */
  readonly formerly: readonly string[];
}

/** What a game can say of a word on a card. */
export interface WordInfo {
  /** The word as the game spells it in each language; null where no printed word is known. */
  readonly names: Readonly<Record<'en' | 'fr', string | null>>;
  /** What kind of word it is ("creature type", « type de créature »). */
  readonly kind: Localized;
  /** Facts about it, a Markdown paragraph each, our own words. */
  readonly notes: Localized<readonly string[]>;
  /** The rules it rests on, the most telling first. */
  readonly rules: readonly string[];
}

/** A word found at a place of a field's value; the span counts in the value's text. */
export interface PlacedWord {
  readonly span: Span;
  readonly info: WordInfo;
}

/** One game. A game knows no format: it reads the words of fields, wherever they came from. */
export interface Game {
  readonly id: GameId;
  readonly name: Localized;
  /** The word at an offset of a field's value, or null. */
  wordAt(field: Field, offset: number, context: ReadingContext): PlacedWord | null;
  /** Everything the game knows under a name, in either language; empty when nothing. */
  lookUp(name: string, context: ReadingContext): readonly WordInfo[];
  /** A rule by its number, or null. */
  rule(number: string): Rule | null;
  /** Every rule, in the order of the book. */
  rules(): readonly Rule[];
  /** Things of a block that are counted over a whole project (`separator:fr:colon`), for checks on consistency. */
  tallies(block: Block, context: ReadingContext): readonly string[];
  /** True for cards of which a set may hold several under one name (basic lands). */
  mayRepeat(block: Block, context: ReadingContext): boolean;
}
