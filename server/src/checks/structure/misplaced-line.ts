import { defineBlockCheck, message } from '../check.js';

const say = {
  misplaced: message<null>({
    en: () =>
      'This line belongs to no field. A field is written "Key: value"; a line that continues one begins with a space; a comment begins with #.',
    fr: () =>
      "Cette ligne n'appartient à aucun champ. Un champ s'écrit «\u00A0Clé\u00A0: valeur\u00A0»\u00A0; une ligne qui le continue commence par une espace\u00A0; un commentaire commence par #.",
  }),
};

export const misplacedLine = defineBlockCheck({
  id: 'structure/misplaced-line',
  severity: 'error',
  since: '0.1.0',
  rules: [],
  fix: 'none',
  run(context) {
    for (const problem of context.block.problems) {
      context.report({ at: problem.span, say: say.misplaced, with: null });
    }
  },
});
