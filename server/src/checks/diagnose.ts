import { nameOf } from '../model/block.js';
import type { Language } from '../model/language.js';
import type { Severity } from '../model/severity.js';
import { shiftSpan, type Span } from '../text/span.js';
import type { Project, ProjectDocument } from '../workspace/project.js';
import { severityOf } from '../workspace/settings.js';
import { Suppressions } from '../workspace/suppression.js';
import { blockFindings, hasBlockFindings } from './block-findings.js';
import type { Declarable, Fix, Related } from './check.js';
import { DOCUMENT_CHECKS } from './index.js';
import { DocumentReporter, type CheckedFinding } from './reporter.js';
import { encoding, isGarbled } from './structure/encoding.js';
import { unusedSuppressions } from './structure/unused-suppression.js';

/** A finding as a person gets it: settings and suppressions applied, every offset counted in the file. */
export interface Diagnostic {
  readonly code: string;
  readonly severity: Severity;
  readonly span: Span;
  readonly message: string;
  readonly rules: readonly string[];
  readonly fixes: readonly Fix[];
  readonly related: readonly Related[];
  readonly declarable: Declarable | null;
  /** The name of the card it stands on, or null. */
  readonly card: string | null;
}

/** The language findings of a document are written in. */
export function messageLanguage(project: Project, entry: ProjectDocument): Language {
  const wish = project.settings.messages ?? 'document';
  return wish === 'document' ? entry.context.language : wish;
}

/** Everything there is to say about a document, in the order of its text. */
export function diagnose(project: Project, entry: ProjectDocument): Diagnostic[] {
  const steps = diagnoseInSteps(project, entry);
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
  }
}

/** How many blocks are checked between two yields of `diagnoseInSteps`. */
const BLOCKS_A_STEP = 4;

/**
 * The same, with a pause after every few blocks that had to be checked anew, so that whoever drives it can
 * attend to other things. The document must not have changed in between: ask again for a changed one.
 */
export function* diagnoseInSteps(
  project: Project,
  entry: ProjectDocument,
): Generator<undefined, Diagnostic[]> {
  const language = messageLanguage(project, entry);
  const { document, context, format } = entry;
  const found: { finding: CheckedFinding; by: number; card: string | null }[] = [];
  // What a garbled word sets off elsewhere is no fault of its own.
  const asksEncoding = effective(project, encoding.id, encoding.severity) !== 'off';
  let fresh = 0;
  for (const [index, block] of document.blocks.entries()) {
    if (!hasBlockFindings(block, context, language) && ++fresh % BLOCKS_A_STEP === 0) yield undefined;
    const findings = blockFindings(block, context, format, language);
    if (findings.length === 0) continue;
    const card = nameOf(block);
    for (const finding of findings) {
      if (asksEncoding && isGarbled(block, finding.span)) continue;
      found.push({ finding, by: document.starts[index] ?? 0, card });
    }
  }
  for (const finding of documentFindings(project, entry, language))
    found.push({ finding, by: 0, card: null });
  return finish(project, entry, language, found);
}

function documentFindings(
  project: Project,
  entry: ProjectDocument,
  language: Language,
): readonly CheckedFinding[] {
  const reporter = new DocumentReporter(entry, project, language);
  for (const check of DOCUMENT_CHECKS) {
    if (check.games !== undefined && !check.games.includes(entry.context.game)) continue;
    reporter.speaker = check;
    check.run(reporter);
  }
  return reporter.findings;
}

function finish(
  project: Project,
  entry: ProjectDocument,
  language: Language,
  found: readonly { finding: CheckedFinding; by: number; card: string | null }[],
): Diagnostic[] {
  const suppressions = new Suppressions(entry.document);
  const diagnostics: Diagnostic[] = [];
  for (const { finding, by, card } of found) {
    const span = shiftSpan(finding.span, by);
    if (suppressions.silences(finding.check, span.start)) continue;
    const severity = effective(project, finding.check, finding.severity);
    if (severity === 'off') continue;
    diagnostics.push({
      code: finding.check,
      severity,
      span,
      message: finding.message,
      rules: finding.rules,
      fixes: by === 0 ? finding.fixes : finding.fixes.map((fix) => shiftFix(fix, by)),
      related: finding.related,
      declarable: finding.declarable,
      card: card ?? cardAt(entry, span.start),
    });
  }
  for (const finding of unusedSuppressions(entry, suppressions, language)) {
    const severity = effective(project, finding.code, finding.severity);
    if (severity !== 'off') diagnostics.push({ ...finding, severity });
  }
  return diagnostics.sort((a, b) => a.span.start - b.span.start || a.span.end - b.span.end);
}

/** A configured severity replaces the check's own; without one, a finding may be milder than its check. */
function effective(project: Project, check: string, own: Severity): Severity | 'off' {
  return severityOf(project.settings, check, own);
}

function shiftFix(fix: Fix, by: number): Fix {
  return { ...fix, edits: fix.edits.map((edit) => ({ ...edit, span: shiftSpan(edit.span, by) })) };
}

function cardAt({ document }: ProjectDocument, offset: number): string | null {
  const index = document.starts.findLastIndex((start) => start <= offset);
  const block = document.blocks[index];
  return block === undefined ? null : nameOf(block);
}
