import {
  DiagnosticSeverity,
  type Diagnostic as LspDiagnostic,
  type DiagnosticRelatedInformation,
  type Range,
  type TextEdit,
} from 'vscode-languageserver';
import type { Edit, Related } from '../checks/check.js';
import type { Diagnostic } from '../checks/diagnose.js';
import { checkPagePath } from '../features/check-pages.js';
import type { Language } from '../model/language.js';
import type { Severity } from '../model/severity.js';
import type { LineIndex } from '../text/line-index.js';
import type { Span } from '../text/span.js';
import { linesOf } from './lines.js';
import type { Session } from './session.js';

/** From what the core counts in (offsets) to what the protocol counts in (line and character). */

/** Who reports: the `source` of every diagnostic. */
export const SOURCE = 'cardwright';

export function rangeOf(lines: LineIndex, span: Span): Range {
  return { start: lines.positionAt(span.start), end: lines.positionAt(span.end) };
}

const SEVERITY: Readonly<Record<Severity, DiagnosticSeverity>> = {
  error: DiagnosticSeverity.Error,
  warning: DiagnosticSeverity.Warning,
  information: DiagnosticSeverity.Information,
  hint: DiagnosticSeverity.Hint,
};

/** A finding as the protocol carries it. `lines` are those of the file it stands in. */
export function diagnosticOf(
  session: Session,
  lines: LineIndex,
  diagnostic: Diagnostic,
  language: Language,
): LspDiagnostic {
  const href = session.abilities.codeDescription ? pageUri(session, diagnostic.code, language) : null;
  const related = session.abilities.related
    ? diagnostic.related.flatMap((other) => relatedOf(session, other) ?? [])
    : [];
  return {
    range: rangeOf(lines, diagnostic.span),
    severity: SEVERITY[diagnostic.severity],
    code: diagnostic.code,
    ...(href === null ? {} : { codeDescription: { href } }),
    source: SOURCE,
    message: diagnostic.message,
    ...(related.length === 0 ? {} : { relatedInformation: related }),
  };
}

/** Null for a file that is no longer known. */
function relatedOf(session: Session, other: Related): DiagnosticRelatedInformation | null {
  const placed = session.workspace.document(other.uri);
  if (placed === null) return null;
  const range = rangeOf(linesOf(placed.entry.document), other.span);
  return { location: { uri: session.uris.toClient(other.uri), range }, message: other.message };
}

/** Where the page of a check stands; null when it is not known where the package is. */
export function pageUri(session: Session, code: string, language: Language): string | null {
  if (session.packageUri === null) return null;
  return `${session.packageUri}/${checkPagePath(code, language)}`;
}

/** An edit as the protocol carries it; the lines it writes end as those of the file do. */
export function textEditOf(lines: LineIndex, text: string, edit: Edit): TextEdit {
  const newText = text.includes('\r\n') ? edit.newText.replace(/\r?\n/g, '\r\n') : edit.newText;
  return { range: rangeOf(lines, edit.span), newText };
}
