import { typeLinesOf } from '../../games/magic/type-line.js';
import type { TypeLineReading } from '../../games/magic/reading.js';
import { isCard } from '../../model/block.js';
import { nearest } from '../../text/similarity.js';
import type { Span } from '../../text/span.js';
import { candidates, lexiconOf } from '../../games/magic/lexicon.js';
import { spelling, type Term } from '../../games/magic/words.js';
import type { Language } from '../../model/language.js';
import { otherLanguage } from '../../model/language.js';
import type { ReadingContext } from '../../model/context.js';
import { message, type BlockCheckContext, type Fix } from '../check.js';

/** The type lines of a card; none for a block that is no card. */
export function typeLines({ block, reading }: BlockCheckContext): TypeLineReading[] {
  return isCard(block) ? typeLinesOf(block, reading) : [];
}

/** A stretch of the reading's field as a stretch of the block. */
export function inBlock(reading: TypeLineReading, span: Span): Span {
  return reading.field.value.toSourceSpan(span);
}

const say = {
  write: message<{ text: string }>({
    en: ({ text }) => `Write "${text}"`,
    fr: ({ text }) => `Écrire «\u00A0${text}\u00A0»`,
  }),
  remove: message<{ text: string }>({
    en: ({ text }) => `Remove "${text}"`,
    fr: ({ text }) => `Retirer «\u00A0${text}\u00A0»`,
  }),
};

/** A fix that puts `text` in place of a stretch of the line; `shown` is what its title names. */
export function rewrite(
  context: BlockCheckContext,
  reading: TypeLineReading,
  span: Span,
  text: string,
  safe: boolean,
  shown: string = text.trim(),
): Fix {
  return {
    title: context.text(say.write, { text: shown }),
    safe,
    edits: [{ span: inBlock(reading, span), newText: text }],
  };
}

/** A fix that takes a stretch of the line away. */
export function removeWord(
  context: BlockCheckContext,
  reading: TypeLineReading,
  span: Span,
  text: string,
  safe: boolean,
): Fix {
  return {
    title: context.text(say.remove, { text }),
    safe,
    edits: [{ span: inBlock(reading, span), newText: '' }],
  };
}

/** What a person may have meant by an unknown word, as the line's language spells it, the likeliest first. */
export function suggestions(
  typed: string,
  context: ReadingContext,
  preferred: (term: Term) => boolean,
  possible: (term: Term) => boolean,
): string[] {
  const lexicon = lexiconOf(context);
  const { language } = context;
  const found: string[] = [];
  const look = (spoken: Language, wanted: (term: Term) => boolean): void => {
    for (const { word, value } of nearest(typed, candidates(lexicon, spoken, wanted))) {
      const text = spoken === language ? word : spelling(value, language);
      if (!found.includes(text)) found.push(text);
    }
  };
  look(language, preferred);
  if (found.length === 0) look(language, possible);
  if (found.length === 0) look(otherLanguage(language), possible);
  return found.slice(0, 3);
}

/** Suggestions cost a comparison with every word of the game; a line with more unknown words than this gets none. */
export const MOST_SUGGESTED = 10;
