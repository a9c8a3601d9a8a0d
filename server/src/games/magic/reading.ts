import type { Field, TypeLineNotation } from '../../model/block.js';
import type { Edition } from '../../model/edition.js';
import type { Language } from '../../model/language.js';
import type { Span } from '../../text/span.js';
import type { Sense } from './lexicon.js';
import type { OldLine, Term } from './words.js';

/** What is wrong with a word; a word has at most one fault, so that one slip gives one finding. */
export type WordFault = 'wrong-language' | 'obsolete' | 'other-type' | 'unknown';

/** A spelling that is understood but not as printed. */
export type Slip = 'case' | 'accent';

/** One word (or several that belong together) of a type line. Spans count in the field's value. */
export interface TypeWord {
  readonly span: Span;
  readonly text: string;
  /** Which side of the separator it stands on; `before` too when there is no separator. */
  readonly side: 'before' | 'after';
  /** What it was taken for; null when it is unknown. */
  readonly sense: Sense | null;
  readonly fault: WordFault | null;
  readonly slip: Slip | null;
  /** How it would be printed at this place; the same as `text` for an unknown word. */
  readonly printed: string;
}

/** What stands between the types and the subtypes, the spaces around it included. */
export interface Separator {
  readonly span: Span;
  readonly text: string;
  readonly style: 'dash' | 'colon' | 'other';
  /** Whether a card of the line's language is printed so. */
  readonly asPrinted: boolean;
}

/** Two neighbouring words of one kind that are not joined as printed. */
export interface JointFault {
  readonly between: 'types' | 'subtypes';
  readonly first: TypeWord;
  readonly second: TypeWord;
  /** What to point at. */
  readonly at: Span;
  /** What to replace, and with what. */
  readonly gap: Span;
  readonly expected: string;
}

/** A type line (or one half of `A // B`) as it was understood. */
export interface TypeLineReading {
  readonly field: Field;
  /** The stretch of the field's value that this reading is of. */
  readonly span: Span;
  readonly notation: TypeLineNotation;
  readonly language: Language;
  readonly edition: Edition;
  readonly words: readonly TypeWord[];
  readonly separator: Separator | null;
  /** Further separators after the first one. */
  readonly extraSeparators: readonly Span[];
  readonly joints: readonly JointFault[];
  /** Set when the line has the form of earlier years; its words are then not looked at one by one. */
  readonly oldLine: OldLineUse | null;
  /** No word before the separator is faulty: what follows from the card types may be relied on. */
  readonly certain: boolean;
}

export interface OldLineUse {
  readonly line: OldLine;
  readonly head: Span;
  /** What stands after the head, separators left out. */
  readonly rest: string;
  /** No longer right in the line's edition. */
  readonly obsolete: boolean;
}

/** Whether every word was taken for something, so that the line may be written anew without losing any. */
export function isUnderstood({ words }: TypeLineReading): boolean {
  return words.every(({ sense }) => sense !== null);
}

/** A line with words of the other language is to be translated as a whole; its other faults go with that. */
export function isForeignLine({ words }: TypeLineReading): boolean {
  return words.some(({ fault }) => fault === 'wrong-language');
}

/** The words that say again what an earlier one said, each with that one. */
export function repeatedWords({ words }: TypeLineReading): ReadonlyMap<TypeWord, TypeWord> {
  const seen = new Map<Term, TypeWord>();
  const repeated = new Map<TypeWord, TypeWord>();
  for (const word of words) {
    const term = word.sense?.term;
    if (term === undefined || word.fault !== null) continue;
    const earlier = seen.get(term);
    if (earlier === undefined) seen.set(term, word);
    else repeated.set(word, earlier);
  }
  return repeated;
}

/** The terms of one kind that a reading found, faulty or not, in order. */
export function termsOf(reading: TypeLineReading, kind: Term['kind']): Term[] {
  return reading.words.flatMap(({ sense }) => (sense?.term.kind === kind ? [sense.term] : []));
}
