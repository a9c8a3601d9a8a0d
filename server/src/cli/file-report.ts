import { diagnose, messageLanguage, type Diagnostic } from '../checks/diagnose.js';
import type { Game } from '../games/game.js';
import { gameOf } from '../games/index.js';
import { isCard } from '../model/block.js';
import type { Language } from '../model/language.js';
import { atLeast, type Severity } from '../model/severity.js';
import { LineIndex } from '../text/line-index.js';
import type { ConfigProblem } from '../workspace/config-file.js';
import type { ProjectDocument } from '../workspace/project.js';
import type { AskedFile, Session } from './session.js';

/** What there is to say about one file, card file or configuration. */
export interface FileReport {
  readonly name: string;
  readonly text: string;
  readonly diagnostics: readonly Diagnostic[];
  /** The language the findings are written in. */
  readonly language: Language;
  /** The game whose rules the findings name. */
  readonly game: Game | null;
  /** Offsets to lines; made when first asked for. */
  readonly lines: () => LineIndex;
}

export interface Counts extends Readonly<Record<Severity, number>> {
  readonly files: number;
  readonly cards: number;
  /** Findings with a safe fix, and those with suggested ones only. */
  readonly safe: number;
  readonly suggested: number;
}

/** Checks every file that was asked for; findings that matter less than `least` are left out. */
export function reportFiles(session: Session, least: Severity, ui: Language): FileReport[] {
  const shown = (diagnostics: readonly Diagnostic[]): Diagnostic[] =>
    diagnostics.filter(({ severity }) => atLeast(severity, least));
  const reports = session.files.map(({ name, placed: { project, entry } }) => {
    const language = messageLanguage(project, entry);
    const game = gameOf(entry.context.game);
    return reportOf(name, entry.document.text, shown(diagnose(project, entry)), language, game);
  });
  for (const { uri, name } of session.configs) {
    const config = session.workspace.configAt(uri);
    const problems = config?.project.config?.problems ?? [];
    if (config === null || problems.length === 0) continue;
    const diagnostics = problems.map((problem) => configDiagnostic(problem, ui));
    diagnostics.sort((a, b) => a.span.start - b.span.start || a.span.end - b.span.end);
    reports.push(reportOf(name, config.text, shown(diagnostics), ui, null));
  }
  return reports.sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0));
}

function reportOf(
  name: string,
  text: string,
  diagnostics: readonly Diagnostic[],
  language: Language,
  game: Game | null,
): FileReport {
  let index: LineIndex | null = null;
  return { name, text, diagnostics, language, game, lines: () => (index ??= new LineIndex(text)) };
}

/** A configuration that is no JSON is not used at all: an error. A bad key or value costs only itself. */
function configDiagnostic({ code, span, message }: ConfigProblem, ui: Language): Diagnostic {
  return {
    code,
    severity: code === 'config/syntax' ? 'error' : 'warning',
    span,
    message: message[ui],
    rules: [],
    fixes: [],
    related: [],
    declarable: null,
    card: null,
  };
}

/** How many cards (tokens too) a document holds. */
function cardCount({ document }: ProjectDocument): number {
  return document.blocks.reduce((count, block) => count + (isCard(block) ? 1 : 0), 0);
}

export function countAll(files: readonly AskedFile[], reports: readonly FileReport[]): Counts {
  const counts = { error: 0, warning: 0, information: 0, hint: 0, safe: 0, suggested: 0, files: 0, cards: 0 };
  for (const { diagnostics } of reports) {
    for (const { severity, fixes } of diagnostics) {
      counts[severity]++;
      if (fixes.some((fix) => fix.safe)) counts.safe++;
      else if (fixes.length > 0) counts.suggested++;
    }
  }
  counts.files = files.length;
  counts.cards = files.reduce((sum, { placed }) => sum + cardCount(placed.entry), 0);
  return counts;
}
