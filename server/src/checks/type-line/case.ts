import { misplacedWord } from '../../games/magic/order.js';
import { isForeignLine, repeatedWords } from '../../games/magic/reading.js';
import { defineBlockCheck, message } from '../check.js';
import { inBlock, rewrite, typeLines } from './type-line-tools.js';

/** French cards printed subtypes with a capital until then. */
const FRENCH_CAPITALS_UNTIL = 2003;

const say = {
  wrong: message<{ word: string; printed: string }>({
    en: ({ word, printed }) => `Cards print "${printed}", not "${word}".`,
    fr: ({ word, printed }) =>
      `Sur les cartes, on lit «\u00A0${printed}\u00A0» et non «\u00A0${word}\u00A0».`,
  }),
};

export const wrongCase = defineBlockCheck({
  id: 'type-line/case',
  severity: 'hint',
  since: '0.1.0',
  games: ['magic'],
  rules: ['205.3b'],
  fix: 'safe',
  run(context) {
    for (const reading of typeLines(context)) {
      if (reading.language === 'fr' && reading.edition <= FRENCH_CAPITALS_UNTIL) continue;
      // A word at the wrong place has the capitals of that place; moving it is the one fault to report.
      if (misplacedWord(reading) !== null || isForeignLine(reading)) continue;
      const repeated = repeatedWords(reading);
      for (const word of reading.words) {
        if (word.slip !== 'case' || repeated.has(word)) continue;
        context.report({
          at: inBlock(reading, word.span),
          say: say.wrong,
          with: { word: word.text, printed: word.printed },
          fixes: [rewrite(context, reading, word.span, word.printed, true)],
        });
      }
    }
  },
});
