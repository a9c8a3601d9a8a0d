import { repeatedWords, type TypeLineReading, type TypeWord } from '../../games/magic/reading.js';
import { fold } from '../../text/similarity.js';
import type { Span } from '../../text/span.js';
import { defineBlockCheck, message } from '../check.js';
import { inBlock, removeWord, typeLines } from './type-line-tools.js';

const say = {
  twice: message<{ word: string }>({
    en: ({ word }) => `"${word}" is on this line already; once is enough.`,
    fr: ({ word }) => `«\u00A0${word}\u00A0» figure déjà sur cette ligne\u00A0; une fois suffit.`,
  }),
  alias: message<{ word: string; earlier: string }>({
    en: ({ word, earlier }) =>
      `"${word}" is another name for "${earlier}", which is on this line already; once is enough.`,
    fr: ({ word, earlier }) =>
      `«\u00A0${word}\u00A0» est un autre nom de «\u00A0${earlier}\u00A0», qui figure déjà sur cette ligne\u00A0; une fois suffit.`,
  }),
};

export const duplicateWord = defineBlockCheck({
  id: 'type-line/duplicate-word',
  severity: 'warning',
  since: '0.1.0',
  games: ['magic'],
  rules: ['205.1'],
  fix: 'safe',
  run(context) {
    for (const reading of typeLines(context)) {
      const repeated = repeatedWords(reading);
      for (const [index, word] of reading.words.entries()) {
        const earlier = repeated.get(word)?.text;
        if (earlier === undefined) continue;
        const at = inBlock(reading, word.span);
        const fixes = [removeWord(context, reading, withJoint(reading, index, word), word.text, true)];
        if (fold(earlier) === fold(word.text))
          context.report({ at, say: say.twice, with: { word: word.text }, fixes });
        else context.report({ at, say: say.alias, with: { word: word.text, earlier }, fixes });
      }
    }
  },
});

/** The word and whatever joins it to its neighbours; a separator stays as long as something follows it. */
function withJoint(reading: TypeLineReading, index: number, word: TypeWord): Span {
  const previous = reading.words[index - 1];
  const next = reading.words[index + 1];
  const opensSide = previous !== undefined && previous.side !== word.side;
  if (opensSide && next !== undefined) return { start: word.span.start, end: next.span.start };
  return { start: previous?.span.end ?? word.span.start, end: word.span.end };
}
