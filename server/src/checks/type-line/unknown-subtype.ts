import { belongs } from '../../games/magic/choose-sense.js';
import { termsOf } from '../../games/magic/reading.js';
import { termId, type Term } from '../../games/magic/words.js';
import { defineBlockCheck, message } from '../check.js';
import { inBlock, MOST_SUGGESTED, rewrite, suggestions, typeLines } from './type-line-tools.js';

const say = {
  unknown: message<{ word: string }>({
    en: ({ word }) =>
      `"${word}" is not a known subtype. If it is this set's own, add it to the set's vocabulary.`,
    fr: ({ word }) =>
      `«\u00A0${word}\u00A0» n'est pas un sous-type connu. S'il est propre à cette extension, ajoutez-le à son vocabulaire.`,
  }),
  meant: message<{ word: string; near: string }>({
    en: ({ word, near }) => `"${word}" is not a known subtype. Did you mean "${near}"?`,
    fr: ({ word, near }) =>
      `«\u00A0${word}\u00A0» n'est pas un sous-type connu. Vouliez-vous dire «\u00A0${near}\u00A0»\u00A0?`,
  }),
};

export const unknownSubtype = defineBlockCheck({
  id: 'type-line/unknown-subtype',
  severity: 'warning',
  since: '0.1.0',
  games: ['magic'],
  rules: ['205.3'],
  fix: 'suggested',
  run(context) {
    for (const reading of typeLines(context)) {
      const types = termsOf(reading, 'card-type');
      const fits = (term: Term): boolean => term.kind === 'subtype' && belongs(term, types);
      const unknown = reading.words.filter(({ side, fault }) => side === 'after' && fault === 'unknown');
      for (const [index, word] of unknown.entries()) {
        const near = index < MOST_SUGGESTED ? suggestions(word.text, context.reading, fits, isSubtype) : [];
        const fixes = near.map((text) => rewrite(context, reading, word.span, text, false));
        const of = types[0] === undefined ? null : termId(types[0]);
        const report = {
          at: inBlock(reading, word.span),
          fixes,
          declarable: { kind: 'subtype', word: word.text, of },
        } as const;
        const [best] = near;
        if (best === undefined) context.report({ ...report, say: say.unknown, with: { word: word.text } });
        else context.report({ ...report, say: say.meant, with: { word: word.text, near: best } });
      }
    }
  },
});

function isSubtype({ kind }: Term): boolean {
  return kind === 'subtype';
}
