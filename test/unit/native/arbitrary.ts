import fc from 'fast-check';

/** Lines people write, well and badly; together with every line end they make up a file. */
const LINES = [
  'Name: Frost Ray',
  'Nom : Rayon de givre',
  'NOM\u00a0: Rayon',
  'Name:',
  'Token: Spirit',
  'Jeton: Esprit',
  'Subtype: source',
  'Sous-type: source',
  'De: enchantement',
  'Card type: Relic',
  'Type de carte: relique',
  'Supertype: Old',
  'Keyword: Surge {cost}',
  'Mot-clé: Ressac',
  'Reminder: Do it.',
  'Sur: rituel',
  'Game: Magic',
  'Langue: fr',
  'Cost: {1}{U}',
  'Coût: {1}{U}',
  'Type: Éphémère : arcane',
  'Type: Instant — Arcane',
  'Text:',
  'Texte: Volez',
  '  Draw a card.',
  '\tPiochez une carte.',
  '    Deeper.',
  '\u00a0\u00a0No-break.',
  'P/T: 2/3',
  'F/E: 2/3',
  'ATK: 2500',
  'Défense: 4',
  'X-Mine: 1',
  'Note: #1',
  '---',
  '//',
  '--- ',
  '----',
  '',
  '',
  '',
  '   ',
  '# a comment',
  '  # inside',
  '# cardwright-disable-next-line type-line/case, a -- why',
  '# cardwright-disable-file',
  'Nmae: Slip',
  'Subtpye: x',
  'Tpye: y',
  'Unknown: z',
  'not a field',
  '{T}: Add {G}.',
  ': nothing',
  '\ufeffName: marked',
  '\ufeff',
  'Nom: 🜁 \ud800',
  'Texte:\u0000',
  'Name',
  'Na',
  'me: x',
  ':',
];

const lineEnd = fc.constantFrom('\n', '\n', '\n', '\r\n', '\r\n', '\r', '');

const line = fc.oneof(
  { weight: 9, arbitrary: fc.constantFrom(...LINES) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 8 }) },
);

const ended = fc.tuple(line, lineEnd).map(([text, end]) => text + end);

/** A whole file, with a byte order mark now and then. */
export const file = fc
  .tuple(fc.constantFrom('', '', '', '\ufeff'), fc.array(ended, { maxLength: 24 }))
  .map(([mark, lines]) => mark + lines.join(''));

/** What is typed, pasted or deleted in one go. */
const typed = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.constantFrom('', '\n', '\r', '\r\n', '\n\n', '---\n', '\n---\n', ' ', ':', '#', '\ufeff'),
  },
  {
    weight: 2,
    arbitrary: fc.constantFrom('Name: ', '\nName: x\n', 'Nmae: x\n', '\n\nNmae: x', 'N', '-', '/', 'Token'),
  },
  { weight: 2, arbitrary: fc.array(ended, { maxLength: 3 }).map((lines) => lines.join('')) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 3 }) },
);

/** An edit as a place and a length in per mille of the text (so that it shrinks with it), and what is typed there. */
const edit = fc.record({
  at: fc.nat(1000),
  length: fc.oneof(
    { weight: 3, arbitrary: fc.constant(0) },
    { weight: 4, arbitrary: fc.nat(12) },
    fc.nat(400),
  ),
  typed,
});

export const edits = fc.array(edit, { minLength: 1, maxLength: 4 });

/** The edit as a change of that text; `length` counts characters up to 12, and per mille of the text above. */
export function changeOf(
  text: string,
  { at, length, typed: newText }: { at: number; length: number; typed: string },
): { span: { start: number; end: number }; newText: string } {
  const start = Math.round((at / 1000) * text.length);
  const wanted = length <= 12 ? length : Math.round((length / 1000) * text.length);
  return { span: { start, end: Math.min(text.length, start + wanted) }, newText };
}
