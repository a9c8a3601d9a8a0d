import { fieldOf, nameOf, type Block } from '../../model/block.js';
import { shiftSpan } from '../../text/span.js';
import { defineDocumentCheck, message } from '../check.js';
import { placeOf, twinsOf } from './same-in-set.js';

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
    for (const { block, start, earlier } of twinsOf(context, 'name:')) {
      const field = block.faces[0]?.fields[0];
      const theirs = earlier.block.faces[0]?.fields[0];
      if (field === undefined || theirs === undefined || numbersDiffer(block, earlier.block)) continue;
      const name = nameOf(block) ?? '';
      const there = placeOf(context.other(earlier.uri), earlier.block, theirs.valueSpan);
      context.report({
        at: shiftSpan(field.valueSpan, start),
        say: say.twice,
        with: { name },
        related:
          there === null
            ? []
            : [{ uri: earlier.uri, span: there, message: context.text(say.first, { name }) }],
      });
    }
  },
});

/** Two printings of one card in one set have numbers of their own. */
function numbersDiffer(a: Block, b: Block): boolean {
  const [one, other] = [a, b].map((block) => fieldOf(block.faces[0], 'number')?.value.text.trim() ?? '');
  return one !== '' && other !== '' && one !== other;
}
