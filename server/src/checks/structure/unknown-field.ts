import type { Field } from '../../model/block.js';
import { defineBlockCheck, message, type BlockCheckContext } from '../check.js';

const say = {
  unknown: message<{ key: string }>({
    en: ({ key }) =>
      `There is no field "${key}". A field of your own begins with "X-"; a line that continues the field above begins with a space.`,
    fr: ({ key }) =>
      `Il n'y a pas de champ «\u00A0${key}\u00A0». Un champ propre à votre projet commence par «\u00A0X-\u00A0»\u00A0; une ligne qui continue le champ du dessus commence par une espace.`,
  }),
  meant: message<{ key: string; near: string }>({
    en: ({ key, near }) => `There is no field "${key}". Did you mean "${near}"?`,
    fr: ({ key, near }) =>
      `Il n'y a pas de champ «\u00A0${key}\u00A0». Vouliez-vous dire «\u00A0${near}\u00A0»\u00A0?`,
  }),
  write: message<{ near: string }>({
    en: ({ near }) => `Write "${near}"`,
    fr: ({ near }) => `Écrire «\u00A0${near}\u00A0»`,
  }),
};

export const unknownField = defineBlockCheck({
  id: 'structure/unknown-field',
  severity: 'warning',
  since: '0.1.0',
  rules: [],
  fix: 'suggested',
  run(context) {
    for (const face of context.block.faces) {
      for (const field of face.fields) if (field.key === null) reportField(context, field);
    }
  },
});

function reportField(context: BlockCheckContext, field: Field): void {
  const { format, block, reading } = context;
  const near = format.nearestKey(field.keyText, block.kind, reading.language);
  if (near === null) {
    context.report({ at: field.keySpan, say: say.unknown, with: { key: field.keyText } });
    return;
  }
  context.report({
    at: field.keySpan,
    say: say.meant,
    with: { key: field.keyText, near },
    fixes: [
      {
        title: context.text(say.write, { near }),
        safe: false,
        edits: [{ span: field.keySpan, newText: near }],
      },
    ],
  });
}
