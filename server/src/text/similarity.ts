import damerauLevenshtein from 'damerau-levenshtein';

/** Longer words are not compared: no word of a card game comes near it, and the cost grows with the square. */
const MAX_LENGTH = 48;

/** A text in lower case without accents, ligatures or curly apostrophes: how words are compared loosely. */
export function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mn}+/gu, '')
    .toLowerCase()
    .replace(/œ/g, 'oe')
    .replace(/æ/g, 'ae')
    .replace(/[’ʼ‘`´]/g, "'");
}

export interface Candidate<T> {
  readonly word: string;
  readonly value: T;
  /** The word folded, by whoever keeps the candidate for many comparisons. */
  readonly folded?: string;
}

/**
 * The candidates near enough to a mistyped word to be meant by it, the likeliest first: edit distance with
 * transpositions on folded text, a plural or an accent counting as almost nothing; ties go to the candidate
 * with the same first letter, then to the order given. Never more than `limit`, none much farther than the
 * best; empty when none is near.
 */
export function nearest<T>(typed: string, candidates: Iterable<Candidate<T>>, limit = 3): Candidate<T>[] {
  const wanted = fold(typed);
  if (wanted.length === 0 || wanted.length > MAX_LENGTH) return [];
  const allowed = wanted.length <= 3 ? 1 : wanted.length <= 6 ? 2 : 3;
  const letters = lettersOf(wanted);
  const found: { candidate: Candidate<T>; score: number; order: number }[] = [];
  let order = 0;
  for (const candidate of candidates) {
    order++;
    const word = candidate.folded ?? fold(candidate.word);
    if (Math.abs(word.length - wanted.length) > allowed) continue;
    // Each letter that only one of them has costs a step: most words of a game are told apart by this alone.
    if (missing(letters, lettersOf(word)) > allowed) continue;
    const steps = distance(wanted, word);
    if (steps > allowed || steps * 2 > Math.max(wanted.length, word.length) + 1) continue;
    const strangerStart = word.startsWith(wanted.charAt(0)) ? 0 : 0.5;
    found.push({ candidate, score: steps + strangerStart, order });
  }
  found.sort((a, b) => a.score - b.score || a.order - b.order);
  const best = found[0]?.score ?? 0;
  const unique: Candidate<T>[] = [];
  for (const { candidate, score } of found) {
    if (unique.length === limit || score > best + 0.5) break;
    if (!unique.some((known) => known.word === candidate.word)) unique.push(candidate);
  }
  return unique;
}

function distance(a: string, b: string): number {
  if (a === b) return 0;
  if (a === `${b}s` || b === `${a}s`) return 0.5;
  return damerauLevenshtein(a, b).steps;
}

/** The letters of a folded word as a set of bits; signs and other scripts share one bit. */
function lettersOf(word: string): number {
  let letters = 0;
  for (let i = 0; i < word.length; i++) {
    const letter = word.charCodeAt(i) - 97;
    letters |= 1 << (letter >= 0 && letter < 26 ? letter : 26);
  }
  return letters;
}

/** How many letters the one has and the other lacks, the larger of the two ways round. */
function missing(a: number, b: number): number {
  return Math.max(bits(a & ~b), bits(b & ~a));
}

function bits(set: number): number {
  let count = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) count++;
  return count;
}
