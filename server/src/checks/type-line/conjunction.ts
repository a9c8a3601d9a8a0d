import { defineBlockCheck, message } from '../check.js';
import { inBlock, rewrite, typeLines } from './type-line-tools.js';

const say = {
  subtypes: message<null>({
    en: () => 'English subtypes follow each other with a space only: "Human Soldier".',
    fr: () =>
      'Les sous-types français sont reliés par «\u00A0et\u00A0»\u00A0: «\u00A0humain et soldat\u00A0».',
  }),
  types: message<null>({
    en: () => 'English card types follow each other with a space only: "Artifact Creature".',
    fr: () => "Deux types de carte se joignent par un trait d'union\u00A0: «\u00A0Créature-artefact\u00A0».",
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
      if (reading.notation === 'words') continue;
      const text = reading.field.value.text;
      for (const { between, at, gap, expected } of reading.joints) {
        const before = /\S+$/.exec(text.slice(0, gap.start))?.[0] ?? '';
        const after = /^\S+/.exec(text.slice(gap.end))?.[0] ?? '';
        context.report({
          at: inBlock(reading, at),
          say: say[between],
          with: null,
          fixes: [rewrite(context, reading, gap, expected, true, `${before}${expected}${after}`)],
        });
      }
    }
  },
});
