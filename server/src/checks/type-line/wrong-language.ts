import { composeTypeLine, partsOf } from '../../games/magic/compose.js';
import type { TypeLineReading, TypeWord } from '../../games/magic/reading.js';
import { capitalized } from '../../games/magic/printed-form.js';
import { spelling } from '../../games/magic/words.js';
import { unite } from '../../text/span.js';
import { defineBlockCheck, message, type BlockCheckContext, type Fix } from '../check.js';
import { inBlock, rewrite, typeLines } from './type-line-tools.js';

const say = {
  french: message<{ words: string }>({
    en: ({ words }) => `"${words}" is French, and this file is in English.`,
    fr: ({ words }) => `«\u00A0${words}\u00A0» est en français, et ce fichier est en anglais.`,
  }),
  english: message<{ words: string }>({
    en: ({ words }) => `"${words}" is English, and this file is in French.`,
    fr: ({ words }) => `«\u00A0${words}\u00A0» est en anglais, et ce fichier est en français.`,
  }),
};

export const wrongLanguage = defineBlockCheck({
  id: 'type-line/wrong-language',
  severity: 'warning',
  since: '0.1.0',
  games: ['magic'],
  rules: ['205.1'],
  fix: 'suggested',
  run(context) {
    for (const reading of typeLines(context)) {
      const foreign = reading.words.filter(({ fault }) => fault === 'wrong-language');
      const [first] = foreign;
      const last = foreign.at(-1);
      if (first === undefined || last === undefined) continue;
      // A line in the other language is one fault, from its first foreign word to its last.
      const span = unite(first.span, last.span);
      const words = reading.field.value.text.slice(span.start, span.end);
      context.report({
        at: inBlock(reading, span),
        say: reading.language === 'fr' ? say.english : say.french,
        with: { words },
        fixes: fixes(context, reading, foreign),
      });
    }
  },
});

/** The whole line translated; where that cannot be, the one foreign word by itself. */
function fixes(context: BlockCheckContext, reading: TypeLineReading, foreign: readonly TypeWord[]): Fix[] {
  const understood = reading.words.every(({ fault }) => fault !== 'unknown' && fault !== 'obsolete');
  const line = understood ? composeTypeLine(partsOf(reading), reading.language, reading.notation) : null;
  if (line !== null) return [rewrite(context, reading, reading.span, line, false)];
  const [word] = foreign;
  if (foreign.length !== 1 || word?.sense == null) return [];
  const text = spelling(word.sense.term, reading.language);
  const first = word === reading.words[0] && reading.language === 'fr';
  return [rewrite(context, reading, word.span, first ? capitalized(text) : text, false)];
}
