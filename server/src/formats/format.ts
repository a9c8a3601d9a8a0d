import type { CardDocument, TextChange } from '../model/document.js';
import type { Language, Localized } from '../model/language.js';

/** What a person may ask about a key of the format. */
export interface KeyInfo {
  readonly id: string;
  /** Its spelling in each language. */
  readonly names: Localized;
  /** The kinds of block it stands in; `any` is every kind, and `card` stands for tokens too. */
  readonly where: readonly string[];
  /** The values it usually takes, as each language spells them; none for free text. */
  readonly values: readonly Localized[];
  /** What it holds, in our words. */
  readonly description: Localized;
  /** What a value looks like. */
  readonly example: Localized;
}

/** One file format. A format knows no game: it says where the fields are, not what their words mean. */
export interface CardFormat {
  readonly id: string;
  /** The VS Code language id. */
  readonly languageId: string;
  /** File name endings, with the dot, lower case. */
  readonly extensions: readonly string[];
  /** Reads a whole text. Never throws. */
  parse(text: string): CardDocument;
  /**
   * Reads a text again after one change, keeping every block the change did not touch as the same object.
   * The result equals `parse(text)`. `text` is the text after the change.
   */
  update(previous: CardDocument, text: string, change: TextChange): CardDocument;
  /** A whole line (with `\n`) that silences the given checks on the line that follows it. */
  suppressionLine(ids: readonly string[], indent: string): string;
  /** What a key is, by its id; null for an unknown one. */
  key(id: string): KeyInfo | null;
  /** The known key nearest to a mistyped one (spelling of the language first), or null when none is near. */
  nearestKey(typed: string, block: string, language: Language): string | null;
  /** The text of a new block declaring a custom word, ready to be appended to a file of that language. */
  declaration(
    kind: 'subtype' | 'card-type' | 'supertype',
    word: string,
    of: string | null,
    language: Language,
  ): string;
}
