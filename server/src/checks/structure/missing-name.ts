import { isCard } from '../../model/block.js';
import { defineBlockCheck, message } from '../check.js';

const say = {
  empty: message<{ key: string }>({
    en: ({ key }) => `"${key}" is empty: a card is known by its name.`,
    fr: ({ key }) => `«\u00A0${key}\u00A0» est vide\u00A0: une carte se reconnaît à son nom.`,
  }),
  emptyWord: message<{ key: string }>({
    en: ({ key }) => `"${key}" is empty: write after it the word that it declares.`,
    fr: ({ key }) => `«\u00A0${key}\u00A0» est vide\u00A0: écrivez à la suite le mot qu'il déclare.`,
  }),
  absent: message<{ key: string }>({
    en: ({ key }) => `"${key}" belongs to a card, and no card has begun here: a card begins with its Name.`,
    fr: ({ key }) =>
      `«\u00A0${key}\u00A0» appartient à une carte, et aucune n'a commencé ici\u00A0: une carte commence par son Nom.`,
  }),
};

/** Fields that only a card has: before the first block they are a card whose name was left out. */
const CARD_ONLY = new Set([
  'cost',
  'type',
  'text',
  'pt',
  'loyalty',
  'defense',
  'rarity',
  'number',
  'atk',
  'def',
  'level',
]);

export const missingName = defineBlockCheck({
  id: 'structure/missing-name',
  severity: 'error',
  since: '0.1.0',
  rules: ['201.1'],
  fix: 'none',
  run(context) {
    const { block } = context;
    if (block.kind === 'header') {
      const stray = block.faces[0]?.fields.find(({ key }) => key !== null && CARD_ONLY.has(key));
      if (stray !== undefined)
        context.report({ at: stray.keySpan, say: say.absent, with: { key: stray.keyText } });
      return;
    }
    if (block.kind === 'unknown') return;
    for (const face of block.faces) {
      const name = face.fields[0];
      if (name?.value.text.trim() !== '') continue;
      const opens = face.separator === null || name.key === 'name';
      if (!opens) continue;
      const what = isCard(block) ? say.empty : say.emptyWord;
      context.report({ at: name.keySpan, say: what, with: { key: name.keyText } });
    }
  },
});
