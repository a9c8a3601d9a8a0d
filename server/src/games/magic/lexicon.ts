import type { CustomVocabulary, CustomWord, ReadingContext } from '../../model/context.js';
import type { Language } from '../../model/language.js';
import { fold, type Candidate } from '../../text/similarity.js';
import {
  formerTerm,
  frenchForms,
  magicWords,
  spelling,
  termId,
  type FormerWord,
  type OldLine,
  type Term,
} from './words.js';

/** One thing a spelling may mean. */
export interface Sense {
  readonly term: Term;
  /** The language of this spelling; null when it is the same word in both. */
  readonly language: Language | null;
  /** The spelling as it is printed inside a line. */
  readonly text: string;
  /** For a French adjective, the gender of this form; null when it has one form only. */
  readonly gender: 'm' | 'f' | null;
  /** Set when the word is no longer in use; `term` is then what it became, or a stand-in of the same kind. */
  readonly former: FormerWord | null;
}

/** All the spellings that mean something on a type line, for one vocabulary. */
export interface Lexicon {
  /** By folded spelling. */
  readonly senses: ReadonlyMap<string, readonly Sense[]>;
  /** The most words a spelling has. */
  readonly longest: number;
  readonly terms: readonly Term[];
  readonly oldLines: readonly OldLine[];
}

const lexicons = new WeakMap<CustomVocabulary, Lexicon>();

/** The official words and the project's own; kept as long as the vocabulary is the same object. */
export function lexiconOf({ vocabulary }: Pick<ReadingContext, 'vocabulary'>): Lexicon {
  const known = lexicons.get(vocabulary);
  if (known !== undefined) return known;
  const lexicon = build(vocabulary);
  lexicons.set(vocabulary, lexicon);
  return lexicon;
}

/** The official term of that English name and kind, or undefined. */
export function officialTerm(name: string, kind?: Term['kind']): Term | undefined {
  const id = name.toLowerCase();
  return magicWords().terms.find((term) => termId(term) === id && (kind === undefined || term.kind === kind));
}

function build(vocabulary: CustomVocabulary): Lexicon {
  const { terms: official, former, oldLines } = magicWords();
  const senses = new Map<string, Sense[]>();
  let longest = 1;
  const add = (sense: Sense): void => {
    const key = fold(sense.text);
    longest = Math.max(longest, key.split(' ').length);
    const list = senses.get(key);
    if (list === undefined) senses.set(key, [sense]);
    else list.push(sense);
  };
  const custom = vocabulary.words.map((word) => customTerm(word, official));
  const terms = [...custom, ...official];
  for (const term of terms) for (const sense of sensesOf(term)) add(sense);
  for (const word of former) {
    const term = (word.becomes === null ? undefined : officialTerm(word.becomes)) ?? formerTerm(word);
    add({ term, language: word.language, text: word.word, gender: null, former: word });
  }
  return { senses, longest, terms, oldLines };
}

function sensesOf(term: Term): Sense[] {
  const english = term.en.map((text): Sense => {
    const shared = term.custom && term.fr.includes(text) ? null : 'en';
    return { term, language: shared, text, gender: null, former: null };
  });
  const french = term.fr.flatMap((form): Sense[] => {
    const [masculine = form, feminine] = form.split('/');
    if (feminine === undefined) return [{ term, language: 'fr', text: form, gender: null, former: null }];
    return [
      { term, language: 'fr', text: masculine, gender: 'm', former: null },
      { term, language: 'fr', text: feminine, gender: 'f', former: null },
    ];
  });
  return [...english, ...french.filter((sense) => !(term.custom && term.en.includes(sense.text)))];
}

/** What a project declares; the card types a subtype belongs to may be named in either language. */
function customTerm(word: CustomWord, official: readonly Term[]): Term {
  const of = word.of.flatMap((name) => {
    const type = official.find(
      (term) =>
        term.kind === 'card-type' &&
        [...term.en, ...frenchForms(term)].some((form) => fold(form) === fold(name)),
    );
    return [type === undefined ? name.toLowerCase() : termId(type)];
  });
  const creature = of.includes('creature') && !of.includes('kindred') ? ['kindred'] : [];
  return {
    kind: word.kind,
    en: word.language === 'fr' ? [] : [word.word],
    fr: word.language === 'en' ? [] : [word.word],
    of: [...of, ...creature],
    traits: [],
    rules: [],
    custom: true,
  };
}

/** Words to suggest for a mistyped one: those of the wanted kinds, the language's own spellings first. */
export function candidates(
  lexicon: Lexicon,
  language: Language,
  wanted: (term: Term) => boolean,
): Candidate<Term>[] {
  return allCandidates(lexicon, language).filter(({ value }) => wanted(value));
}

const spelt = new WeakMap<Lexicon, Map<Language, readonly Candidate<Term>[]>>();

/** Every term as the language spells it, folded once for all comparisons. */
function allCandidates(lexicon: Lexicon, language: Language): readonly Candidate<Term>[] {
  const known = spelt.get(lexicon) ?? new Map<Language, readonly Candidate<Term>[]>();
  spelt.set(lexicon, known);
  let all = known.get(language);
  if (all === undefined) {
    all = lexicon.terms.flatMap((term) => {
      const forms = language === 'fr' ? frenchForms(term) : term.en;
      const words = forms.length > 0 ? forms : [spelling(term, language)];
      return words.map((word) => ({ word, value: term, folded: fold(word) }));
    });
    known.set(language, all);
  }
  return all;
}
