import { fieldOf, nameOf } from '../../model/block.js';
import { shiftSpan } from '../../text/span.js';
import { defineDocumentCheck, message } from '../check.js';
import { placeOf, twinsOf } from './same-in-set.js';

const say = {
  twice: message<{ number: string; name: string }>({
    en: ({ number, name }) => `Number ${number} of this set is taken by "${name}".`,
    fr: ({ number, name }) => `Le numéro ${number} de cette extension est pris par «\u00A0${name}\u00A0».`,
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
    for (const { block, start, earlier } of twinsOf(context, 'number:')) {
      const field = fieldOf(block.faces[0], 'number');
      const theirs = fieldOf(earlier.block.faces[0], 'number');
      if (field === undefined || theirs === undefined) continue;
      const number = field.value.text.trim();
      const there = placeOf(context.other(earlier.uri), earlier.block, theirs.valueSpan);
      context.report({
        at: shiftSpan(field.valueSpan, start),
        say: say.twice,
        with: { number, name: nameOf(earlier.block) ?? '' },
        related:
          there === null
            ? []
            : [{ uri: earlier.uri, span: there, message: context.text(say.first, { number }) }],
      });
    }
  },
});
