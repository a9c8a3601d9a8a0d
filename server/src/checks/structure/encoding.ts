import { findMojibake } from '../../text/mojibake.js';
import type { Encoding } from '../../text/decode.js';
import { defineDocumentCheck, message } from '../check.js';

/** More garbled places than this are mended by the fix of the first one and not listed each. */
const MOST_PLACES = 10;

const NAMES: Readonly<Record<Exclude<Encoding, 'utf-8'>, string>> = {
  'utf-16le': 'UTF-16 (little endian)',
  'utf-16be': 'UTF-16 (big endian)',
  'windows-1252': 'Windows-1252',
};

const say = {
  encoding: message<{ name: string }>({
    en: ({ name }) => `This file is not UTF-8; it was read as ${name}. Save it as UTF-8.`,
    fr: ({ name }) =>
      `Ce fichier n'est pas en UTF-8\u00A0; il a été lu comme du ${name}. Enregistrez-le en UTF-8.`,
  }),
  replaced: message<null>({
    en: () => 'A character was lost here when the file was opened in another encoding than it is written in.',
    fr: () =>
      "Un caractère s'est perdu ici\u00A0: le fichier a été ouvert dans un autre encodage que le sien.",
  }),
  garbled: message<{ text: string; meant: string }>({
    en: ({ text, meant }) => `"${text}" is "${meant}" read in the wrong encoding.`,
    fr: ({ text, meant }) => `«\u00A0${text}\u00A0» est «\u00A0${meant}\u00A0» lu dans le mauvais encodage.`,
  }),
  convert: message<null>({ en: () => 'Write the file as UTF-8', fr: () => 'Écrire le fichier en UTF-8' }),
  mend: message<null>({
    en: () => 'Mend the garbled characters of this file',
    fr: () => 'Réparer les caractères abîmés de ce fichier',
  }),
};

export const encoding = defineDocumentCheck({
  id: 'structure/encoding',
  severity: 'error',
  since: '0.1.0',
  rules: [],
  fix: 'safe',
  run(context) {
    const { text } = context.entry.document;
    const read = context.entry.encoding;
    if (read !== null && read !== 'utf-8') {
      context.report({
        at: { start: 0, end: Math.min(1, text.length) },
        say: say.encoding,
        with: { name: NAMES[read] },
        fixes: [{ title: context.text(say.convert, null), safe: true, edits: [], reencode: true }],
      });
    }
    const lost = text.indexOf('\uFFFD');
    if (lost >= 0)
      context.report({
        at: { start: lost, end: lost + 1 },
        say: say.replaced,
        with: null,
        severity: 'warning',
      });
    const garbled = findMojibake(text);
    const edits = garbled.map(({ span, meant }) => ({ span, newText: meant }));
    for (const [index, { span, meant }] of garbled.slice(0, MOST_PLACES).entries()) {
      context.report({
        at: span,
        say: say.garbled,
        with: { text: text.slice(span.start, span.end), meant },
        severity: 'warning',
        fixes: index === 0 ? [{ title: context.text(say.mend, null), safe: true, edits }] : [],
      });
    }
  },
});
