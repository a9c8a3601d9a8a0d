import type { CardFormat } from '../formats/format.js';
import type { Block } from '../model/block.js';
import type { ReadingContext } from '../model/context.js';
import type { GameId } from '../model/game.js';
import type { Language } from '../model/language.js';
import type { Severity } from '../model/severity.js';
import type { Span } from '../text/span.js';
import type { ProjectDocument } from '../workspace/project.js';
import type { ProjectIndex } from '../workspace/project-index.js';

/** A message in every language, with the parameters it is filled with. */
export interface Message<P> {
  readonly en: (params: P) => string;
  readonly fr: (params: P) => string;
}

/** Gives a message its parameter type: `message<{ word: string }>({ en: …, fr: … })`. */
export function message<P>(texts: Message<P>): Message<P> {
  return texts;
}

/** One replacement in the text; the span counts from wherever the finding's own span counts. */
export interface Edit {
  readonly span: Span;
  readonly newText: string;
}

export interface Fix {
  readonly title: string;
  /** Never changes what a card does: fix-all applies it unasked. */
  readonly safe: boolean;
  readonly edits: readonly Edit[];
  /** The fix is to write the file anew as UTF-8; there is no edit. */
  readonly reencode?: boolean;
}

/** A word the project may declare as its own instead of changing it. */
export interface Declarable {
  readonly kind: 'subtype' | 'card-type' | 'supertype';
  readonly word: string;
  /** For a subtype, the English name of the card type it would belong to; null when none is known. */
  readonly of: string | null;
}

/** Another place a finding speaks of. */
export interface Related {
  readonly uri: string;
  /** Offsets in that file. */
  readonly span: Span;
  readonly message: string;
}

/** What a check reports. Spans count from the block's start for card checks, from the file's for document checks. */
export interface Finding {
  readonly span: Span;
  readonly message: string;
  readonly severity: Severity;
  readonly fixes: readonly Fix[];
  readonly rules: readonly string[];
  readonly related: readonly Related[];
  readonly declarable: Declarable | null;
}

/** How a check hands in a finding; what is left out comes from the check's own declaration. */
export interface Report<P> {
  readonly at: Span;
  readonly say: Message<P>;
  readonly with: P;
  readonly severity?: Severity;
  readonly rules?: readonly string[];
  readonly fixes?: readonly Fix[];
  readonly related?: readonly Related[];
  readonly declarable?: Declarable;
}

interface Reporter {
  /** The language findings are written in. */
  readonly language: Language;
  report<P>(finding: Report<P>): void;
  /** A text in the language of the findings, for fix titles. */
  text<P>(say: Message<P>, params: P): string;
}

/** What a check of one block sees. All spans are offsets in the block. */
export interface BlockCheckContext extends Reporter {
  readonly block: Block;
  readonly reading: ReadingContext;
  readonly format: CardFormat;
}

/** What a check of a whole document sees. All spans are offsets in the document's text. */
export interface DocumentCheckContext extends Reporter {
  readonly entry: ProjectDocument;
  readonly index: ProjectIndex;
  /** Another document of the project, to say where something stands. */
  other(uri: string): ProjectDocument | null;
}

interface CheckBase {
  /** `thing/what-is-wrong`; a contract with everyone who configures or suppresses it. */
  readonly id: `${string}/${string}`;
  readonly severity: Severity;
  /** The release that brought it. */
  readonly since: string;
  /** The games whose cards it reads; absent for every game. */
  readonly games?: readonly GameId[];
  /** The rules it rests on, current numbers, the most telling first. */
  readonly rules: readonly string[];
  /** Whether its fixes may be applied unasked, only asked, either, or there are none. */
  readonly fix: 'safe' | 'suggested' | 'both' | 'none';
}

/** A check that needs one block only; its findings are kept until the block or its context changes. */
export interface BlockCheck extends CheckBase {
  readonly scope: 'block';
  run(context: BlockCheckContext): void;
}

/** A check that looks across the blocks of a document or a project. */
export interface DocumentCheck extends CheckBase {
  readonly scope: 'document';
  run(context: DocumentCheckContext): void;
}

export type Check = BlockCheck | DocumentCheck;

export function defineBlockCheck(check: Omit<BlockCheck, 'scope'>): BlockCheck {
  return { ...check, scope: 'block' };
}

export function defineDocumentCheck(check: Omit<DocumentCheck, 'scope'>): DocumentCheck {
  return { ...check, scope: 'document' };
}
