import { readTypeLine } from '../../games/magic/type-line.js';
import { tallyKey } from '../../workspace/project-index.js';
import { shiftSpan } from '../../text/span.js';
import { defineDocumentCheck, message } from '../check.js';

const say = {
  mixed: message<{ usual: string }>({
    en: ({ usual }) =>
      `Other type lines of this set use "${usual}"; both are printed, but one set keeps to one.`,
    fr: ({ usual }) =>
      `D'autres lignes de type de cette extension emploient «\u00A0${usual}\u00A0»\u00A0; les deux s'impriment, mais une extension s'en tient à un seul.`,
  }),
  write: message<{ usual: string }>({
    en: ({ usual }) => `Write "${usual}"`,
    fr: ({ usual }) => `Écrire «\u00A0${usual}\u00A0»`,
  }),
};

const SIGNS = { colon: ':', dash: '—' } as const;

export const mixedSeparators = defineDocumentCheck({
  id: 'set/mixed-separators',
  severity: 'hint',
  since: '0.1.0',
  games: ['magic'],
  rules: ['205.1'],
  fix: 'safe',
  run(context) {
    const { entry, index } = context;
    if (entry.context.language !== 'fr') return;
    const colons = index.at(tallyKey('separator:fr:colon', entry)).size;
    const dashes = index.at(tallyKey('separator:fr:dash', entry)).size;
    if (colons === 0 || dashes === 0) return;
    const usual = colons >= dashes ? 'colon' : 'dash';
    const rare = tallyKey(`separator:fr:${usual === 'colon' ? 'dash' : 'colon'}`, entry);
    for (const [position, block] of entry.document.blocks.entries()) {
      if (!index.keysOf(block).includes(rare)) continue;
      const start = entry.document.starts[position] ?? 0;
      for (const field of block.faces.flatMap((face) => face.fields)) {
        if (field.typeLine === null) continue;
        for (const { separator } of readTypeLine(field, entry.context)) {
          if (separator?.asPrinted !== true || separator.style === usual) continue;
          const lead = separator.text.length - separator.text.trimStart().length;
          const sign = { start: separator.span.start + lead, end: separator.span.start + lead + 1 };
          const at = shiftSpan(field.value.toSourceSpan(sign), start);
          const fix = { title: context.text(say.write, { usual: SIGNS[usual] }), safe: true };
          context.report({
            at,
            say: say.mixed,
            with: { usual: SIGNS[usual] },
            fixes: [{ ...fix, edits: [{ span: at, newText: SIGNS[usual] }] }],
          });
        }
      }
    }
  },
});
