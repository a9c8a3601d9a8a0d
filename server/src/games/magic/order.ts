import { repeatedWords, type TypeLineReading, type TypeWord } from './reading.js';
import { gender, rank, type Term } from './words.js';
import { isAdjective } from './compose.js';

/** The year in which « dragon légendaire » after the separator gave way to « Créature légendaire ». */
const ADJECTIVE_AFTER_SUBTYPE_UNTIL = 2004;

/** The first word that does not stand where the language prints it, or null; a repeated word is not looked at. */
export function misplacedWord(reading: TypeLineReading): TypeWord | null {
  const { language, separator, edition } = reading;
  const repeated = repeatedWords(reading);
  const words = reading.words.filter((word) => !repeated.has(word));
  const before = words.filter(({ side }) => side === 'before');
  const after = words.filter(({ side }) => side === 'after');
  const strayed = after.find(
    ({ sense, fault }) =>
      sense !== null &&
      fault !== 'obsolete' &&
      sense.term.kind !== 'subtype' &&
      sense.former === null &&
      !(sense.term.kind === 'supertype' && edition <= ADJECTIVE_AFTER_SUBTYPE_UNTIL),
  );
  if (strayed !== undefined) return strayed;
  const typeAt = (from: number): boolean =>
    before.slice(from).some(({ sense }) => sense?.term.kind === 'card-type');
  for (const [index, word] of before.entries()) {
    const term = word.sense?.term;
    if (term === undefined) continue;
    if (term.kind === 'subtype' && (separator !== null || typeAt(index))) return typeAt(0) ? word : null;
    const previous = before[index - 1]?.sense?.term;
    if (
      language === 'en'
        ? misplacedInEnglish(term, previous)
        : misplacedInFrench(term, typeAt(index + 1), previous)
    ) {
      return word;
    }
  }
  return null;
}

/** English: supertypes, then card types with the noun last. */
function misplacedInEnglish(term: Term, previous: Term | undefined): boolean {
  if (previous?.kind !== 'card-type') return false;
  if (term.kind === 'supertype') return true;
  return term.kind === 'card-type' && outranks(previous, term);
}

/** French: the noun first, other types behind it, then the adjectives. */
function misplacedInFrench(term: Term, typeFollows: boolean, previous: Term | undefined): boolean {
  if (term.kind === 'supertype') return typeFollows;
  if (term.kind !== 'card-type' || previous?.kind !== 'card-type') return false;
  return !isAdjective(term) && !isAdjective(previous) && outranks(term, previous);
}

function outranks(a: Term, b: Term): boolean {
  const [high, low] = [rank(a), rank(b)];
  return high !== null && low !== null && high > low;
}

/** The French noun that adjectives agree with: the line's first card type that is one, or undefined. */
export function headNoun(reading: TypeLineReading): Term | undefined {
  return reading.words
    .map(({ sense }) => sense?.term)
    .find((term) => term?.kind === 'card-type' && !isAdjective(term) && gender(term) !== null);
}
