import type { Edition } from '../../model/edition.js';
import type { Language } from '../../model/language.js';
import type { Sense } from './lexicon.js';
import type { WordFault } from './reading.js';
import { formerTerm, isKnownIn, termId, type Term } from './words.js';

/** What a word stands among: its side, the line's language and edition, and the card types found so far. */
export interface Place {
  readonly side: 'before' | 'after';
  readonly language: Language;
  readonly edition: Edition;
  /** The card types of the line; null when they cannot be relied on, so that any subtype will do. */
  readonly cardTypes: readonly Term[] | null;
}

export interface Choice {
  readonly sense: Sense;
  readonly fault: WordFault | null;
}

/** Whether a subtype belongs to one of the card types of its line. */
export function belongs(term: Term, cardTypes: readonly Term[] | null): boolean {
  if (cardTypes === null || term.of.length === 0) return true;
  return cardTypes.some((type) => term.of.includes(termId(type)));
}

/**
 * Picks among the things a spelling may mean the one that fits its place best: right kind of word before
 * right language, a word in use before a former one, a subtype that belongs before one that does not.
 */
export function chooseSense(senses: readonly Sense[], place: Place): Choice | null {
  let best: Sense | null = null;
  let bestCost = Infinity;
  for (const sense of senses) {
    const cost = costOf(sense, place);
    if (cost < bestCost) {
      best = sense;
      bestCost = cost;
    }
  }
  return best === null ? null : { sense: best, fault: faultOf(best, place) };
}

/** The line's language may use a word when it is spelt so there, or when no spelling of its own is known. */
export function isForeign(sense: Sense, language: Language): boolean {
  return sense.language !== null && sense.language !== language && isKnownIn(sense.term, language);
}

function isOutdated(sense: Sense, edition: Edition): boolean {
  return sense.former !== null && edition > sense.former.until;
}

function costOf(sense: Sense, place: Place): number {
  const term = judged(sense);
  const onSide = (term.kind === 'subtype') === (place.side === 'after');
  const fits = term.kind !== 'subtype' || belongs(term, place.cardTypes);
  const gap = sense.language !== null && sense.language !== place.language;
  return (
    (onSide ? 0 : 32) +
    (isForeign(sense, place.language) ? 16 : 0) +
    (fits ? 0 : 24) +
    (isOutdated(sense, place.edition) ? 4 : 0) +
    (sense.former !== null ? 2 : 0) +
    (gap ? 1 : 0)
  );
}

/** A former word is judged by what it was, not by what it became. */
function judged({ term, former }: Sense): Term {
  return former === null ? term : formerTerm(former);
}

function faultOf(sense: Sense, place: Place): WordFault | null {
  if (isForeign(sense, place.language) && sense.former === null) return 'wrong-language';
  if (isOutdated(sense, place.edition)) return 'obsolete';
  const term = judged(sense);
  const stray = term.kind === 'subtype' && place.side === 'after' && !belongs(term, place.cardTypes);
  return stray ? 'other-type' : null;
}
