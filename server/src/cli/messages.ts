import { message } from '../checks/check.js';
import type { Localized } from '../model/language.js';
import { counted, isSingular, NOUNS } from './counted.js';

/** What the command line says when it cannot do what it was asked. `\u00A0` is the French no-break space. */
export const TROUBLE = {
  missing: message<{ path: string }>({
    en: ({ path }) => `${path}: there is no such file or folder.`,
    fr: ({ path }) => `${path}\u00A0: ni fichier ni dossier de ce nom.`,
  }),
  notACardFile: message<{ path: string; endings: string }>({
    en: ({ path, endings }) => `${path}: this is not a card file; those end in ${endings}.`,
    fr: ({ path, endings }) =>
      `${path}\u00A0: ce n'est pas un fichier de cartes\u00A0; leur nom se termine par ${endings}.`,
  }),
  notAFile: message<{ path: string }>({
    en: ({ path }) => `${path}: neither a file nor a folder.`,
    fr: ({ path }) => `${path}\u00A0: ni un fichier ni un dossier.`,
  }),
  emptyGlob: message<{ pattern: string }>({
    en: ({ pattern }) => `${pattern}: no card file matches this pattern.`,
    fr: ({ pattern }) => `${pattern}\u00A0: aucun fichier de cartes ne correspond à ce motif.`,
  }),
  unreadable: message<{ path: string; why: string }>({
    en: ({ path, why }) => `${path}: cannot be read (${why}).`,
    fr: ({ path, why }) => `${path}\u00A0: lecture impossible (${why}).`,
  }),
  isFolder: localized({ en: 'it is a folder', fr: "c'est un dossier" }),
  busy: localized({
    en: 'it was not readable for a moment',
    fr: "il n'a pas été lisible pendant un instant",
  }),
  unwritable: message<{ path: string; why: string }>({
    en: ({ path, why }) => `${path}: cannot be written (${why}); the file is as it was.`,
    fr: ({ path, why }) =>
      `${path}\u00A0: écriture impossible (${why})\u00A0; le fichier est resté tel quel.`,
  }),
  notWritten: message<{ path: string; why: string }>({
    en: ({ path, why }) => `${path}: cannot be written (${why}).`,
    fr: ({ path, why }) => `${path}\u00A0: écriture impossible (${why}).`,
  }),
  changedMeanwhile: message<{ path: string }>({
    en: ({ path }) => `${path}: changed while it was being checked; it is left as it is.`,
    fr: ({ path }) => `${path}\u00A0: modifié pendant la vérification\u00A0; il est laissé tel quel.`,
  }),
  exists: message<{ path: string }>({
    en: ({ path }) => `${path} exists already; it is left as it is.`,
    fr: ({ path }) => `${path} existe déjà\u00A0; il est laissé tel quel.`,
  }),
  stdinAlone: localized({
    en: `"-" (standard input) cannot be fixed together with files.`,
    fr: `«\u00A0-\u00A0» (l'entrée standard) ne se corrige pas en même temps que des fichiers.`,
  }),
  stdinNameAlone: localized({
    en: `--stdin-filename only makes sense with "-" (standard input).`,
    fr: `--stdin-filename n'a de sens qu'avec «\u00A0-\u00A0» (l'entrée standard).`,
  }),
  badValue: message<{ option: string; value: string; allowed: readonly string[] }>({
    en: ({ option, value, allowed }) =>
      `${option} cannot be "${value}"; it is ${alternatives(allowed, 'or')}.`,
    fr: ({ option, value, allowed }) =>
      `${option} ne peut pas valoir «\u00A0${value}\u00A0»\u00A0; les valeurs possibles sont ${alternatives(allowed, 'et')}.`,
  }),
  badNumber: message<{ option: string; value: string }>({
    en: ({ option, value }) => `${option} must be a whole number from 0 on, not "${value}".`,
    fr: ({ option, value }) =>
      `${option} doit être un nombre entier, 0 ou plus, et non «\u00A0${value}\u00A0».`,
  }),
  unknownThing: message<{ query: string }>({
    en: ({ query }) => `Nothing is known under "${query}".`,
    fr: ({ query }) => `Rien n'est connu sous le nom «\u00A0${query}\u00A0».`,
  }),
  didYouMean: message<{ near: readonly string[] }>({
    en: ({ near }) => `Did you mean ${alternatives(near, 'or')}?`,
    fr: ({ near }) => `Vouliez-vous dire ${alternatives(near, 'ou')}\u00A0?`,
  }),
  unknownOption: message<{ words: readonly string[] }>({
    en: ({ words: [option = ''] }) => `There is no option ${option}.`,
    fr: ({ words: [option = ''] }) => `L'option ${option} n'existe pas.`,
  }),
  unknownCommand: message<{ words: readonly string[] }>({
    en: ({ words: [command = ''] }) => `There is no command "${command}".`,
    fr: ({ words: [command = ''] }) => `La commande «\u00A0${command}\u00A0» n'existe pas.`,
  }),
  missingValue: message<{ words: readonly string[] }>({
    en: ({ words: [option = ''] }) => `${option} needs a value.`,
    fr: ({ words: [option = ''] }) => `${option} demande une valeur.`,
  }),
  missingArgument: message<{ words: readonly string[] }>({
    en: ({ words: [name = ''] }) => `The argument <${name}> is missing.`,
    fr: ({ words: [name = ''] }) => `Il manque l'argument <${name}>.`,
  }),
  tooManyArguments: localized({
    en: `There are too many arguments.`,
    fr: `Il y a trop d'arguments.`,
  }),
  seeHelp: message<{ command: string }>({
    en: ({ command }) => `See: ${command} --help`,
    fr: ({ command }) => `Voir\u00A0: ${command} --help`,
  }),
  internal: message<{ detail: string }>({
    en: ({ detail }) => `A fault of Cardwright's own; please report it.\n${detail}`,
    fr: ({ detail }) => `Une erreur de Cardwright lui-même\u00A0; merci de la signaler.\n${detail}`,
  }),
};

/** What it says of what it did. */
export const SAY = {
  noCardFiles: message<{ endings: string }>({
    en: ({ endings }) => `No card files (${endings}) here.`,
    fr: ({ endings }) => `Aucun fichier de cartes (${endings}) ici.`,
  }),
  fixed: message<{ path: string; fixed: number; dryRun: boolean; reencode: boolean }>({
    en: ({ path, fixed, dryRun, reencode }) =>
      `${path}: ${counted(fixed, NOUNS.fix, 'en')}${reencode ? ', written as UTF-8' : ''}${dryRun ? ' (not written)' : ''}`,
    fr: ({ path, fixed, dryRun, reencode }) =>
      `${path}\u00A0: ${counted(fixed, NOUNS.fix, 'fr')}${reencode ? ', écrit en UTF-8' : ''}${dryRun ? " (rien d'écrit)" : ''}`,
  }),
  fixedAll: message<{ fixes: number; files: number; errors: number }>({
    en: ({ fixes, files, errors }) =>
      `${counted(fixes, NOUNS.fix, 'en')} in ${counted(files, NOUNS.file, 'en')}, ${counted(errors, NOUNS.error, 'en')} left`,
    fr: ({ fixes, files, errors }) =>
      `${counted(fixes, NOUNS.fix, 'fr')} dans ${counted(files, NOUNS.file, 'fr')}, ${counted(errors, NOUNS.error, 'fr')} ${isSingular(errors, 'fr') ? 'restante' : 'restantes'}`,
  }),
  fixable: message<{ safe: number; suggested: number }>({
    en: ({ safe, suggested }) => {
      if (safe === 0) return `cardwright fix --suggested mends ${counted(suggested, NOUNS.finding, 'en')}`;
      const more = suggested === 0 ? '' : `; with --suggested, ${String(suggested)} more`;
      return `cardwright fix mends ${counted(safe, NOUNS.finding, 'en')}${more}`;
    },
    fr: ({ safe, suggested }) => {
      if (safe === 0) return `cardwright fix --suggested corrige ${counted(suggested, NOUNS.finding, 'fr')}`;
      const more = suggested === 0 ? '' : `\u00A0; avec --suggested, ${String(suggested)} de plus`;
      return `cardwright fix corrige ${counted(safe, NOUNS.finding, 'fr')}${more}`;
    },
  }),
  tooManyWarnings: message<{ allowed: number }>({
    en: ({ allowed }) => `more warnings than allowed (--max-warnings ${String(allowed)})`,
    fr: ({ allowed }) => `plus d'avertissements que permis (--max-warnings ${String(allowed)})`,
  }),
  written: message<{ path: string }>({
    en: ({ path }) => `${path} written.`,
    fr: ({ path }) => `${path} écrit.`,
  }),
  tryCheck: localized({
    en: `Now try: cardwright check`,
    fr: `Essayez maintenant\u00A0: cardwright check`,
  }),
};

/** "a, b or c". */
function alternatives(words: readonly string[], joint: string): string {
  const last = words.at(-1) ?? '';
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} ${joint} ${last}`;
}

/** A text without parameters; a missing language does not compile. */
function localized(texts: Localized): Localized {
  return texts;
}
