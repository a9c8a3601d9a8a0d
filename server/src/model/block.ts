import type { MappedText } from '../text/mapped-text.js';
import type { Span } from '../text/span.js';
import type { GameId } from './game.js';
import type { Language } from './language.js';

/**
 * What a block is. `header` is what stands before the first block; `unknown` is a block whose first key
 * is a near miss of a block key (`Nmae`), read like a card so that its faults stay its own.
 */
export type BlockKind =
  'header' | 'card' | 'token' | 'subtype' | 'card-type' | 'supertype' | 'keyword' | 'unknown';

/** How a type line is written: as the cards of the file's language print it, or in plain words without a separator. */
export type TypeLineNotation = 'printed' | 'words';

/**
 * One block of a file: the unit that is re-read when it is edited.
 *
 * Every span inside a block counts from the block's own first character, so that an edit in one block
 * leaves all the others, and everything computed from them, untouched. `CardDocument.starts` says where
 * the blocks stand in the file.
 */
export interface Block {
  readonly kind: BlockKind;
  /** The block's exact source text, up to the first character of the next block. */
  readonly text: string;
  /** A card's faces, at least one; declarations and the header have exactly one. */
  readonly faces: readonly Face[];
  readonly problems: readonly SyntaxProblem[];
  readonly directives: readonly Directive[];
  /** How many of the block's keys belong to one language or one game only: a file that names neither goes by them. */
  readonly votes: Readonly<Record<Language | GameId, number>>;
}

/** One face of a card: what stands between two face separators. */
export interface Face {
  readonly fields: readonly Field[];
  /** The face's lines, separator not counted. */
  readonly span: Span;
  /** The separator line before this face; null for the first one. */
  readonly separator: Span | null;
}

export interface Field {
  /** The key's id (`name`, `cost`, `type`, `text`…); null for a key the format does not have. */
  readonly key: string | null;
  /** The key as it is written. */
  readonly keyText: string;
  readonly keySpan: Span;
  /** The language this spelling of the key belongs to; null when it is the same in both, or unknown. */
  readonly keyLanguage: Language | null;
  /** The value with its indentation dropped, paragraphs joined by `\n`; maps back to block offsets. */
  readonly value: MappedText;
  /** From the value's first to its last source character; empty, just after the colon, when there is none. */
  readonly valueSpan: Span;
  /** Key, colon and value. */
  readonly span: Span;
  /** For a type line, how it is written; null on every other field. */
  readonly typeLine: TypeLineNotation | null;
}

/** What the format could not read; each is reported by the check of that name. */
export interface SyntaxProblem {
  readonly kind: 'misplaced-line';
  readonly span: Span;
}

/** A suppression comment. */
export interface Directive {
  readonly kind: 'disable-next-line' | 'disable-line' | 'disable' | 'enable' | 'disable-file';
  /** The directive itself, without the comment sign. */
  readonly span: Span;
  /** The check ids named, each at its place; none means every check. */
  readonly ids: readonly { readonly id: string; readonly span: Span }[];
}

/** The first field of a face with this key, or undefined. */
export function fieldOf(face: Face | undefined, key: string): Field | undefined {
  return face?.fields.find((field) => field.key === key);
}

/** True for the blocks that hold a card: cards, tokens, and blocks meant as one. */
export function isCard(block: Block): boolean {
  return block.kind === 'card' || block.kind === 'token' || block.kind === 'unknown';
}

/** The name of a card, a token or a declaration as written, or null. */
export function nameOf(block: Block): string | null {
  const name = block.faces[0]?.fields[0]?.value.text.trim();
  return block.kind === 'header' || name === undefined || name === '' ? null : name;
}
