import { composeTypeLine, partsOf } from '../../games/magic/compose.js';
import { capitalized } from '../../games/magic/printed-form.js';
import type { OldLineUse, TypeLineReading, TypeWord } from '../../games/magic/reading.js';
import { spelling } from '../../games/magic/words.js';
import { defineBlockCheck, message, type BlockCheckContext, type Fix } from '../check.js';
import { inBlock, rewrite, typeLines } from './type-line-tools.js';

const say = {
  became: message<{ word: string; now: string; until: number }>({
    en: ({ word, now, until }) => `"${word}" has been "${now}" since ${String(until + 1)}.`,
    fr: ({ word, now, until }) =>
      `«\u00A0${word}\u00A0» s'écrit «\u00A0${now}\u00A0» depuis ${String(until + 1)}.`,
  }),
  gone: message<{ word: string; until: number }>({
    en: ({ word, until }) =>
      `"${word}" has not been a subtype since ${String(until)}; nothing took its place.`,
    fr: ({ word, until }) =>
      `«\u00A0${word}\u00A0» n'est plus un sous-type depuis ${String(until)}\u00A0; rien ne l'a remplacé.`,
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
      if (reading.oldLine?.obsolete === true) reportLine(context, reading, reading.oldLine);
      for (const word of reading.words) if (word.fault === 'obsolete') reportWord(context, reading, word);
    }
  },
});

function reportLine(
  context: BlockCheckContext,
  reading: TypeLineReading,
  { line, head, rest }: OldLineUse,
): void {
  const subtypes = line.language === 'en' ? rest : rest.toLowerCase();
  const now = line.becomes.replace('{rest}', subtypes).replace(/[\s—:]+$/, '');
  const word = reading.field.value.text.slice(head.start, head.end);
  context.report({
    at: inBlock(reading, head),
    say: say.became,
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
  if (reading.words.some(({ fault }) => fault === 'unknown')) return [];
  const separator = reading.separator?.asPrinted === true ? reading.separator.text : undefined;
  const line = composeTypeLine(partsOf(reading), reading.language, reading.notation, separator);
  return line === null ? [] : [rewrite(context, reading, reading.span, line, false)];
}

function lineWithout(context: BlockCheckContext, reading: TypeLineReading, word: TypeWord): Fix[] {
  return wholeLine(context, { ...reading, words: reading.words.filter((other) => other !== word) });
}
