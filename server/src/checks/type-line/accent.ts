import { defineBlockCheck, message } from '../check.js';
import { inBlock, rewrite, typeLines } from './type-line-tools.js';

const say = {
  wrong: message<{ word: string; printed: string }>({
    en: ({ word, printed }) => `The accents of "${word}" are not those of "${printed}".`,
    fr: ({ word, printed }) =>
      `Les accents de «\u00A0${word}\u00A0» ne sont pas ceux de «\u00A0${printed}\u00A0».`,
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
      for (const word of reading.words) {
        if (word.slip !== 'accent') continue;
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
