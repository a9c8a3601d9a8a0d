import { agreeing } from '../../games/magic/compose.js';
import { headNoun } from '../../games/magic/order.js';
import { repeatedWords } from '../../games/magic/reading.js';
import { gender, spelling } from '../../games/magic/words.js';
import { defineBlockCheck, message } from '../check.js';
import { inBlock, rewrite, typeLines } from './type-line-tools.js';

const say = {
  disagrees: message<{ word: string; noun: string; right: string }>({
    en: ({ word, noun, right }) => `"${word}" must agree with "${noun}": write "${right}".`,
    fr: ({ word, noun, right }) =>
      `«\u00A0${word}\u00A0» doit s'accorder avec «\u00A0${noun}\u00A0»\u00A0: écrivez «\u00A0${right}\u00A0».`,
  }),
};

export const agreement = defineBlockCheck({
  id: 'type-line/agreement',
  severity: 'warning',
  since: '0.1.0',
  games: ['magic'],
  rules: ['205.4a'],
  fix: 'safe',
  run(context) {
    if (context.reading.language !== 'fr') return;
    for (const reading of typeLines(context)) {
      const noun = headNoun(reading);
      if (noun === undefined) continue;
      const repeated = repeatedWords(reading);
      for (const word of reading.words) {
        const { sense } = word;
        if (sense === null || word.fault !== null || sense.gender === null || repeated.has(word)) continue;
        if (sense.gender === gender(noun)) continue;
        const right = agreeing(sense.term, noun);
        context.report({
          at: inBlock(reading, word.span),
          say: say.disagrees,
          with: { word: word.text, noun: spelling(noun, 'fr'), right },
          fixes: [rewrite(context, reading, word.span, right, true)],
        });
      }
    }
  },
});
