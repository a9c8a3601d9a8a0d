import { fieldOf, type Block } from '../../model/block.js';
import { defineBlockCheck, message } from '../check.js';

const say = {
  absent: message<{ name: string }>({
    en: ({ name }) => `"${name}" has no Type line.`,
    fr: ({ name }) => `«\u00A0${name}\u00A0» n'a pas de ligne de Type.`,
  }),
  absentUnnamed: message<null>({
    en: () => 'This card has no Type line.',
    fr: () => "Cette carte n'a pas de ligne de Type.",
  }),
  absentFace: message<null>({
    en: () => 'This face has no Type line.',
    fr: () => "Cette face n'a pas de ligne de Type.",
  }),
  empty: message<null>({
    en: () => 'The Type line is empty: it names at least a card type.',
    fr: () => 'La ligne de Type est vide\u00A0: elle nomme au moins un type de carte.',
  }),
};

export const missingType = defineBlockCheck({
  id: 'structure/missing-type',
  severity: 'error',
  since: '0.1.0',
  rules: ['205.2'],
  fix: 'none',
  run(context) {
    const { block } = context;
    if (block.kind !== 'card' && block.kind !== 'token') return;
    for (const face of block.faces) {
      const type = fieldOf(face, 'type');
      const first = face.fields[0];
      if (type !== undefined) {
        if (type.value.text.trim() === '') context.report({ at: type.keySpan, say: say.empty, with: null });
        continue;
      }
      // A misspelt key may well be the missing one: its own check speaks.
      if (face.fields.some(({ key }) => key === null)) continue;
      const at = first?.keySpan ?? face.separator;
      if (at === null) continue;
      const name = faceName(block, face);
      const unnamed = face.separator === null ? say.absentUnnamed : say.absentFace;
      if (name === '') context.report({ at, say: unnamed, with: null });
      else context.report({ at: first?.valueSpan ?? at, say: say.absent, with: { name } });
    }
  },
});

function faceName(block: Block, face: Block['faces'][number]): string {
  const own = fieldOf(face, 'name') ?? (face === block.faces[0] ? face.fields[0] : undefined);
  return own?.value.text.trim() ?? '';
}
