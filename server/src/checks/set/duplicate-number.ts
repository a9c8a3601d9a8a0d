import { gameOf } from '../../games/index.js';
import { fieldOf, nameOf } from '../../model/block.js';
import { defineDocumentCheck, message } from '../check.js';
import { inFile, sharing } from './same-in-set.js';

const say = {
  twice: message<{ number: string; name: string }>({
    en: ({ number, name }) => `Number ${number} of this set is taken by "${name}".`,
    fr: ({ number, name }) =>
      `Le numéro ${number} de cette extension est déjà pris par «\u00A0${name}\u00A0».`,
  }),
  first: message<{ number: string }>({
    en: ({ number }) => `Number ${number} stands here first`,
    fr: ({ number }) => `Le numéro ${number} figure d'abord ici`,
  }),
};

export const duplicateNumber = defineDocumentCheck({
  id: 'set/duplicate-number',
  severity: 'warning',
  since: '0.1.0',
  rules: [],
  fix: 'none',
  run(context) {
    const { entry, index } = context;
    const game = gameOf(entry.context.game);
    for (const cards of sharing(context, 'number:')) {
      const first = cards[0];
      const theirs = fieldOf(first?.block.faces[0], 'number');
      if (first === undefined || theirs === undefined) continue;
      const names = new Set<string | undefined>();
      for (const card of cards) {
        const name = index.keysOf(card.block).find((key) => key.startsWith('name:'));
        const sameName = name !== undefined && names.has(name);
        names.add(name);
        const field = fieldOf(card.block.faces[0], 'number');
        if (card === first || card.uri !== entry.uri || field === undefined) continue;
        // The same card once more: set/duplicate-name speaks, unless its name may be repeated.
        if (sameName && game?.mayRepeat(card.block, entry.context) !== true) continue;
        const number = field.value.text.trim();
        const there = {
          uri: first.uri,
          span: inFile(first, theirs.valueSpan),
          message: context.text(say.first, { number }),
        };
        context.report({
          at: inFile(card, field.valueSpan),
          say: say.twice,
          with: { number, name: nameOf(first.block) ?? '' },
          related: [there],
        });
      }
    }
  },
});
