import { MAGIC_WORDS_JSON } from '../../generated/magic-words.js';
import type { Edition } from '../../model/edition.js';
import type { Language } from '../../model/language.js';

type TermKind = 'card-type' | 'supertype' | 'subtype';

/** A word of the type line, whatever language it is written in. */
export interface Term {
  readonly kind: TermKind;
  /** Spellings in each language, the usual one first; a French gap is an empty list. */
  readonly en: readonly string[];
  readonly fr: readonly string[];
  /** For a subtype, the ids of the card types it belongs to; empty means any (a project's own word). */
  readonly of: readonly string[];
  readonly traits: readonly string[];
  /** The rules to show for it. */
  readonly rules: readonly string[];
  /** Declared by the project. */
  readonly custom: boolean;
}

/** A word that type lines no longer use. */
export interface FormerWord {
  readonly language: Language;
  readonly word: string;
  readonly kind: TermKind;
  readonly of: readonly string[];
  /** The English name of the term that took its place; null when nothing did. */
  readonly becomes: string | null;
  /** The last year in which it was right. */
  readonly until: Edition;
}

/** A first word that made a whole type line in earlier years (`Summon Goblin`, « Enchanter : créature »). */
export interface OldLine {
  readonly language: Language;
  readonly head: string;
  /** Today's line; `{rest}` stands for the words after the head. */
  readonly becomes: string;
  readonly until: Edition;
}

interface MagicWords {
  readonly terms: readonly Term[];
  readonly former: readonly FormerWord[];
  readonly oldLines: readonly OldLine[];
  readonly conjunctions: readonly { readonly language: Language; readonly word: string }[];
}

let words: MagicWords | null = null;

/** The official words, from `server/data/magic/*.tsv`. */
export function magicWords(): MagicWords {
  if (words === null) {
    const read = JSON.parse(MAGIC_WORDS_JSON) as MagicWords;
    words = { ...read, terms: read.terms.map((term) => ({ ...term, custom: false })) };
  }
  return words;
}

/** A term's usual spelling in a language; the English one where the French is not known. */
export function spelling(term: Term, language: Language): string {
  if (language === 'en') return term.en[0] ?? term.fr[0] ?? '';
  return frenchForms(term)[0] ?? borrowed(term, term.en[0] ?? '');
}

/** An English word on a French line: in lower case like its neighbours (« time lord »), names and a project's own words apart. */
export function borrowed(term: Term, word: string): string {
  return term.custom || term.traits.includes('proper') ? word : word.toLowerCase();
}

/** A term's French spellings, feminine forms (`neigeux/neigeuse`) as spellings of their own. */
export function frenchForms(term: Term): readonly string[] {
  return term.fr.flatMap((form) => form.split('/'));
}

/** « de » before a French noun: `de créature`, « d'artefact ». */
export function withDe(noun: string): string {
  return /^[aeiouàâäéèêëîïôöùûüœæ]/i.test(noun) ? `d'${noun}` : `de ${noun}`;
}

/** Whether the term has a spelling of its own in a language. */
export function isKnownIn(term: Term, language: Language): boolean {
  return term[language].length > 0;
}

/** The name by which other data speak of a term: its English name in lower case. */
export function termId(term: Term): string {
  return (term.en[0] ?? term.fr[0] ?? '').toLowerCase();
}

/** The grammatical gender of a French card type, or null. */
export function gender(term: Term): 'm' | 'f' | null {
  if (term.traits.includes('f')) return 'f';
  return term.traits.includes('m') ? 'm' : null;
}

/** Where a card type stands among others on an English line, the noun last; types without a rank may stand anywhere. */
export function rank(term: Term): number | null {
  const trait = term.traits.find((candidate) => candidate.startsWith('rank='));
  return trait === undefined ? null : Number(trait.slice('rank='.length));
}

/** A former word as a term of its own, for lines of the years in which it was right. */
export function formerTerm(former: FormerWord): Term {
  const own = (language: Language): string[] => (former.language === language ? [former.word] : []);
  const { kind, of } = former;
  return { kind, en: own('en'), fr: own('fr'), of, traits: [], rules: [], custom: false };
}
