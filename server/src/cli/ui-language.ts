import { isLanguage, type Language } from '../model/language.js';

/**
 * The language the command line speaks: `--ui`, else the environment's message language as POSIX ranks its
 * variables (LC_ALL, LC_MESSAGES, LANG), else English. A wrong `--ui` is left to the argument parser.
 */
export function uiLanguage(
  argv: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): Language {
  const asked = uiFlag(argv);
  if (isLanguage(asked)) return asked;
  const locale = [env.LC_ALL, env.LC_MESSAGES, env.LANG].find((value) => value !== undefined && value !== '');
  return /^fr(?:[^a-z]|$)/i.test(locale ?? '') ? 'fr' : 'en';
}

function uiFlag(argv: readonly string[]): string | undefined {
  for (const [index, argument] of argv.entries()) {
    if (argument === '--') return undefined;
    if (argument === '--ui') return argv[index + 1];
    if (argument.startsWith('--ui=')) return argument.slice('--ui='.length);
  }
  return undefined;
}
