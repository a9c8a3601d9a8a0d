import { repeatedWords } from '../../games/magic/reading.js';
import { defineBlockCheck, message } from '../check.js';
import { inBlock, rewrite, typeLines } from './type-line-tools.js';

const say = {
  wrong: message<{ word: string; printed: string }>({
    en: ({ word, printed }) => `"${word}" is spelt "${printed}"; accents and ligatures are part of the word.`,
    fr: ({ word, printed }) =>
      `«\u00A0${word}\u00A0» s'écrit «\u00A0${printed}\u00A0»\u00A0; accents et ligatures font partie du mot.`,
  }),
};

export const accent = defineBlockCheck({
  id: 'type-line/accent',
  severity: 'warning',
  since: '0.1.0',
  games: ['magic'],
  rules: ['205.2a', '205.3'],
  fix: 'safe',
  run(context) {
    for (const reading of typeLines(context)) {
      const repeated = repeatedWords(reading);
      for (const word of reading.words) {
        if (word.slip !== 'accent' || repeated.has(word)) continue;
        context.report({
          at: inBlock(reading, word.span),
          say: say.wrong,
          with: { word: word.text, printed: word.printed },
          // A capital without its accent (« Ephémère ») is an old habit of French typography, and was printed.
          ...(sameButFirst(word.text, word.printed) ? { severity: 'hint' as const } : {}),
          fixes: [rewrite(context, reading, word.span, word.printed, true)],
        });
      }
    }
  },
});

function sameButFirst(word: string, printed: string): boolean {
  const first = word[0] ?? '';
  return first !== first.toLowerCase() && word.slice(1) === printed.slice(1);
}
