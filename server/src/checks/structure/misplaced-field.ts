import type { KeyInfo } from '../../formats/format.js';
import { isCard, type Block } from '../../model/block.js';
import type { Language, Localized } from '../../model/language.js';
import { defineBlockCheck, message } from '../check.js';

/** What the places a key may stand in are called. */
const PLACES: Readonly<Record<string, Localized>> = {
  header: { en: 'the header, before the first card', fr: "l'en-tête, avant la première carte" },
  card: { en: 'a card', fr: 'une carte' },
  subtype: { en: 'a Subtype block', fr: 'un bloc Sous-type' },
  keyword: { en: 'a Keyword block', fr: 'un bloc Mot-clé' },
};

const say = {
  elsewhere: message<{ key: string; place: Localized }>({
    en: ({ key, place }) => `"${key}" belongs to ${place.en}: here it is not read.`,
    fr: ({ key, place }) => `«\u00A0${key}\u00A0» appartient à ${place.fr}\u00A0: ici, il n'est pas lu.`,
  }),
};

export const misplacedField = defineBlockCheck({
  id: 'structure/misplaced-field',
  severity: 'warning',
  since: '0.1.0',
  rules: [],
  fix: 'none',
  run(context) {
    const { block, format } = context;
    for (const face of block.faces) {
      for (const field of face.fields) {
        const key = field.key === null ? null : format.key(field.key);
        if (key === null || standsHere(key, block)) continue;
        context.report({
          at: field.keySpan,
          say: say.elsewhere,
          with: { key: field.keyText, place: placeOf(key) },
        });
      }
    }
  },
});

function standsHere({ where }: KeyInfo, block: Block): boolean {
  if (where.includes('any') || where.includes(block.kind)) return true;
  // What only a card has is in a header when the card's name is missing: that check speaks.
  return where.includes('card') && (isCard(block) || block.kind === 'header');
}

function placeOf({ where }: KeyInfo): Localized {
  const known = where.map((place) => PLACES[place]).filter((place) => place !== undefined);
  const joined = (language: Language, or: string): string => known.map((place) => place[language]).join(or);
  return { en: joined('en', ' or '), fr: joined('fr', ' ou ') };
}
