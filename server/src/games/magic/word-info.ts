import type { ReadingContext } from '../../model/context.js';
import type { Language, Localized } from '../../model/language.js';
import type { WordInfo } from '../game.js';
import { lexiconOf } from './lexicon.js';
import type { FormerWord } from './words.js';
import { frenchForms, spelling, termId, type Term } from './words.js';

/** Longer lists of subtypes are cut, with the number of the rest. */
const MOST_SUBTYPES = 24;

const KINDS: Readonly<Record<Term['kind'], Localized>> = {
  'card-type': { en: 'card type', fr: 'type de carte' },
  supertype: { en: 'supertype', fr: 'super-type' },
  subtype: { en: 'subtype', fr: 'sous-type' },
};

/** What there is to say about a term; `former` when it was met under a name it no longer has. */
export function termInfo(term: Term, former: FormerWord | null, context: ReadingContext): WordInfo {
  const names = { en: term.en[0] ?? null, fr: frenchForms(term)[0] ?? null };
  return {
    names,
    kind: kindOf(term, context),
    notes: { en: notes(term, former, context, 'en'), fr: notes(term, former, context, 'fr') },
    rules: term.rules,
  };
}

function kindOf(term: Term, context: ReadingContext): Localized {
  if (term.kind !== 'subtype' || term.of.length === 0) return KINDS[term.kind];
  return {
    en: `subtype (${typeNames(term.of, context, 'en').join(', ')})`,
    fr: `sous-type (${typeNames(term.of, context, 'fr').join(', ')})`,
  };
}

function typeNames(ids: readonly string[], context: ReadingContext, language: Language): string[] {
  const { terms } = lexiconOf(context);
  return ids.map((id) => {
    const term = terms.find((candidate) => candidate.kind === 'card-type' && termId(candidate) === id);
    return term === undefined ? id : spelling(term, language).toLowerCase();
  });
}

function notes(term: Term, former: FormerWord | null, context: ReadingContext, language: Language): string[] {
  const french = language === 'fr';
  const all: string[] = [];
  if (term.custom)
    all.push(french ? 'Déclaré par cette extension.' : "Declared by this set's own vocabulary.");
  if (former !== null) all.push(formerNote(term, former, language));
  if (term.fr.length === 0 && !term.custom) {
    all.push(
      french
        ? "Aucun mot français imprimé n'est connu\u00A0: le mot anglais est admis."
        : 'No printed French word is known: French lines may use the English one.',
    );
  }
  if (term.kind === 'card-type') all.push(...subtypesNote(term, context, language));
  return all;
}

function formerNote(term: Term, former: FormerWord, language: Language): string {
  const until = String(former.until);
  const now = former.becomes === null ? null : spelling(term, language);
  if (language === 'fr') {
    return now === null
      ? `En usage jusqu'en ${until}, supprimé depuis.`
      : `En usage jusqu'en ${until}\u00A0; aujourd'hui «\u00A0${now}\u00A0».`;
  }
  return now === null ? `In use until ${until}, removed since.` : `In use until ${until}; today "${now}".`;
}

/** Which subtypes a card type may have. */
function subtypesNote(term: Term, context: ReadingContext, language: Language): string[] {
  const id = termId(term);
  const words = lexiconOf(context)
    .terms.filter((candidate) => candidate.kind === 'subtype' && candidate.of.includes(id))
    .map((candidate) => spelling(candidate, language));
  const unique = [...new Set(words)].sort((a, b) => a.localeCompare(b, language));
  if (unique.length === 0)
    return [language === 'fr' ? "Ce type n'a pas de sous-types." : 'This type has no subtypes.'];
  const shown = unique.slice(0, MOST_SUBTYPES).join(', ');
  const more = unique.length - MOST_SUBTYPES;
  if (language === 'fr') {
    return [`*Sous-types*\u00A0: ${shown}${more > 0 ? `… et ${String(more)} de plus` : ''}.`];
  }
  return [`*Subtypes*: ${shown}${more > 0 ? `… and ${String(more)} more` : ''}.`];
}
