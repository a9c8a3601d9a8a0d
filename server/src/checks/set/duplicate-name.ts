import { gameOf } from '../../games/index.js';
import { fieldOf, nameOf, type Block } from '../../model/block.js';
import { defineDocumentCheck, message } from '../check.js';
import { inFile, sharing, type Filed } from './same-in-set.js';

const say = {
  twice: message<{ name: string }>({
    en: ({ name }) => `This set has a card named "${name}" already.`,
    fr: ({ name }) => `Cette extension a déjà une carte nommée «\u00A0${name}\u00A0».`,
  }),
  first: message<{ name: string }>({
    en: ({ name }) => `"${name}" stands here first`,
    fr: ({ name }) => `«\u00A0${name}\u00A0» figure d'abord ici`,
  }),
};

export const duplicateName = defineDocumentCheck({
  id: 'set/duplicate-name',
  severity: 'warning',
  since: '0.1.0',
  rules: ['201.2'],
  fix: 'none',
  run(context) {
    const { entry } = context;
    const game = gameOf(entry.context.game);
    for (const cards of sharing(context, 'name:')) {
      const earlier = new Earlier();
      for (const card of cards) {
        const twin = earlier.twinOf(card);
        earlier.add(card);
        const field = card.block.faces[0]?.fields[0];
        const theirs = twin?.block.faces[0]?.fields[0];
        if (card.uri !== entry.uri || twin === null || field === undefined || theirs === undefined) continue;
        if (game?.mayRepeat(card.block, entry.context) === true) continue;
        const name = nameOf(card.block) ?? '';
        const there = {
          uri: twin.uri,
          span: inFile(twin, theirs.valueSpan),
          message: context.text(say.first, { name }),
        };
        context.report({
          at: inFile(card, field.valueSpan),
          say: say.twice,
          with: { name },
          related: [there],
        });
      }
    }
  },
});

/** The cards of one name that came before. Two printings of one card in one set have numbers of their own. */
class Earlier {
  private first: Filed | null = null;
  private unnumbered: Filed | null = null;
  private readonly byNumber = new Map<string, Filed>();

  /** The first card before this one whose number does not tell the two apart. */
  twinOf({ block }: Filed): Filed | null {
    const number = numberOf(block);
    return number === '' ? this.first : (this.byNumber.get(number) ?? this.unnumbered);
  }

  add(card: Filed): void {
    const number = numberOf(card.block);
    this.first ??= card;
    if (number === '') this.unnumbered ??= card;
    else if (!this.byNumber.has(number)) this.byNumber.set(number, card);
  }
}

function numberOf(block: Block): string {
  return fieldOf(block.faces[0], 'number')?.value.text.trim() ?? '';
}
