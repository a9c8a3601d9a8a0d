import { composeTypeLine, partsOf } from '../../games/magic/compose.js';
import { misplacedWord } from '../../games/magic/order.js';
import { isForeignLine, isUnderstood } from '../../games/magic/reading.js';
import { defineBlockCheck, message } from '../check.js';
import { inBlock, rewrite, typeLines } from './type-line-tools.js';

/** By the language of the line. */
const say = {
  en: message<{ word: string }>({
    en: ({ word }) =>
      `"${word}" is out of place: supertypes come first, then card types, then the subtypes after the dash (rule 205.1).`,
    fr: ({ word }) =>
      `«\u00A0${word}\u00A0» n'est pas à sa place\u00A0: en anglais viennent d'abord les super-types, puis les types de carte, puis les sous-types après le tiret (règle 205.1).`,
  }),
  fr: message<{ word: string }>({
    en: ({ word }) =>
      `"${word}" is out of place: in French the card type comes first, then the supertypes, then the subtypes after the separator (rule 205.1).`,
    fr: ({ word }) =>
      `«\u00A0${word}\u00A0» n'est pas à sa place\u00A0: le type de carte vient d'abord, puis les super-types, puis les sous-types après le séparateur (règle 205.1).`,
  }),
};

export const order = defineBlockCheck({
  id: 'type-line/order',
  severity: 'warning',
  since: '0.1.0',
  games: ['magic'],
  rules: ['205.1', '205.4a'],
  fix: 'safe',
  run(context) {
    for (const reading of typeLines(context)) {
      const word = misplacedWord(reading);
      if (word === null || isForeignLine(reading)) continue;
      const understood = isUnderstood(reading) && reading.words.every(({ fault }) => fault === null);
      const separator = reading.separator?.asPrinted === true ? reading.separator.text : undefined;
      const line = understood
        ? composeTypeLine(partsOf(reading), reading.language, reading.notation, separator)
        : null;
      const fixes = line === null ? [] : [rewrite(context, reading, reading.span, line, true)];
      context.report({
        at: inBlock(reading, word.span),
        say: say[reading.language],
        with: { word: word.text },
        fixes,
      });
    }
  },
});
