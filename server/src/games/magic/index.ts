import { fieldOf, type Block, type Field } from '../../model/block.js';
import type { ReadingContext } from '../../model/context.js';
import { fold } from '../../text/similarity.js';
import { touches } from '../../text/span.js';
import type { Game, PlacedWord, WordInfo } from '../game.js';
import { lexiconOf } from './lexicon.js';
import { magicRule, magicRules } from './rule-book.js';
import { readTypeLine, typeLinesOf } from './type-line.js';
import { termInfo } from './word-info.js';

export const magic: Game = {
  id: 'magic',
  name: { en: 'Magic: The Gathering', fr: "Magic\u00A0: l'assemblée" },
  wordAt,
  lookUp,
  rule: magicRule,
  rules: magicRules,
  tallies,
  mayRepeat: isBasicLand,
};

function wordAt(field: Field, offset: number, context: ReadingContext): PlacedWord | null {
  if (field.typeLine === null) return null;
  for (const reading of readTypeLine(field, context)) {
    for (const word of reading.words) {
      if (word.sense === null || !touches(word.span, offset)) continue;
      return { span: word.span, info: termInfo(word.sense.term, word.sense.former, context) };
    }
  }
  return null;
}

/** Every term of that name in either language, words of today before former ones. */
function lookUp(name: string, context: ReadingContext): WordInfo[] {
  const senses = lexiconOf(context).senses.get(fold(name.trim())) ?? [];
  const seen = new Set<unknown>();
  return [...senses]
    .sort((a, b) => Number(a.former !== null) - Number(b.former !== null))
    .filter(({ term }) => !seen.has(term) && seen.add(term))
    .map(({ term, former }) => termInfo(term, former, context));
}

/** Which separators a set's French cards use, to tell when it mixes them; a line in English is another matter. */
function tallies(block: Block, context: ReadingContext): string[] {
  if (context.language !== 'fr') return [];
  return typeLinesOf(block, context).flatMap(({ separator, words }) => {
    const french = words.every(({ fault }) => fault !== 'wrong-language');
    return separator?.asPrinted === true && french ? [`separator:fr:${separator.style}`] : [];
  });
}

function isBasicLand(block: Block, context: ReadingContext): boolean {
  const field = fieldOf(block.faces[0], 'type');
  if (field === undefined) return false;
  return readTypeLine(field, context).some(({ words }) =>
    words.some(({ sense }) => sense?.term.en[0] === 'Basic'),
  );
}
