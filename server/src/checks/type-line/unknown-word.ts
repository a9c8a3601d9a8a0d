import { capitalized } from '../../games/magic/printed-form.js';
import { defineBlockCheck, message } from '../check.js';
import { inBlock, MOST_SUGGESTED, rewrite, suggestions, typeLines } from './type-line-tools.js';

const say = {
  unknown: message<{ word: string }>({
    en: ({ word }) => `"${word}" is neither a card type nor a supertype (rules 205.2a, 205.4a).`,
    fr: ({ word }) =>
      `«\u00A0${word}\u00A0» n'est ni un type de carte ni un super-type (règles 205.2a, 205.4a).`,
  }),
  meant: message<{ word: string; near: string }>({
    en: ({ word, near }) => `"${word}" is neither a card type nor a supertype. Did you mean "${near}"?`,
    fr: ({ word, near }) =>
      `«\u00A0${word}\u00A0» n'est ni un type de carte ni un super-type. Vouliez-vous dire «\u00A0${near}\u00A0»\u00A0?`,
  }),
};

export const unknownWord = defineBlockCheck({
  id: 'type-line/unknown-word',
  severity: 'error',
  since: '0.1.0',
  games: ['magic'],
  rules: ['205.2a', '205.4a'],
  fix: 'suggested',
  run(context) {
    for (const reading of typeLines(context)) {
      const unknown = reading.words.filter(({ side, fault }) => side === 'before' && fault === 'unknown');
      for (const [index, word] of unknown.entries()) {
        const first = word === reading.words[0] && reading.language === 'fr';
        // Without a separator the word may be a subtype that lost it.
        const possible = reading.separator === null ? anyTerm : isType;
        const near = index < MOST_SUGGESTED ? suggestions(word.text, context.reading, isType, possible) : [];
        const texts = near.map((text) => (first ? capitalized(text) : text));
        const report = {
          at: inBlock(reading, word.span),
          fixes: texts.map((text) => rewrite(context, reading, word.span, text, false)),
          declarable: { kind: 'card-type', word: word.text, of: null },
        } as const;
        const [best] = texts;
        if (best === undefined) context.report({ ...report, say: say.unknown, with: { word: word.text } });
        else context.report({ ...report, say: say.meant, with: { word: word.text, near: best } });
      }
    }
  },
});

function anyTerm(): boolean {
  return true;
}

function isType({ kind }: { kind: string }): boolean {
  return kind !== 'subtype';
}
