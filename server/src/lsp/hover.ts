import { MarkupKind, type CancellationToken, type Hover, type HoverParams } from 'vscode-languageserver';
import { hoverAt } from '../features/hover.js';
import { offsetOf } from './from-lsp.js';
import { linesOf } from './lines.js';
import { diagnoseCalmly } from './scheduler.js';
import type { Session } from './session.js';
import { patiently } from './timer.js';
import { rangeOf } from './to-lsp.js';

/** What to show at a position; null where there is nothing to say, and in files that are not known. */
export async function hover(
  session: Session,
  { textDocument, position }: HoverParams,
  token: CancellationToken,
): Promise<Hover | null> {
  await patiently(session.settled());
  // Checked in pauses first: what the hover needs is then answered from memory.
  const diagnosed = await diagnoseCalmly(session.workspace, session.uris.toCore(textDocument.uri), token);
  if (diagnosed === null) return null;
  const { placed } = diagnosed;
  const lines = linesOf(placed.entry.document);
  const found = hoverAt(placed, offsetOf(lines, position));
  if (found === null) return null;
  return {
    contents: { kind: MarkupKind.Markdown, value: found.markdown },
    range: rangeOf(lines, found.span),
  };
}
