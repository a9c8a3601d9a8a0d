import { composeTypeLine, composeTypes, partsOf } from '../../games/magic/compose.js';
import { lexiconOf, officialTerm } from '../../games/magic/lexicon.js';
import { isUnderstood, termsOf, type TypeLineReading, type TypeWord } from '../../games/magic/reading.js';
import { isKnownIn, spelling, termId, withDe, type Term } from '../../games/magic/words.js';
import type { Language } from '../../model/language.js';
import { defineBlockCheck, message, type BlockCheckContext, type Fix } from '../check.js';
import { inBlock, rewrite, typeLines } from './type-line-tools.js';

/** Cards that are a creature type without being creatures came with Lorwyn. */
const KINDRED_SINCE = 2007;

const say = {
  other: message<{ word: string; of: string; types: string }>({
    en: ({ word, of, types }) =>
      `"${word}" is a subtype of ${of} cards, so this ${types} cannot have it (rule 205.3d).`,
    fr: ({ word, of, types }) =>
      `«\u00A0${word}\u00A0» est un sous-type ${of}\u00A0: cette carte (${types}) ne peut pas l'avoir (règle 205.3d).`,
  }),
};

export const subtypeOfOtherType = defineBlockCheck({
  id: 'type-line/subtype-of-other-type',
  severity: 'error',
  since: '0.1.0',
  games: ['magic'],
  rules: ['205.3d', '205.3c'],
  fix: 'suggested',
  run(context) {
    for (const reading of typeLines(context)) {
      for (const word of reading.words) {
        if (word.fault !== 'other-type' || word.sense === null) continue;
        const { language } = context;
        const of = word.sense.former?.of ?? word.sense.term.of;
        const cardTypes = termsOf(reading, 'card-type');
        const types =
          composeTypes({ supertypes: [], cardTypes }, language) ??
          cardTypes.map((term) => spelling(term, language)).join(' ');
        context.report({
          at: inBlock(reading, word.span),
          say: say.other,
          with: { word: word.text, of: typeNames(context, of, language), types: types.toLowerCase() },
          fixes: fixes(context, reading, word, of),
        });
      }
    }
  },
});

function typeNames(context: BlockCheckContext, of: readonly string[], language: Language): string {
  const { terms } = lexiconOf(context.reading);
  const names = of
    .filter((id) => id !== 'kindred' || of.length === 1)
    .map((id) => terms.find((term) => term.kind === 'card-type' && termId(term) === id))
    .flatMap((term) => (term === undefined ? [] : [spelling(term, language).toLowerCase()]));
  return language === 'fr' ? names.map(withDe).join(' ou ') : names.join(' or ');
}

/** A creature type may stand on any card that is kindred as well; else the card could be of the type that has it. */
function fixes(
  context: BlockCheckContext,
  reading: TypeLineReading,
  word: TypeWord,
  of: readonly string[],
): Fix[] {
  if (!isUnderstood(reading)) return [];
  const parts = partsOf(reading);
  const lines: (string | null)[] = [];
  const compose = (cardTypes: readonly Term[]): string | null =>
    composeTypeLine(
      { ...parts, cardTypes },
      reading.language,
      reading.notation,
      reading.separator?.asPrinted === true ? reading.separator.text : undefined,
    );
  const kindred = officialTerm('kindred', 'card-type');
  if (of.includes('kindred') && kindred !== undefined && reading.edition >= KINDRED_SINCE) {
    const known = isKnownIn(kindred, reading.language);
    if (known) lines.push(compose([...parts.cardTypes, kindred]));
  }
  const types = of.filter((id) => id !== 'kindred').flatMap((id) => officialTerm(id, 'card-type') ?? []);
  if (parts.cardTypes.length === 1) lines.push(...types.map((type) => compose([type])));
  return lines.flatMap((line) =>
    line === null ? [] : [rewrite(context, reading, reading.span, line, false)],
  );
}
