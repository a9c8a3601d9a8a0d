import type { Field } from '../../model/block.js';
import type { Span } from '../../text/span.js';
import { defineBlockCheck, message } from '../check.js';

const say = {
  twice: message<{ key: string }>({
    en: ({ key }) => `"${key}" stands above already: the first one counts, this one is lost.`,
    fr: ({ key }) =>
      `«\u00A0${key}\u00A0» figure déjà plus haut\u00A0: le premier compte, celui-ci est perdu.`,
  }),
  remove: message<{ key: string }>({
    en: ({ key }) => `Remove this "${key}"`,
    fr: ({ key }) => `Retirer ce «\u00A0${key}\u00A0»`,
  }),
};

export const duplicateField = defineBlockCheck({
  id: 'structure/duplicate-field',
  severity: 'warning',
  since: '0.1.0',
  rules: [],
  fix: 'suggested',
  run(context) {
    for (const face of context.block.faces) {
      const seen = new Set<string>();
      for (const field of face.fields) {
        // Notes and a project's own fields may be as many as one likes.
        if (field.key === null || field.key === 'note' || field.key.startsWith('x-')) continue;
        if (!seen.has(field.key)) {
          seen.add(field.key);
          continue;
        }
        const key = field.keyText;
        const edits = [{ span: wholeLines(context.block.text, field), newText: '' }];
        context.report({
          at: field.keySpan,
          say: say.twice,
          with: { key },
          fixes: [{ title: context.text(say.remove, { key }), safe: false, edits }],
        });
      }
    }
  },
});

/** The field's lines with the line end that follows them. */
function wholeLines(text: string, { span }: Field): Span {
  let { end } = span;
  while (end < text.length && text[end] !== '\n' && text[end] !== '\r') end++;
  if (text[end] === '\r' && text[end + 1] === '\n') end += 2;
  else if (end < text.length) end++;
  return { start: span.start, end };
}
