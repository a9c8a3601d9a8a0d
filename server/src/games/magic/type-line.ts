import type { Block, Field } from '../../model/block.js';
import type { ReadingContext } from '../../model/context.js';
import type { Language } from '../../model/language.js';
import { fold } from '../../text/similarity.js';
import { unite, type Span } from '../../text/span.js';
import { chooseSense, isForeign, type Place } from './choose-sense.js';
import { jointFaults } from './joints.js';
import { lexiconOf, type Lexicon } from './lexicon.js';
import { isBorrowed, printedForm, slipOf } from './printed-form.js';
import type { OldLineUse, Separator, TypeLineReading, TypeWord } from './reading.js';
import { isSpace, tokenize, type Token } from './tokens.js';
import { magicWords, termId, type Term } from './words.js';

const readings = new WeakMap<
  Field,
  { readonly context: ReadingContext; readonly read: readonly TypeLineReading[] }
>();

/** The type lines of every face of a block, each half of `A // B` by itself. */
export function typeLinesOf(block: Block, context: ReadingContext): TypeLineReading[] {
  return block.faces.flatMap((face) =>
    face.fields.flatMap((field) => (field.typeLine === null ? [] : readTypeLine(field, context))),
  );
}

/**
 * Reads a type-line field. Every input gives a reading; what could not be understood is marked in it. The
 * same field in the same context is answered from memory.
 */
export function readTypeLine(field: Field, context: ReadingContext): readonly TypeLineReading[] {
  const known = readings.get(field);
  if (known?.context === context) return known.read;
  const read = halves(tokenize(field.value.text)).map((tokens) => readHalf(field, tokens, context));
  readings.set(field, { context, read });
  return read;
}

/** `Instant // Sorcery` is two lines. */
function halves(tokens: readonly Token[]): Token[][] {
  const parts: Token[][] = [[]];
  for (const token of tokens) {
    if (token.kind === 'word' && token.text === '//') parts.push([]);
    else parts.at(-1)?.push(token);
  }
  return parts.filter((part) => part.length > 0);
}

function readHalf(field: Field, raw: readonly Token[], context: ReadingContext): TypeLineReading {
  const { language, edition } = context;
  const lexicon = lexiconOf(context);
  const line = field.value.text;
  const tokens = splitCompounds(raw, lexicon);
  const span = unite(tokens[0]?.span ?? { start: 0, end: 0 }, tokens.at(-1)?.span ?? { start: 0, end: 0 });
  const cut = tokens.findIndex((token) => token.kind === 'separator');
  const left = cut < 0 ? tokens : tokens.slice(0, cut);
  const right = cut < 0 ? [] : tokens.slice(cut + 1);
  const base = { field, span, notation: field.typeLine ?? 'printed', language, edition } as const;
  const separator = cut < 0 ? null : separatorOf(line, tokens[cut], language);
  const oldLine = oldLineOf(line, tokens, lexicon, context);
  if (oldLine !== null) {
    return { ...base, words: [], separator, extraSeparators: [], joints: [], oldLine, certain: false };
  }
  const before = readSide(left, lexicon, { side: 'before', language, edition, cardTypes: null });
  const types = before.flatMap(({ sense }) => (sense?.term.kind === 'card-type' ? [sense.term] : []));
  const certain = before.every(({ fault }) => fault !== 'unknown');
  const cardTypes: readonly Term[] | null = certain && types.length > 0 ? types : null;
  const after = readSide(right, lexicon, { side: 'after', language, edition, cardTypes });
  const words = settleLanguage([...before, ...after], lexicon, context);
  const extraSeparators = right.filter((token) => token.kind === 'separator').map((token) => token.span);
  const joints = jointFaults(line, words, tokens, language);
  return { ...base, words, separator, extraSeparators, joints, oldLine: null, certain };
}

/**
 * A hyphen inside a word may join two card types (« Créature-artefact ») or stand for the separator
 * (`Sorcery-Arcane`); both are cut here. Any other word keeps its hyphen.
 */
function splitCompounds(tokens: readonly Token[], lexicon: Lexicon): Token[] {
  let separated = tokens.some((token) => token.kind === 'separator');
  return tokens.flatMap((token, index): Token[] => {
    if (token.kind !== 'word' || !token.text.includes('-') || lexicon.senses.has(fold(token.text)))
      return [token];
    const firstSeparator = tokens.findIndex((other) => other.kind === 'separator');
    if (firstSeparator >= 0 && index > firstSeparator) return [token];
    const parts = cutAtHyphens(token);
    const isType = (part: Token): boolean =>
      (lexicon.senses.get(fold(part.text)) ?? []).some(({ term }) => term.kind === 'card-type');
    const words = parts.filter((part) => part.kind === 'word');
    if (words.every(isType)) return parts;
    const types = words.findIndex((word) => !isType(word));
    if (separated || types < 1) return [token];
    separated = true;
    const hyphen = parts.indexOf(words[types] ?? token) - 1;
    const rest = unite(words[types]?.span ?? token.span, token.span);
    const subtype: Token = {
      kind: 'word',
      span: { start: words[types]?.span.start ?? rest.start, end: token.span.end },
      text: token.text.slice((words[types]?.span.start ?? 0) - token.span.start),
    };
    return [...parts.slice(0, hyphen), { ...(parts[hyphen] ?? token), kind: 'separator' }, subtype];
  });
}

function cutAtHyphens(token: Token): Token[] {
  const parts: Token[] = [];
  let start = token.span.start;
  for (const piece of token.text.split(/(-)/)) {
    const span = { start, end: start + piece.length };
    if (piece !== '') parts.push({ kind: piece === '-' ? 'joint' : 'word', span, text: piece });
    start = span.end;
  }
  return parts;
}

function separatorOf(line: string, token: Token | undefined, language: 'en' | 'fr'): Separator | null {
  if (token === undefined) return null;
  let { start, end } = token.span;
  while (isSpace(line[start - 1])) start--;
  while (isSpace(line[end])) end++;
  const style = token.text === '—' ? 'dash' : token.text === ':' ? 'colon' : 'other';
  const spaced = start < token.span.start && end > token.span.end;
  const asPrinted = spaced && (style === 'dash' || (style === 'colon' && language === 'fr'));
  return { span: { start, end }, text: line.slice(start, end), style, asPrinted };
}

/** The line as one of earlier years (`Summon Goblin`), when its first words are such a head. */
function oldLineOf(
  line: string,
  tokens: readonly Token[],
  lexicon: Lexicon,
  context: ReadingContext,
): OldLineUse | null {
  const first = tokens[0];
  if (first?.kind !== 'word') return null;
  for (const old of lexicon.oldLines) {
    // A project's own card type may have the name of an old head.
    if (lexicon.senses.has(fold(old.head))) continue;
    const length = old.head.split(' ').length;
    const head = tokens.slice(0, length);
    if (fold(head.map((token) => token.text).join(' ')) !== fold(old.head)) continue;
    const rest = tokens.slice(length).find((token) => token.kind === 'word');
    const last = tokens.at(-1) ?? first;
    const span = unite(first.span, head.at(-1)?.span ?? first.span);
    const text = rest === undefined ? '' : line.slice(rest.span.start, last.span.end);
    if (old.language !== context.language && !isSpoken(rest, old.language, lexicon)) continue;
    return { line: old, head: span, rest: text, obsolete: context.edition > old.until };
  }
  return null;
}

/** Whether a word has a meaning in that language: `Invocation` alone makes no English line a French one. */
function isSpoken(token: Token | undefined, language: Language, lexicon: Lexicon): boolean {
  const senses = token === undefined ? undefined : lexicon.senses.get(fold(token.text));
  return senses?.some((sense) => sense.language === language) === true;
}

/** Takes the words of one side, the longest spellings first; what is no spelling at all is unknown. */
function readSide(tokens: readonly Token[], lexicon: Lexicon, place: Place): TypeWord[] {
  const words: TypeWord[] = [];
  for (let at = 0; at < tokens.length;) {
    const token = tokens[at];
    if (token?.kind !== 'word') {
      at++;
      continue;
    }
    const match = longestMatch(tokens, at, lexicon, place);
    if (match !== null) {
      words.push(match.word);
      at += match.length;
    } else {
      if (!joins(token, words.at(-1), tokens[at + 1], place)) words.push(unknownWord(token, place.side));
      at++;
    }
  }
  return place.side === 'after' && hasLongSubtypes(place) ? joinUnknown(words, tokens) : words;
}

function longestMatch(
  tokens: readonly Token[],
  at: number,
  lexicon: Lexicon,
  place: Place,
): { word: TypeWord; length: number } | null {
  let most = 0;
  while (most < lexicon.longest && tokens[at + most]?.kind === 'word') most++;
  for (let length = most; length > 0; length--) {
    const taken = tokens.slice(at, at + length);
    const senses = lexicon.senses.get(fold(taken.map((token) => token.text).join(' ')));
    const choice = senses === undefined ? null : chooseSense(senses, place);
    if (choice === null) continue;
    const start = taken[0]?.span.start ?? 0;
    const span = { start, end: taken.at(-1)?.span.end ?? start };
    const text = taken.map((token) => token.text).join(' ');
    const printed = printedForm(choice.sense, place.language, place.side === 'before' && at === 0);
    const found = choice.fault === null ? slipOf(text, printed) : null;
    // No card shows how French prints a borrowed word: either case passes.
    const slip = found === 'case' && isBorrowed(choice.sense, place.language) ? null : found;
    return { word: { span, text, side: place.side, ...choice, slip, printed }, length };
  }
  return null;
}

/** Whether a word is an « et » or `and` between words it may join; before the separator supertypes have none. */
function joins(token: Token, previous: TypeWord | undefined, next: Token | undefined, place: Place): boolean {
  if (!isConjunction(token.text)) return false;
  if (place.side === 'after') return true;
  const kind = previous?.sense?.term.kind;
  return next?.kind === 'word' && kind !== undefined && kind !== 'supertype';
}

function isConjunction(text: string): boolean {
  const folded = fold(text);
  return magicWords().conjunctions.some(({ word }) => word === folded);
}

function unknownWord(token: Token, side: TypeWord['side']): TypeWord {
  const { span, text } = token;
  // A word of another script is another language's card, not a slip in this one.
  const fault = /\p{Script=Latin}/u.test(text) ? 'unknown' : null;
  return { span, text, side, sense: null, fault, slip: null, printed: text };
}

/** Subtypes may be several words in French, and in English the names of planes (205.3b). */
function hasLongSubtypes({ language, cardTypes }: Place): boolean {
  return language === 'fr' || cardTypes?.some((type) => termId(type) === 'plane') === true;
}

/**
 * Unknown neighbours with only spaces between them are one subtype; so is a word of another type right
 * beside an unknown one (« des marais »): of a subtype that is not known, any word may be part.
 */
function joinUnknown(words: readonly TypeWord[], tokens: readonly Token[]): TypeWord[] {
  const parted = new Set<number>();
  let lastWordEnd = -1;
  for (const token of tokens) {
    if (token.kind !== 'word' || isConjunction(token.text)) {
      parted.add(lastWordEnd);
    } else lastWordEnd = token.span.end;
  }
  const joined: TypeWord[] = [];
  for (const word of words) {
    const last = joined.at(-1);
    if (last !== undefined && areOneUnknown(last, word) && !parted.has(last.span.end)) {
      const text = `${last.text} ${word.text}`;
      joined[joined.length - 1] = {
        ...unknownWord({ kind: 'word', text, span: unite(last.span, word.span) }, last.side),
        fault: 'unknown',
      };
    } else joined.push(word);
  }
  return joined;
}

function areOneUnknown(first: TypeWord, second: TypeWord): boolean {
  const faults = [first.fault, second.fault];
  return faults.includes('unknown') && faults.every((fault) => fault === 'unknown' || fault === 'other-type');
}

/**
 * `Creature` in a French file is a missing accent, unless the rest of the line is English as well: then it
 * is the English word. In an English file `Créature` can only be the French one.
 */
function settleLanguage(words: readonly TypeWord[], lexicon: Lexicon, context: ReadingContext): TypeWord[] {
  const elsewhere = words.some(
    (word) => word.fault === 'wrong-language' || isSpeltForeign(word, lexicon, context),
  );
  return words.map((word) => {
    if (word.slip !== 'accent' || word.sense === null) return word;
    if (!elsewhere && context.language === 'fr') return word;
    const lower = word.text.toLowerCase();
    const foreign = lexicon.senses
      .get(fold(word.text))
      ?.find((sense) => isForeign(sense, context.language) && sense.text.toLowerCase() === lower);
    return foreign === undefined ? word : { ...word, sense: foreign, fault: 'wrong-language', slip: null };
  });
}

/** A word both languages share, written as only the other one prints it (`Dragon` in a French file). */
function isSpeltForeign(word: TypeWord, lexicon: Lexicon, { language }: ReadingContext): boolean {
  if (word.slip !== 'case') return false;
  const senses = lexicon.senses.get(fold(word.text)) ?? [];
  return senses.some((sense) => isForeign(sense, language) && sense.text === word.text);
}

/** The span of a reading's words before the separator; empty when there are none. */
export function typesSpan(reading: TypeLineReading): Span {
  const words = reading.words.filter(({ side }) => side === 'before');
  const first = words[0];
  const last = words.at(-1);
  return first === undefined || last === undefined
    ? { start: reading.span.start, end: reading.span.start }
    : unite(first.span, last.span);
}
