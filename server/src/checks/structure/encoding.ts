import type { Block } from '../../model/block.js';
import type { CardDocument } from '../../model/document.js';
import { findMojibake, type Mojibake } from '../../text/mojibake.js';
import { overlaps, shiftSpan, type Span } from '../../text/span.js';
import type { Encoding } from '../../text/decode.js';
import { defineDocumentCheck, message, type Edit } from '../check.js';

/** More garbled places than this are mended by the same fix and not listed each. */
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
    let shown = 0;
    const places = garbledPlaces(context.entry.document);
    const edits = mended(places);
    for (const { span, meant } of places) {
      if (shown++ === MOST_PLACES) break;
      context.report({
        at: span,
        say: say.garbled,
        with: { text: text.slice(span.start, span.end), meant },
        severity: 'warning',
        // One fix mends the whole file, whichever place it is asked at.
        fixes: [{ title: context.text(say.mend, null), safe: true, edits }],
      });
    }
    const lost = firstLost(context.entry.document);
    if (lost !== null) context.report({ at: lost, say: say.replaced, with: null, severity: 'warning' });
  },
});

/** What a block holds of garbled text, its spans counting from the block. */
interface Garbled {
  readonly places: readonly Mojibake[];
  /** Where the first replacement character stands, or -1. */
  readonly lost: number;
}

const known = new WeakMap<Block, Garbled>();

/** Kept by block: a keystroke looks through one card, not through the file. */
function garbledIn(block: Block): Garbled {
  let found = known.get(block);
  if (found === undefined) {
    found = { places: findMojibake(block.text), lost: block.text.indexOf('\uFFFD') };
    known.set(block, found);
  }
  return found;
}

/** Whether a stretch of a block holds garbled text, which is enough to say of it. */
export function isGarbled(block: Block, span: Span): boolean {
  return garbledIn(block).places.some((place) => overlaps(place.span, span));
}

function garbledPlaces({ blocks, starts }: CardDocument): Mojibake[] {
  return blocks.flatMap((block, index) => {
    const { places } = garbledIn(block);
    const start = starts[index] ?? 0;
    return places.length === 0
      ? []
      : places.map(({ span, meant }) => ({ span: shiftSpan(span, start), meant }));
  });
}

function firstLost({ blocks, starts }: CardDocument): Span | null {
  for (const [index, block] of blocks.entries()) {
    const { lost } = garbledIn(block);
    const at = (starts[index] ?? 0) + lost;
    if (lost >= 0) return { start: at, end: at + 1 };
  }
  return null;
}

function mended(places: readonly Mojibake[]): Edit[] {
  return places.map(({ span, meant }) => ({ span, newText: meant }));
}
