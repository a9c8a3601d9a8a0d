import path from 'node:path';
import picomatch from 'picomatch';
import { glob, isDynamicPattern } from 'tinyglobby';
import { cardFileEndings, formatOfPath } from '../formats/index.js';
import type { Language } from '../model/language.js';
import { CONFIG_NAME } from '../workspace/host.js';
import { kindOf, whyUnreadable } from './disk.js';
import { TROUBLE } from './messages.js';

/** What one argument of the command line asks to be checked. Paths are absolute. */
export type Target =
  | { readonly kind: 'folder'; readonly path: string }
  /** `named` when it is one file written out, not the matches of a glob; `base` is the folder they are below. */
  | {
      readonly kind: 'files';
      readonly paths: readonly string[];
      readonly base: string;
      readonly named: boolean;
    }
  | { readonly kind: 'config'; readonly path: string }
  | { readonly kind: 'stdin' };

export interface Targets {
  readonly targets: readonly Target[];
  /** What could not be understood, in the person's language; the rest is checked all the same. */
  readonly problems: readonly string[];
}

/** Reads the arguments: a path that exists first, then a glob, then nothing that can be used. */
export async function readTargets(
  args: readonly string[],
  cwd: string,
  language: Language,
): Promise<Targets> {
  const targets: Target[] = [];
  const problems: string[] = [];
  for (const argument of args.length === 0 ? ['.'] : args) {
    const found = await readTarget(argument, cwd, language);
    if (typeof found === 'string') problems.push(found);
    else targets.push(found);
  }
  return { targets, problems };
}

async function readTarget(argument: string, cwd: string, language: Language): Promise<Target | string> {
  if (argument === '-') return { kind: 'stdin' };
  const target = path.resolve(cwd, argument);
  switch (await kindOf(target)) {
    case 'folder': {
      const why = await whyUnreadable(target, language);
      if (why !== null) return TROUBLE.unreadable[language]({ path: argument, why });
      return { kind: 'folder', path: target };
    }
    case 'file':
      if (path.basename(target) === CONFIG_NAME) return { kind: 'config', path: target };
      if (formatOfPath(target) !== null)
        return { kind: 'files', paths: [target], base: path.dirname(target), named: true };
      return TROUBLE.notACardFile[language]({ path: argument, endings: endingsText() });
    case 'other':
      return TROUBLE.notAFile[language]({ path: argument });
    case 'missing':
      return isDynamicPattern(argument)
        ? expand(argument, cwd, language)
        : TROUBLE.missing[language]({ path: argument });
  }
}

async function expand(argument: string, cwd: string, language: Language): Promise<Target | string> {
  const pattern = path.sep === '\\' ? argument.replaceAll('\\', '/') : argument;
  const found = await glob(pattern, {
    cwd,
    absolute: true,
    ignore: ['**/node_modules/**', '**/.git/**'],
    expandDirectories: false,
  });
  const paths = found.filter((file) => formatOfPath(file) !== null).map((file) => path.normalize(file));
  if (paths.length === 0) return TROUBLE.emptyGlob[language]({ pattern: argument });
  const base = path.resolve(cwd, picomatch.scan(pattern).base);
  return { kind: 'files', paths: paths.sort(), base, named: false };
}

/** The endings of card files, as a sentence names them. */
export function endingsText(): string {
  return cardFileEndings().join(', ');
}
