import { defineBlockCheck, message } from '../check.js';

const say = {
  misplaced: message<null>({
    en: () =>
      'This line belongs to no field. A field is written "Key: value"; a line that continues one begins with a space; a comment begins with #.',
    fr: () =>
      "Cette ligne n'appartient à aucun champ. Un champ s'écrit «\u00A0Clé\u00A0: valeur\u00A0»\u00A0; une ligne qui le continue commence par une espace\u00A0; un commentaire commence par #.",
  }),
  separator: message<{ sign: string }>({
    en: ({ sign }) => `"${sign}" parts the faces of a card, and no card has begun here.`,
    fr: ({ sign }) => `«\u00A0${sign}\u00A0» sépare les faces d'une carte, et aucune carte n'a commencé ici.`,
  }),
};

export const misplacedLine = defineBlockCheck({
  id: 'structure/misplaced-line',
  severity: 'error',
  since: '0.1.0',
  rules: [],
  fix: 'none',
  run(context) {
    for (const { span } of context.block.problems) {
      const line = context.block.text.slice(span.start, span.end);
      if (line === '---' || line === '//') {
        context.report({ at: span, say: say.separator, with: { sign: line } });
      } else context.report({ at: span, say: say.misplaced, with: null });
    }
  },
});
