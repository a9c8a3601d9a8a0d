import damerauLevenshtein from 'damerau-levenshtein';
import type { BlockKind } from '../../model/block.js';
import { LANGUAGES, otherLanguage, type Language } from '../../model/language.js';
import { nearest, type Candidate } from '../../text/similarity.js';
import { foldKey, nativeKeys, spellings, type NativeKey } from './keys.js';
import { ownCopy } from './own-copy.js';

/**
 * The usual spelling of the known key nearest to a mistyped one, in `language` if one is near, else in
 * the other language; null when none is. Only keys that fit a block of that kind, and those that begin a
 * block; of two equally near, the fitting one.
 */
export function nearestKey(typed: string, block: string, language: Language): string | null {
  const keys = nativeKeys();
  const fitting = keys.filter((key) => fits(key, block));
  const beginning = keys.filter((key) => key.block !== null);
  const ordered = [...fitting, ...beginning];
  const folded = foldKey(typed);
  for (const tried of [language, otherLanguage(language)]) {
    const candidates: Candidate<NativeKey>[] = ordered.flatMap((key) =>
      spellings(key, tried).map((word) => ({ word: foldKey(word), value: key })),
    );
    const found = nearest(folded, candidates, 1)[0];
    if (found !== undefined) return found.value.names[tried];
  }
  return null;
}

function fits(key: NativeKey, block: string): boolean {
  const place = block === 'token' || block === 'unknown' ? 'card' : block;
  return key.where.includes('any') || key.where.includes(place);
}

/** Mistyped keys are few, but a hostile file may hold any number: what each came to is kept, up to this many. */
const MAX_KNOWN_MISSES = 2048;
const knownMisses = new Map<string, BlockKind | null>();

/**
 * The kind of block a mistyped key was most likely meant to begin (`Nmae`: a card), or null. Stricter
 * than a suggestion, since a wrong guess cuts a card in two: the first letter must be right (or swapped with
 * the second), and one slip is allowed, two from six letters on.
 */
export function nearBlockKind(typed: string): BlockKind | null {
  const folded = foldKey(typed);
  const known = knownMisses.get(folded);
  if (known !== undefined) return known;
  const kind = readMiss(folded);
  if (knownMisses.size >= MAX_KNOWN_MISSES) knownMisses.clear();
  knownMisses.set(ownCopy(folded), kind);
  return kind;
}

function readMiss(folded: string): BlockKind | null {
  let kind: BlockKind | null = null;
  let least = folded.length < 6 ? 2 : 3;
  for (const key of nativeKeys()) {
    if (key.block === null) continue;
    for (const word of foldedSpellings(key)) {
      if (!beginsAlike(folded, word)) continue;
      const steps = stepsBelow(folded, word, least);
      if (steps === null) continue;
      least = steps;
      kind = key.block;
    }
  }
  return kind;
}

function foldedSpellings(key: NativeKey): string[] {
  return LANGUAGES.flatMap((language) => spellings(key, language).map(foldKey));
}

function beginsAlike(typed: string, word: string): boolean {
  const [first = '', second = ''] = typed;
  return word.startsWith(first) || word.startsWith(second + first);
}

/** The edit distance when it is below `limit`, else null. */
function stepsBelow(a: string, b: string, limit: number): number | null {
  if (Math.abs(a.length - b.length) >= limit) return null;
  const { steps } = damerauLevenshtein(a, b);
  return steps < limit ? steps : null;
}
