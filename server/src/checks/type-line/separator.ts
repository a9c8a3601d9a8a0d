import { separatorText } from '../../games/magic/compose.js';
import { isForeignLine, termsOf, type Separator, type TypeLineReading } from '../../games/magic/reading.js';
import { termId } from '../../games/magic/words.js';
import type { Span } from '../../text/span.js';
import { defineBlockCheck, message, type BlockCheckContext, type Fix } from '../check.js';
import { inBlock, removeWord, rewrite, typeLines } from './type-line-tools.js';

interface Params {
  right: string;
}

/** By the language of the line. */
const wrong = {
  en: message<Params>({
    en: ({ right }) =>
      `A long dash between spaces separates types from subtypes (rule 205.1): write "${right}".`,
    fr: ({ right }) =>
      `En anglais, un tiret long entre espaces sépare les types des sous-types (règle 205.1)\u00A0: écrivez «\u00A0${right}\u00A0».`,
  }),
  fr: message<Params>({
    en: ({ right }) =>
      `In French, a colon between spaces (or a long dash) separates types from subtypes (rule 205.1): write "${right}".`,
    fr: ({ right }) =>
      `Un deux-points entre espaces (ou un tiret long) sépare les types des sous-types (règle 205.1)\u00A0: écrivez «\u00A0${right}\u00A0».`,
  }),
};

const missing = {
  en: message<Params>({
    en: ({ right }) => `The long dash between types and subtypes is missing (rule 205.1): write "${right}".`,
    fr: ({ right }) =>
      `Il manque le tiret long entre types et sous-types (règle 205.1)\u00A0: écrivez «\u00A0${right}\u00A0».`,
  }),
  fr: message<Params>({
    en: ({ right }) => `The colon between types and subtypes is missing (rule 205.1): write "${right}".`,
    fr: ({ right }) =>
      `Il manque le deux-points entre types et sous-types (règle 205.1)\u00A0: écrivez «\u00A0${right}\u00A0».`,
  }),
};

const say = {
  idle: message<null>({
    en: () => 'Nothing follows this separator: a line without subtypes has none.',
    fr: () => "Rien ne suit ce séparateur\u00A0: une ligne sans sous-type n'en a pas.",
  }),
  again: message<null>({
    en: () => 'One separator is enough: what follows it is one list of subtypes.',
    fr: () => 'Un seul séparateur suffit\u00A0: ce qui le suit est une seule liste de sous-types.',
  }),
};

export const separator = defineBlockCheck({
  id: 'type-line/separator',
  severity: 'warning',
  since: '0.1.0',
  games: ['magic'],
  rules: ['205.1', '304.3', '307.3'],
  fix: 'safe',
  run(context) {
    for (const reading of typeLines(context)) {
      if (reading.notation === 'words' || reading.oldLine !== null || isForeignLine(reading)) continue;
      if (reading.separator === null) reportMissing(context, reading);
      else reportWritten(context, reading, reading.separator);
      for (const span of reading.extraSeparators) {
        context.report({
          at: inBlock(reading, span),
          rules: rulesFor(reading),
          say: say.again,
          with: null,
          fixes: [joined(context, reading, span)],
        });
      }
    }
  },
});

/** The rule on the type line, and for a spell the one on its own subtypes. */
function rulesFor(reading: TypeLineReading): string[] {
  const types = termsOf(reading, 'card-type').map(termId);
  const spells = [
    ...(types.includes('instant') ? ['304.3'] : []),
    ...(types.includes('sorcery') ? ['307.3'] : []),
  ];
  return [...spells, '205.1'];
}

function reportWritten(context: BlockCheckContext, reading: TypeLineReading, written: Separator): void {
  if (!reading.words.some(({ side }) => side === 'before')) return;
  const signs = written.text.trim();
  const at = inBlock(reading, trimmed(reading, written.span));
  if (!reading.words.some(({ side }) => side === 'after')) {
    const rest = { start: written.span.start, end: reading.span.end };
    context.report({
      at,
      rules: rulesFor(reading),
      say: say.idle,
      with: null,
      fixes: [removeWord(context, reading, rest, signs, true)],
    });
    return;
  }
  if (written.asPrinted) return;
  const right = written.style === 'dash' ? ' — ' : separatorText(reading.language);
  const text = reading.field.value.text;
  const shown =
    text.slice(reading.span.start, written.span.start) +
    right +
    text.slice(written.span.end, reading.span.end);
  context.report({
    at,
    rules: rulesFor(reading),
    say: wrong[reading.language],
    with: { right: shown },
    fixes: [rewrite(context, reading, written.span, right, true, shown)],
  });
}

/** Subtypes right behind the card type, without anything between. */
function reportMissing(context: BlockCheckContext, reading: TypeLineReading): void {
  const { words } = reading;
  const first = words.findIndex(({ sense }) => sense?.term.kind === 'subtype');
  const last = words[first - 1];
  const subtype = words[first];
  const rest = words.slice(first);
  if (subtype === undefined || last === undefined) return;
  const types = words.slice(0, first);
  const onlySubtypes = rest.every(({ sense }) => sense === null || sense.term.kind === 'subtype');
  if (!onlySubtypes || !types.some(({ sense }) => sense?.term.kind === 'card-type')) return;
  const gap = { start: last.span.end, end: subtype.span.start };
  const right = separatorText(reading.language);
  const text = reading.field.value.text;
  const shown = text.slice(reading.span.start, gap.start) + right + text.slice(gap.end, reading.span.end);
  context.report({
    at: inBlock(reading, { start: last.span.start, end: subtype.span.end }),
    rules: rulesFor(reading),
    say: missing[reading.language],
    with: { right: shown },
    fixes: [rewrite(context, reading, gap, right, true, shown)],
  });
}

function joined(context: BlockCheckContext, reading: TypeLineReading, span: Span): Fix {
  const text = reading.field.value.text;
  let { start, end } = span;
  while (start > 0 && /\s/.test(text[start - 1] ?? '')) start--;
  while (end < text.length && /\s/.test(text[end] ?? '')) end++;
  const last = end >= reading.span.end;
  if (last) return removeWord(context, reading, { start, end }, text.slice(span.start, span.end), true);
  const before = reading.words.find((word) => word.span.end === start);
  const after = reading.words.find((word) => word.span.start === end);
  const joint = reading.language === 'fr' ? ' et ' : ' ';
  const shown = `${before?.text ?? ''}${joint}${after?.text ?? ''}`;
  return rewrite(context, reading, { start, end }, joint, true, shown);
}

function trimmed(reading: TypeLineReading, span: Span): Span {
  const text = reading.field.value.text;
  let { start, end } = span;
  while (start < end && /\s/.test(text[start] ?? '')) start++;
  while (end > start && /\s/.test(text[end - 1] ?? '')) end--;
  return { start, end };
}
