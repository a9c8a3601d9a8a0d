import { composeTypeLine, partsOf } from '../../games/magic/compose.js';
import { todaysLine } from '../../games/magic/old-line.js';
import {
  isUnderstood,
  type OldLineUse,
  type TypeLineReading,
  type TypeWord,
} from '../../games/magic/reading.js';
import { capitalized } from '../../games/magic/printed-form.js';
import { spelling } from '../../games/magic/words.js';
import { unite, type Span } from '../../text/span.js';
import { defineBlockCheck, message, type BlockCheckContext } from '../check.js';
import { inBlock, rewrite, typeLines } from './type-line-tools.js';

/** By the language of the line. */
const say = {
  en: message<{ words: string; now: string | null }>({
    en: ({ words, now }) =>
      `"${words}" is French, and this file is in English${now === null ? '' : `: write "${now}"`}.`,
    fr: ({ words, now }) =>
      `«\u00A0${words}\u00A0» est en français et ce fichier en anglais${now === null ? '' : `\u00A0: écrivez «\u00A0${now}\u00A0»`}.`,
  }),
  fr: message<{ words: string; now: string | null }>({
    en: ({ words, now }) =>
      `"${words}" is English, and this file is in French${now === null ? '' : `: write "${now}"`}.`,
    fr: ({ words, now }) =>
      `«\u00A0${words}\u00A0» est en anglais et ce fichier en français${now === null ? '' : `\u00A0: écrivez «\u00A0${now}\u00A0»`}.`,
  }),
};

export const wrongLanguage = defineBlockCheck({
  id: 'type-line/wrong-language',
  severity: 'warning',
  since: '0.1.0',
  games: ['magic'],
  rules: ['205.1'],
  fix: 'suggested',
  run(context) {
    for (const reading of typeLines(context)) {
      if (reading.oldLine !== null) reportOldLine(context, reading, reading.oldLine);
      else reportWords(context, reading);
    }
  },
});

/** A whole line of earlier years in the other language: `Summon Goblin` in a French file. */
function reportOldLine(context: BlockCheckContext, reading: TypeLineReading, oldLine: OldLineUse): void {
  if (oldLine.line.language === reading.language) return;
  report(context, reading, reading.span, {
    span: reading.span,
    text: todaysLine(reading, oldLine, context.reading),
  });
}

/** A line in the other language is one fault, from its first foreign word to its last. */
function reportWords(context: BlockCheckContext, reading: TypeLineReading): void {
  const foreign = reading.words.filter(({ fault }) => fault === 'wrong-language');
  const [first] = foreign;
  const last = foreign.at(-1);
  if (first === undefined || last === undefined) return;
  report(context, reading, unite(first.span, last.span), translation(reading, foreign));
}

function report(
  context: BlockCheckContext,
  reading: TypeLineReading,
  span: Span,
  now: { span: Span; text: string } | null,
): void {
  context.report({
    at: inBlock(reading, span),
    say: say[reading.language],
    with: { words: reading.field.value.text.slice(span.start, span.end), now: now?.text ?? null },
    fixes: now === null ? [] : [rewrite(context, reading, now.span, now.text, false)],
  });
}

/** The whole line translated; where that cannot be, the one foreign word by itself. */
function translation(
  reading: TypeLineReading,
  foreign: readonly TypeWord[],
): { span: Span; text: string } | null {
  const understood = isUnderstood(reading) && reading.words.every(({ fault }) => fault !== 'obsolete');
  const line = understood
    ? composeTypeLine(partsOf(reading), reading.language, reading.notation, keptSeparator(reading))
    : null;
  if (line !== null) return { span: reading.span, text: line };
  const [word] = foreign;
  if (foreign.length !== 1 || word?.sense == null) return null;
  const text = spelling(word.sense.term, reading.language);
  const first = word === reading.words[0] && reading.language === 'fr';
  return { span: word.span, text: first ? capitalized(text) : text };
}

/** The dash of a French line that has one foreign subtype is its own; that of an English line goes with it. */
function keptSeparator({ words, separator, language }: TypeLineReading): string | undefined {
  const own = words.some(
    ({ side, sense, fault }) => side === 'before' && fault === null && sense?.language === language,
  );
  return own && separator?.asPrinted === true ? separator.text : undefined;
}
