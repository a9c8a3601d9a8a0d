import { composeTypeLine, partsOf } from '../../games/magic/compose.js';
import { capitalized } from '../../games/magic/printed-form.js';
import { todaysLine } from '../../games/magic/old-line.js';
import {
  isUnderstood,
  type OldLineUse,
  type TypeLineReading,
  type TypeWord,
} from '../../games/magic/reading.js';
import { spelling } from '../../games/magic/words.js';
import { defineBlockCheck, message, type BlockCheckContext, type Fix } from '../check.js';
import { inBlock, rewrite, typeLines } from './type-line-tools.js';

const say = {
  // `until` is the last year in which the old word was right; that year brought the new one.
  became: message<{ word: string; now: string; until: number }>({
    en: ({ word, now, until }) => `"${word}" became "${now}" in ${String(until)}.`,
    fr: ({ word, now, until }) =>
      `«\u00A0${word}\u00A0» est devenu «\u00A0${now}\u00A0» en ${String(until)}.`,
  }),
  moved: message<{ word: string; now: string; until: number }>({
    en: ({ word, now, until }) =>
      `"${word}" became "${now}" in ${String(until)}; what the Aura enchants opens the rules text.`,
    fr: ({ word, now, until }) =>
      `«\u00A0${word}\u00A0» est devenu «\u00A0${now}\u00A0» en ${String(until)}\u00A0; ce que l'aura enchante se dit en tête de son texte de règles.`,
  }),
  gone: message<{ word: string; until: number }>({
    en: ({ word, until }) =>
      `"${word}" stopped being a subtype in ${String(until)} and nothing took its place: leave it out.`,
    fr: ({ word, until }) =>
      `«\u00A0${word}\u00A0» n'est plus un sous-type depuis ${String(until)} et rien ne l'a remplacé\u00A0: retirez-le.`,
  }),
};

export const obsolete = defineBlockCheck({
  id: 'type-line/obsolete',
  severity: 'warning',
  since: '0.1.0',
  games: ['magic'],
  rules: ['205.3f'],
  fix: 'both',
  run(context) {
    for (const reading of typeLines(context)) {
      const { oldLine, language } = reading;
      if (oldLine?.obsolete === true && oldLine.line.language === language)
        reportLine(context, reading, oldLine);
      for (const word of reading.words) if (word.fault === 'obsolete') reportWord(context, reading, word);
    }
  },
});

function reportLine(context: BlockCheckContext, reading: TypeLineReading, oldLine: OldLineUse): void {
  const { line, head, rest } = oldLine;
  const now = todaysLine(reading, oldLine, context.reading);
  const word = reading.field.value.text.slice(reading.span.start, reading.span.end);
  context.report({
    at: inBlock(reading, head),
    say: rest !== '' && !line.becomes.includes('{rest}') ? say.moved : say.became,
    with: { word, now, until: line.until },
    fixes: [rewrite(context, reading, reading.span, now, false)],
  });
}

function reportWord(context: BlockCheckContext, reading: TypeLineReading, word: TypeWord): void {
  const former = word.sense?.former;
  if (word.sense == null || former == null) return;
  const at = inBlock(reading, word.span);
  if (former.becomes === null) {
    context.report({
      at,
      say: say.gone,
      with: { word: word.text, until: former.until },
      fixes: lineWithout(context, reading, word),
    });
    return;
  }
  const { term } = word.sense;
  const text = spelling(term, reading.language);
  const first = word === reading.words[0] && reading.language === 'fr';
  const now = first ? capitalized(text) : text;
  const sameKind = term.kind === former.kind;
  const fixes = sameKind ? [rewrite(context, reading, word.span, now, true)] : wholeLine(context, reading);
  context.report({ at, say: say.became, with: { word: word.text, now, until: former.until }, fixes });
}

/** The line written anew, the former word as what it became (`Legend` moves to the supertypes). */
function wholeLine(context: BlockCheckContext, reading: TypeLineReading): Fix[] {
  if (!isUnderstood(reading)) return [];
  const separator = reading.separator?.asPrinted === true ? reading.separator.text : undefined;
  const line = composeTypeLine(partsOf(reading), reading.language, reading.notation, separator);
  return line === null ? [] : [rewrite(context, reading, reading.span, line, false)];
}

function lineWithout(context: BlockCheckContext, reading: TypeLineReading, word: TypeWord): Fix[] {
  return wholeLine(context, { ...reading, words: reading.words.filter((other) => other !== word) });
}
