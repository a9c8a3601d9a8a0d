import { findNodeAtLocation, getNodeValue, parseTree, type ParseError } from 'jsonc-parser';
import type { Localized } from '../model/language.js';
import type { Span } from '../text/span.js';
import { jsonErrorMessage } from './json-errors.js';
import { layer, type Settings } from './settings.js';
import { validateSettings } from './validate-settings.js';

export interface ConfigProblem {
  readonly code: 'config/syntax' | 'config/unknown-key' | 'config/invalid-value';
  /** Offsets into the configuration's text. */
  readonly span: Span;
  readonly message: Localized;
}

export interface ConfigFile {
  readonly settings: Settings;
  readonly problems: readonly ConfigProblem[];
}

/**
 * Reads a `cardwright.json` (JSON; comments and trailing commas allowed). Never throws: what is wrong is
 * reported at its place and costs only that key; an unreadable file gives no settings.
 */
export function readConfigFile(text: string, checkIds: ReadonlySet<string>): ConfigFile {
  try {
    return readTree(text, checkIds);
  } catch (error) {
    // The JSON parser calls itself for each bracket: a hundred thousand of them are more than a stack holds.
    if (error instanceof RangeError) return { settings: layer({}, {}), problems: [TOO_DEEP] };
    throw error;
  }
}

const TOO_DEEP: ConfigProblem = {
  code: 'config/syntax',
  span: { start: 0, end: 1 },
  message: {
    en: 'The brackets of this file go too deep.',
    fr: 'Les crochets de ce fichier sont trop imbriqués.',
  },
};

function readTree(text: string, checkIds: ReadonlySet<string>): ConfigFile {
  const errors: ParseError[] = [];
  const tree = parseTree(text, errors, { allowTrailingComma: true, allowEmptyContent: true });
  const problems: ConfigProblem[] = errors.map((error) => ({
    code: 'config/syntax',
    span: { start: error.offset, end: error.offset + error.length },
    message: jsonErrorMessage(error.error),
  }));
  if (tree === undefined) return { settings: layer({}, {}), problems };
  const value: unknown = getNodeValue(tree);
  const validated = validateSettings(value, checkIds);
  for (const problem of validated.problems) {
    const node = findNodeAtLocation(tree, [...problem.path]) ?? tree;
    const named = problem.kind === 'unknown-key' ? (node.parent?.children?.[0] ?? node) : node;
    problems.push({
      code: `config/${problem.kind}`,
      span: { start: named.offset, end: named.offset + named.length },
      message: problem.message,
    });
  }
  return { settings: validated.settings, problems };
}
