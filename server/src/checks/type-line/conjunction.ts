import { misplacedWord } from '../../games/magic/order.js';
import { isForeignLine, type JointFault, type TypeLineReading } from '../../games/magic/reading.js';
import { defineBlockCheck, message, type Message } from '../check.js';
import { inBlock, rewrite, typeLines } from './type-line-tools.js';

interface Params {
  right: string;
}

const say = {
  english: message<Params>({
    en: ({ right }) =>
      `In English, types and subtypes follow one another with a space and nothing else: "${right}".`,
    fr: ({ right }) =>
      `En anglais, types et sous-types ne sont séparés que par une espace\u00A0: «\u00A0${right}\u00A0».`,
  }),
  subtypes: message<Params>({
    en: ({ right }) => `In French, subtypes are joined by "et": "${right}".`,
    fr: ({ right }) => `Les sous-types se relient par «\u00A0et\u00A0»\u00A0: «\u00A0${right}\u00A0».`,
  }),
  types: message<Params>({
    en: ({ right }) => `In French, two card types are joined by a hyphen: "${right}".`,
    fr: ({ right }) => `Deux types de carte se joignent par un trait d'union\u00A0: «\u00A0${right}\u00A0».`,
  }),
  plain: message<Params>({
    en: ({ right }) => `Only a space stands between these words: "${right}".`,
    fr: ({ right }) => `Une simple espace sépare ces mots\u00A0: «\u00A0${right}\u00A0».`,
  }),
};

export const conjunction = defineBlockCheck({
  id: 'type-line/conjunction',
  severity: 'warning',
  since: '0.1.0',
  games: ['magic'],
  rules: ['205.3b', '205.2b'],
  fix: 'safe',
  run(context) {
    for (const reading of typeLines(context)) {
      if (reading.notation === 'words' || isForeignLine(reading)) continue;
      // Putting the words in order writes what joins them as well.
      if (misplacedWord(reading) !== null) continue;
      for (const joint of reading.joints) {
        const { at, gap, expected } = joint;
        const right = `${joint.first.text}${expected}${joint.second.text}`;
        context.report({
          at: inBlock(reading, at),
          say: messageFor(reading, joint),
          with: { right },
          fixes: [rewrite(context, reading, gap, expected, true, right)],
        });
      }
    }
  },
});

function messageFor({ language }: TypeLineReading, { between, expected }: JointFault): Message<Params> {
  if (language === 'en') return say.english;
  return expected === ' ' ? say.plain : say[between];
}
