import type { TypeLineNotation } from '../../model/block.js';
import type { Language } from '../../model/language.js';
import { capitalized } from './printed-form.js';
import type { Sense } from './lexicon.js';
import { repeatedWords, type TypeLineReading, type WordFault } from './reading.js';
import { formerTerm, frenchForms, gender, isKnownIn, rank, spelling, type Term } from './words.js';

/** The parts of a type line, whatever language they came from. */
export interface TypeLineParts {
  readonly supertypes: readonly Term[];
  readonly cardTypes: readonly Term[];
  readonly subtypes: readonly Term[];
}

/** What is printed between types and subtypes, spaces included. */
export function separatorText(language: Language): string {
  return language === 'fr' ? ' : ' : ' — ';
}

/**
 * The parts of a reading, supertypes in English order (French ones behind the noun stand the other way
 * round); a former word still right in its edition stays itself. No part is named twice.
 */
export function partsOf(reading: TypeLineReading): TypeLineParts {
  const repeated = repeatedWords(reading);
  const terms = reading.words.flatMap((word) =>
    word.sense === null || repeated.has(word) ? [] : [termOf(word.sense, word.fault)],
  );
  const ofKind = (kind: Term['kind']): Term[] => terms.filter((term) => term.kind === kind);
  const supertypes = ofKind('supertype');
  const firstOf = (kind: Term['kind']): number => terms.findIndex((term) => term.kind === kind);
  if (firstOf('supertype') > firstOf('card-type')) supertypes.reverse();
  return { supertypes, cardTypes: ofKind('card-type'), subtypes: ofKind('subtype') };
}

function termOf({ term, former }: Sense, fault: WordFault | null): Term {
  return former === null || fault === 'obsolete' ? term : formerTerm(former);
}

/**
 * Writes a type line as cards of that language print it. Null when a word has no known spelling in it, or
 * when there is no card type to build on.
 */
export function composeTypeLine(
  parts: TypeLineParts,
  language: Language,
  notation: TypeLineNotation = 'printed',
  separator: string = separatorText(language),
): string | null {
  const types = composeTypes(parts, language);
  if (types === null || parts.subtypes.some((term) => !isUsable(term, language))) return null;
  if (parts.subtypes.length === 0) return types;
  return types + (notation === 'words' ? ' ' : separator) + composeSubtypes(parts.subtypes, language);
}

/** The part before the separator: supertypes and card types in printed order; null as above. */
export function composeTypes(
  { supertypes, cardTypes }: Pick<TypeLineParts, 'supertypes' | 'cardTypes'>,
  language: Language,
): string | null {
  if (cardTypes.length === 0) return null;
  if (![...supertypes, ...cardTypes].every((term) => isUsable(term, language))) return null;
  // Only kindred goes before types without a rank of their own.
  const byRank = [...cardTypes].sort((a, b) => (rank(a) ?? 0.5) - (rank(b) ?? 0.5));
  if (language === 'en') return [...supertypes, ...byRank].map((term) => spelling(term, 'en')).join(' ');
  const nouns = byRank.filter((term) => !isAdjective(term)).reverse();
  const head = nouns[0] ?? byRank[0];
  if (head === undefined) return null;
  const adjectives = [...byRank.filter(isAdjective), ...[...supertypes].reverse()];
  const noun = nouns.map((term) => spelling(term, 'fr')).join('-');
  return capitalized(
    [noun, ...adjectives.map((term) => agreeing(term, head))].filter((word) => word !== '').join(' '),
  );
}

/** The French form of an adjective beside a noun of that gender; adjectives of one form keep it. */
export function agreeing(adjective: Term, noun: Term): string {
  const form = adjective.fr[0] ?? spelling(adjective, 'fr');
  const [masculine = form, feminine = masculine] = form.split('/');
  return gender(noun) === 'f' ? feminine : masculine;
}

/** English puts an apposed word first (`Urza's Mine`), French last (« mine d'Urza »). */
function composeSubtypes(subtypes: readonly Term[], language: Language): string {
  const apposed = subtypes.filter((term) => term.traits.includes('apposed'));
  const others = subtypes.filter((term) => !term.traits.includes('apposed'));
  const words = (terms: readonly Term[]): string[] => terms.map((term) => spelling(term, language));
  if (language === 'en') return words([...apposed, ...others]).join(' ');
  if (others.length === 0) return apposed.map((term) => term.fr.at(-1) ?? spelling(term, 'fr')).join(' ');
  return [words(others).join(' et '), ...words(apposed)].join(' ');
}

export function isAdjective(term: Term): boolean {
  return frenchForms(term).length > term.fr.length;
}

function isUsable(term: Term, language: Language): boolean {
  return isKnownIn(term, language) || term.custom || language === 'en' || term.kind === 'subtype';
}
