import { termsOf } from '../../games/magic/reading.js';
import { defineBlockCheck, message } from '../check.js';
import { inBlock, typeLines } from './type-line-tools.js';

const say = {
  none: message<null>({
    en: () =>
      'This type line has no card type: every card has at least one, such as Creature or Instant (rule 205.2).',
    fr: () =>
      "Cette ligne de type n'a pas de type de carte\u00A0: toute carte en a au moins un, comme Créature ou Éphémère (règle 205.2).",
  }),
};

export const noCardType = defineBlockCheck({
  id: 'type-line/no-card-type',
  severity: 'error',
  since: '0.1.0',
  games: ['magic'],
  rules: ['205.2', '205.2a'],
  fix: 'none',
  run(context) {
    for (const reading of typeLines(context)) {
      if (!reading.certain || reading.words.some(({ side, sense }) => side === 'before' && sense === null))
        continue;
      if (termsOf(reading, 'card-type').length > 0) continue;
      context.report({ at: inBlock(reading, reading.span), say: say.none, with: null });
    }
  },
});
