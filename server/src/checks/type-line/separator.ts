import { separatorText } from '../../games/magic/compose.js';
import type { Separator, TypeLineReading } from '../../games/magic/reading.js';
import type { Span } from '../../text/span.js';
import { defineBlockCheck, message, type BlockCheckContext, type Fix } from '../check.js';
import { inBlock, removeWord, rewrite, typeLines } from './type-line-tools.js';

const say = {
  wrong: message<{ written: string }>({
    en: ({ written }) =>
      `Types and subtypes are parted by a long dash between spaces, " — "; here it is "${written}" (rule 205.1).`,
    fr: ({ written }) =>
      `Types et sous-types sont séparés par deux-points entre espaces, «\u00A0:\u00A0» (ou par un tiret long)\u00A0; ici c'est «\u00A0${written}\u00A0» (règle 205.1).`,
  }),
  missing: message<null>({
    en: () =>
      'A long dash between spaces, " — ", is missing between the types and the subtypes (rule 205.1).',
    fr: () =>
      'Il manque deux-points entre espaces, «\u00A0:\u00A0», entre les types et les sous-types (règle 205.1).',
  }),
  idle: message<null>({
    en: () => 'Nothing follows this separator: a line without subtypes ends with the card type.',
    fr: () => 'Rien ne suit ce séparateur\u00A0: une ligne sans sous-type se termine par le type de carte.',
  }),
  again: message<null>({
    en: () => 'One separator is enough; between subtypes stands a space.',
    fr: () => 'Un seul séparateur suffit\u00A0; entre deux sous-types on écrit «\u00A0et\u00A0».',
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
      if (reading.notation === 'words' || reading.oldLine !== null) continue;
      if (reading.separator === null) reportMissing(context, reading);
      else reportWritten(context, reading, reading.separator);
      for (const span of reading.extraSeparators) {
        context.report({
          at: inBlock(reading, span),
          say: say.again,
          with: null,
          fixes: [joined(context, reading, span)],
        });
      }
    }
  },
});

function reportWritten(context: BlockCheckContext, reading: TypeLineReading, written: Separator): void {
  if (!reading.words.some(({ side }) => side === 'before')) return;
  const signs = written.text.trim();
  const at = inBlock(reading, trimmed(reading, written.span));
  if (!reading.words.some(({ side }) => side === 'after')) {
    const rest = { start: written.span.start, end: reading.span.end };
    context.report({
      at,
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
    say: say.wrong,
    with: { written: signs },
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
  const shown = `${last.text}${right}${subtype.text}`;
  context.report({
    at: inBlock(reading, { start: last.span.start, end: subtype.span.end }),
    say: say.missing,
    with: null,
    fixes: [rewrite(context, reading, gap, right, true, shown)],
  });
}

function joined(context: BlockCheckContext, reading: TypeLineReading, span: Span): Fix {
  const text = reading.field.value.text;
  let { start, end } = span;
  while (start > 0 && /\s/.test(text[start - 1] ?? '')) start--;
  while (end < text.length && /\s/.test(text[end] ?? '')) end++;
  const last = end >= reading.span.end;
  const joint = last ? '' : reading.language === 'fr' ? ' et ' : ' ';
  const shown = text.slice(span.start, span.end);
  return last
    ? removeWord(context, reading, { start, end }, shown, true)
    : rewrite(context, reading, { start, end }, joint, true, joint.trim() === '' ? '␣' : joint.trim());
}

function trimmed(reading: TypeLineReading, span: Span): Span {
  const text = reading.field.value.text;
  let { start, end } = span;
  while (start < end && /\s/.test(text[start] ?? '')) start++;
  while (end > start && /\s/.test(text[end - 1] ?? '')) end--;
  return { start, end };
}
