import type { Localized } from '../model/language.js';

/** Every line of `--help`. */
export const HELP = {
  program: {
    en: 'Checks custom card files in English and French.',
    fr: 'Vérifie des fichiers de cartes personnalisées en français et en anglais.',
  },
  check: {
    en: 'check card files and say what is wrong, why, and what to write instead',
    fr: 'vérifier des fichiers de cartes\u00A0: dire ce qui ne va pas, pourquoi, et quoi écrire à la place',
  },
  fix: {
    en: 'apply the fixes that never change what a card does',
    fr: "appliquer les corrections qui ne changent jamais l'effet d'une carte",
  },
  explain: {
    en: 'explain a check, a rule by its number, or a word of a game',
    fr: "expliquer un contrôle, une règle par son numéro ou un mot d'un jeu",
  },
  init: {
    en: 'write a cardwright.json, and a first card file where there is none',
    fr: "écrire un cardwright.json, et un premier fichier de cartes s'il n'y en a pas",
  },
  paths: {
    en: 'files, folders or globs; "-" reads standard input (default: the current folder)',
    fr: "fichiers, dossiers ou motifs\u00A0; «\u00A0-\u00A0» lit l'entrée standard (par défaut\u00A0: le dossier courant)",
  },
  words: {
    en: 'a check id, a rule number, or the words of a game',
    fr: "l'identifiant d'un contrôle, un numéro de règle ou des mots d'un jeu",
  },
  folder: {
    en: 'the folder of the set (default: the current one)',
    fr: "le dossier de l'extension (par défaut\u00A0: le dossier courant)",
  },
  ui: { en: 'language of this program: en or fr', fr: 'langue de ce programme\u00A0: en ou fr' },
  version: { en: 'print the version', fr: 'afficher la version' },
  help: { en: 'print this help', fr: 'afficher cette aide' },
  helpCommand: { en: 'print the help of a command', fr: "afficher l'aide d'une commande" },
  format: { en: 'pretty (default) or json', fr: 'pretty (par défaut) ou json' },
  maxWarnings: {
    en: 'exit with 1 when there are more warnings than this',
    fr: "sortir avec le code 1 s'il y a plus d'avertissements que ce nombre",
  },
  severity: {
    en: 'the least severity shown: error, warning, information (default) or hint',
    fr: 'la gravité minimale à afficher\u00A0: error, warning, information (par défaut) ou hint',
  },
  game: {
    en: 'the game of files that do not say: magic or yu-gi-oh',
    fr: 'le jeu des fichiers qui ne le disent pas\u00A0: magic ou yu-gi-oh',
  },
  language: {
    en: 'the language of files that do not say: en or fr',
    fr: 'la langue des fichiers qui ne la disent pas\u00A0: en ou fr',
  },
  edition: {
    en: 'the rules of files that do not say: current, or a year',
    fr: 'les règles des fichiers qui ne les disent pas\u00A0: current, ou une année',
  },
  config: {
    en: 'use this configuration instead of those found',
    fr: 'employer cette configuration au lieu de celles qui ont été trouvées',
  },
  stdinFilename: {
    en: 'the name of what "-" reads: says its format and its project',
    fr: 'le nom de ce que lit «\u00A0-\u00A0»\u00A0: il en dit le format et le projet',
  },
  color: { en: 'colours, even into a pipe', fr: 'des couleurs, même dans un tube' },
  noColor: { en: 'no colours', fr: 'pas de couleurs' },
  verbose: {
    en: 'say for each file its game, language and edition, and where each was taken from',
    fr: "dire de chaque fichier son jeu, sa langue, son édition et d'où chacun est tiré",
  },
  quiet: { en: 'only errors', fr: 'seulement les erreurs' },
  suggested: {
    en: 'also apply suggested fixes, the first one of each finding',
    fr: 'appliquer aussi les corrections proposées, la première de chaque constat',
  },
  dryRun: {
    en: 'print what would change as a diff; write nothing',
    fr: 'afficher ce qui changerait (diff)\u00A0; ne rien écrire',
  },
  explainLanguage: {
    en: 'the language to explain in: en or fr',
    fr: "la langue de l'explication\u00A0: en ou fr",
  },
  initGame: { en: 'magic (default) or yu-gi-oh', fr: 'magic (par défaut) ou yu-gi-oh' },
  initLanguage: { en: 'the language of the cards: en or fr', fr: 'la langue des cartes\u00A0: en ou fr' },
  initEdition: {
    en: 'the rules to check against: current (default), or a year',
    fr: 'les règles à suivre\u00A0: current (par défaut), ou une année',
  },
  exitCodes: {
    en: 'Exit codes: 0 nothing wrong; 1 errors, or more warnings than allowed; 2 wrong usage, or a file that cannot be read or written.',
    fr: "Codes de sortie\u00A0: 0 rien à redire\u00A0; 1 des erreurs, ou plus d'avertissements que permis\u00A0; 2 mauvais usage, ou fichier impossible à lire ou à écrire.",
  },
} satisfies Record<string, Localized>;

/** The headings of the argument parser's help. */
export const HELP_TITLES: Readonly<Record<string, Localized>> = {
  'Usage:': { en: 'Usage:', fr: 'Usage\u00A0:' },
  'Arguments:': { en: 'Arguments:', fr: 'Arguments\u00A0:' },
  'Options:': { en: 'Options:', fr: 'Options\u00A0:' },
  'Commands:': { en: 'Commands:', fr: 'Commandes\u00A0:' },
};
