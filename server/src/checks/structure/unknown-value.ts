import { parseEdition } from '../../model/edition.js';
import { parseGame } from '../../model/game.js';
import { parseLanguage } from '../../model/language.js';
import { defineBlockCheck, message, type Message } from '../check.js';

interface Params {
  key: string;
  value: string;
}

const READERS: Readonly<Record<string, { understood: (text: string) => boolean; say: Message<Params> }>> = {
  game: {
    understood: (text) => parseGame(text) !== null,
    say: message<Params>({
      en: ({ key, value }) =>
        `"${value}" is no game known here: "${key}" is Magic or Yu-Gi-Oh!; this line is left out.`,
      fr: ({ key, value }) =>
        `«\u00A0${value}\u00A0» n'est pas un jeu connu\u00A0: «\u00A0${key}\u00A0» vaut Magic ou Yu-Gi-Oh!\u00A0; cette ligne est laissée de côté.`,
    }),
  },
  language: {
    understood: (text) => parseLanguage(text) !== null,
    say: message<Params>({
      en: ({ key, value }) =>
        `"${value}" is no language known here: "${key}" is en or fr; this line is left out.`,
      fr: ({ key, value }) =>
        `«\u00A0${value}\u00A0» n'est pas une langue connue\u00A0: «\u00A0${key}\u00A0» vaut fr ou en\u00A0; cette ligne est laissée de côté.`,
    }),
  },
  rules: {
    understood: (text) => parseEdition(text) !== null,
    say: message<Params>({
      en: ({ key, value }) =>
        `"${value}" is no rules edition: "${key}" is current, or a year from 1993 on; this line is left out.`,
      fr: ({ key, value }) =>
        `«\u00A0${value}\u00A0» n'est pas une édition des règles\u00A0: «\u00A0${key}\u00A0» vaut actuelles, ou une année à partir de 1993\u00A0; cette ligne est laissée de côté.`,
    }),
  },
};

export const unknownValue = defineBlockCheck({
  id: 'structure/unknown-value',
  severity: 'warning',
  since: '0.1.0',
  rules: [],
  fix: 'none',
  run(context) {
    if (context.block.kind !== 'header') return;
    for (const field of context.block.faces[0]?.fields ?? []) {
      const reader = field.key === null ? undefined : READERS[field.key];
      const value = field.value.text.trim();
      if (reader === undefined || value === '' || reader.understood(value)) continue;
      context.report({ at: field.valueSpan, say: reader.say, with: { key: field.keyText, value } });
    }
  },
});
