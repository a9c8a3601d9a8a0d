import type { TypeLineReading, TypeWord } from '../../games/magic/reading.js';
import type { Term } from '../../games/magic/words.js';
import type { Span } from '../../text/span.js';
import { defineBlockCheck, message } from '../check.js';
import { inBlock, removeWord, typeLines } from './type-line-tools.js';

const say = {
  twice: message<{ word: string }>({
    en: ({ word }) => `"${word}" stands on this line already; once is enough.`,
    fr: ({ word }) => `«\u00A0${word}\u00A0» figure déjà sur cette ligne\u00A0; une fois suffit.`,
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
      const seen = new Set<Term>();
      for (const [index, word] of reading.words.entries()) {
        const term = word.sense?.term;
        if (term === undefined || word.fault !== null) continue;
        if (!seen.has(term)) {
          seen.add(term);
          continue;
        }
        const fixes = [removeWord(context, reading, withJoint(reading, index, word), word.text, true)];
        context.report({ at: inBlock(reading, word.span), say: say.twice, with: { word: word.text }, fixes });
      }
    }
  },
});

/** The word and whatever joins it to the one before. */
function withJoint(reading: TypeLineReading, index: number, word: TypeWord): Span {
  const previous = reading.words[index - 1];
  return { start: previous?.span.end ?? word.span.start, end: word.span.end };
}
