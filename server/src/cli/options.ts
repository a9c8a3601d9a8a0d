import { parseEdition } from '../model/edition.js';
import { parseGame } from '../model/game.js';
import { parseLanguage, type Language } from '../model/language.js';
import { SEVERITIES, type Severity } from '../model/severity.js';
import type { Settings } from '../workspace/settings.js';
import { TROUBLE } from './messages.js';
import { Trouble } from './trouble.js';

/** The options of a command as the argument parser hands them over, all still text. */
export interface RawOptions {
  readonly format?: string;
  readonly maxWarnings?: string;
  readonly severity?: string;
  readonly game?: string;
  readonly language?: string;
  readonly edition?: string;
  readonly config?: string;
  readonly stdinFilename?: string;
  readonly color?: boolean;
  readonly verbose?: boolean;
  readonly quiet?: boolean;
  readonly suggested?: boolean;
  readonly dryRun?: boolean;
  readonly ui?: string;
}

const FORMATS = ['pretty', 'json'] as const;
export type OutputFormat = (typeof FORMATS)[number];

export function readFormat(raw: RawOptions, ui: Language): OutputFormat {
  return readChoice('--format', raw.format, FORMATS, ui) ?? 'pretty';
}

/** The least severity shown: `--quiet` means errors only, whatever else is said. */
export function readSeverity(raw: RawOptions, ui: Language): Severity {
  const severity = readChoice('--severity', raw.severity, SEVERITIES, ui) ?? 'information';
  return raw.quiet === true ? 'error' : severity;
}

/** How many warnings are allowed; without the option any number is. */
export function readMaxWarnings(raw: RawOptions, ui: Language): number {
  const value = raw.maxWarnings;
  if (value === undefined) return Infinity;
  if (!/^\d{1,15}$/.test(value)) {
    throw new Trouble(TROUBLE.badNumber[ui]({ option: '--max-warnings', value }), 'usage');
  }
  return Number(value);
}

/** `--game`, `--language` and `--edition` as settings that outrank every configuration file. */
export function readForced(raw: RawOptions, ui: Language): Settings {
  const game = read('--game', raw.game, parseGame, ['magic', 'yu-gi-oh'], ui);
  const language = readLanguage('--language', raw.language, ui);
  const edition = read('--edition', raw.edition, parseEdition, ['current', '1993…'], ui);
  return {
    ...(game === null ? {} : { game }),
    ...(language === null ? {} : { language }),
    ...(edition === null ? {} : { edition }),
  };
}

export function readLanguage(option: string, value: string | undefined, ui: Language): Language | null {
  return read(option, value, parseLanguage, ['en', 'fr'], ui);
}

/** Refuses a `--ui` that is no language; what it says was read before everything else (see `uiLanguage`). */
export function checkUi(raw: RawOptions, ui: Language): void {
  readChoice('--ui', raw.ui, ['en', 'fr'], ui);
}

function readChoice<T extends string>(
  option: string,
  value: string | undefined,
  choices: readonly T[],
  ui: Language,
): T | null {
  return read(option, value, (text) => choices.find((choice) => choice === text) ?? null, choices, ui);
}

function read<T>(
  option: string,
  value: string | undefined,
  parse: (text: string) => T | null,
  allowed: readonly string[],
  ui: Language,
): T | null {
  if (value === undefined) return null;
  const parsed = parse(value);
  if (parsed === null) throw new Trouble(TROUBLE.badValue[ui]({ option, value, allowed }), 'usage');
  return parsed;
}
