import type { Language } from '../../model/language.js';
import { otherLanguage, type Localized } from '../../model/language.js';
import { fold, nearest } from '../../text/similarity.js';
import { defineBlockCheck, message } from '../check.js';

const say = {
  meant: message<{ key: string; value: string; near: string }>({
    en: ({ key, value, near }) => `"${value}" is not a known value of "${key}". Did you mean "${near}"?`,
    fr: ({ key, value, near }) =>
      `«\u00A0${value}\u00A0» n'est pas une valeur connue de «\u00A0${key}\u00A0». Vouliez-vous dire «\u00A0${near}\u00A0»\u00A0?`,
  }),
  write: message<{ near: string }>({
    en: ({ near }) => `Write "${near}"`,
    fr: ({ near }) => `Écrire «\u00A0${near}\u00A0»`,
  }),
};

/** Only what is near a known value is reported: a set may well have rarities of its own. */
export const misspeltValue = defineBlockCheck({
  id: 'structure/misspelt-value',
  severity: 'warning',
  since: '0.1.0',
  rules: [],
  fix: 'suggested',
  run(context) {
    for (const face of context.block.faces) {
      for (const field of face.fields) {
        const values = field.key === null ? undefined : context.format.key(field.key)?.values;
        if (values === undefined || values.length === 0) continue;
        const value = field.value.text.trim();
        const near = meant(value, values, context.reading.language);
        if (near === null) continue;
        context.report({
          at: field.valueSpan,
          say: say.meant,
          with: { key: field.keyText, value, near },
          fixes: [
            {
              title: context.text(say.write, { near }),
              safe: false,
              edits: [{ span: field.valueSpan, newText: near }],
            },
          ],
        });
      }
    }
  },
});

/** The known value nearest to a mistyped one; null for a known one, and when none is near. */
function meant(value: string, values: readonly Localized[], language: Language): string | null {
  const written = fold(value);
  if (values.some(({ en, fr }) => fold(en) === written || fold(fr) === written)) return null;
  for (const spoken of [language, otherLanguage(language)]) {
    const candidates = values.map((known) => ({ word: known[spoken], value: known[language] }));
    const [found] = nearest(value, candidates, 1);
    if (found !== undefined) return found.value;
  }
  return null;
}
