import type { Severity } from '../model/severity.js';
import type { LineIndex, Position } from '../text/line-index.js';
import type { Span } from '../text/span.js';
import type { Counts, FileReport } from './file-report.js';

/** Lines and characters from 0, in UTF-16 units, as the Language Server Protocol counts. */
interface Range {
  readonly start: Position;
  readonly end: Position;
}

/** One finding of `--format json`; this shape is a contract (`version` 1). */
interface JsonDiagnostic {
  readonly file: string;
  readonly range: Range;
  readonly severity: Severity;
  readonly code: string;
  readonly message: string;
  readonly card: string | null;
  readonly rules: readonly string[];
  readonly fixes: readonly {
    readonly title: string;
    readonly safe: boolean;
    readonly edits: readonly { readonly range: Range; readonly newText: string }[];
  }[];
}

export interface JsonReport {
  readonly version: 1;
  readonly files: number;
  readonly cards: number;
  readonly diagnostics: readonly JsonDiagnostic[];
  readonly elapsedMs: number;
}

export function jsonReport(reports: readonly FileReport[], counts: Counts, elapsedMs: number): JsonReport {
  const diagnostics = reports.flatMap(jsonDiagnostics);
  return {
    version: 1,
    files: counts.files,
    cards: counts.cards,
    diagnostics,
    elapsedMs: Math.max(0, Math.round(elapsedMs)),
  };
}

function jsonDiagnostics({ name, diagnostics, lines }: FileReport): JsonDiagnostic[] {
  if (diagnostics.length === 0) return [];
  const index = lines();
  return diagnostics.map((diagnostic) => ({
    file: name,
    range: rangeOf(index, diagnostic.span),
    severity: diagnostic.severity,
    code: diagnostic.code,
    message: diagnostic.message,
    card: diagnostic.card,
    rules: diagnostic.rules,
    fixes: diagnostic.fixes.map(({ title, safe, edits }) => ({
      title,
      safe,
      edits: edits.map(({ span, newText }) => ({ range: rangeOf(index, span), newText })),
    })),
  }));
}

function rangeOf(index: LineIndex, span: Span): Range {
  return { start: index.positionAt(span.start), end: index.positionAt(span.end) };
}
