import { typesSpan } from '../../games/magic/type-line.js';
import { termsOf } from '../../games/magic/reading.js';
import { spelling } from '../../games/magic/words.js';
import { defineBlockCheck, message } from '../check.js';
import { inBlock, typeLines } from './type-line-tools.js';

const say = {
  permanent: message<{ spell: string; permanent: string }>({
    en: ({ spell, permanent }) =>
      `A card cannot be both ${spell} and ${permanent}: an instant or sorcery never enters the battlefield (rules 304.4, 307.4). Choose one, or give each its own face.`,
    fr: ({ spell, permanent }) =>
      `Une carte ne peut pas être à la fois ${spell} et ${permanent}\u00A0: un éphémère ou un rituel n'arrive jamais sur le champ de bataille (règles 304.4, 307.4). Choisissez l'un des deux, ou donnez à chacun sa face.`,
  }),
  bothSpells: message<null>({
    en: () => 'Instant and sorcery at once: no rule forbids it, but no card is both. Give each its own face.',
    fr: () =>
      "Éphémère et rituel à la fois\u00A0: aucune règle ne l'interdit, mais aucune carte n'est les deux. Donnez à chacun sa face.",
  }),
};

export const illegalCombination = defineBlockCheck({
  id: 'type-line/illegal-combination',
  severity: 'error',
  since: '0.1.0',
  games: ['magic'],
  rules: ['304.4', '307.4'],
  fix: 'none',
  run(context) {
    for (const reading of typeLines(context)) {
      if (!reading.certain) continue;
      const types = termsOf(reading, 'card-type');
      const spells = types.filter((term) => term.traits.includes('spell'));
      const permanent = types.find((term) => term.traits.includes('permanent'));
      const at = inBlock(reading, typesSpan(reading));
      const [spell, second] = spells;
      if (spell === undefined) continue;
      if (permanent !== undefined) {
        const named = {
          spell: spelling(spell, context.language),
          permanent: spelling(permanent, context.language),
        };
        const lower = { spell: named.spell.toLowerCase(), permanent: named.permanent.toLowerCase() };
        context.report({ at, say: say.permanent, with: lower });
      } else if (second !== undefined && second !== spell) {
        context.report({ at, say: say.bothSpells, with: null, severity: 'warning' });
      }
    }
  },
});
