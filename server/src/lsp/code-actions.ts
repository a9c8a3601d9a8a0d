import {
  CodeActionKind,
  type CancellationToken,
  type CodeAction as LspCodeAction,
  type CodeActionContext,
  type CodeActionParams,
  type Diagnostic as LspDiagnostic,
  type Range,
} from 'vscode-languageserver';
import { messageLanguage } from '../checks/diagnose.js';
import { codeActionsAt, type CodeAction } from '../features/code-actions.js';
import { fixAll } from '../features/fix-all.js';
import type { Language } from '../model/language.js';
import type { Placed } from '../workspace/workspace.js';
import { spanOf } from './from-lsp.js';
import { linesOf } from './lines.js';
import { say } from './messages.js';
import { minimalEdits } from './minimal-edits.js';
import { FIX_ALL_KIND, OPEN_CHECK_PAGE } from './protocol.js';
import { diagnoseCalmly } from './scheduler.js';
import type { Session } from './session.js';
import { patiently } from './timer.js';
import { diagnosticOf, pageUri, SOURCE } from './to-lsp.js';
import { workspaceEdit } from './workspace-edit.js';

/** What can be done at a place of a document; nothing in files that are not known. */
export async function codeActions(
  session: Session,
  { textDocument, range, context }: CodeActionParams,
  token: CancellationToken,
): Promise<LspCodeAction[]> {
  await patiently(session.settled());
  // Checked in pauses first: what the actions need is then answered from memory.
  const diagnosed = await diagnoseCalmly(session.workspace, session.uris.toCore(textDocument.uri), token);
  if (diagnosed === null) return [];
  const { placed } = diagnosed;
  const actions: LspCodeAction[] = [];
  if (wants(context, CodeActionKind.QuickFix, true))
    actions.push(...quickFixes(session, placed, range, context));
  if (wants(context, FIX_ALL_KIND, false)) actions.push(...fixAllAction(session, placed));
  return actions;
}

/** Kinds are hierarchical: who asks for `source` wants `source.fixAll.cardwright`. */
function wants({ only }: CodeActionContext, kind: string, unasked: boolean): boolean {
  if (only === undefined) return unasked;
  return only.some((asked) => asked === '' || kind === asked || kind.startsWith(`${asked}.`));
}

function quickFixes(
  session: Session,
  placed: Placed,
  range: Range,
  context: CodeActionContext,
): LspCodeAction[] {
  const lines = linesOf(placed.entry.document);
  const language = messageLanguage(placed.project, placed.entry);
  // A client that names findings of ours means those, and no other at that place.
  const named = context.diagnostics.filter(({ source }) => source === SOURCE);
  return codeActionsAt(session.workspace, placed, spanOf(lines, range)).flatMap((action) => {
    const own = diagnosticOf(session, lines, action.diagnostic, language);
    const diagnostic = named.length === 0 ? own : named.find((other) => isSame(other, own));
    return diagnostic === undefined ? [] : (asLsp(session, action, diagnostic, language) ?? []);
  });
}

function isSame(a: LspDiagnostic, b: LspDiagnostic): boolean {
  return (
    a.code === b.code &&
    a.range.start.line === b.range.start.line &&
    a.range.start.character === b.range.start.character
  );
}

/** Null for an action this client cannot carry out. */
function asLsp(
  session: Session,
  action: CodeAction,
  diagnostic: LspDiagnostic,
  language: Language,
): LspCodeAction | null {
  const { title } = action;
  const shown = { title, kind: CodeActionKind.QuickFix, diagnostics: [diagnostic] };
  if (action.kind === 'open-page') {
    const { code } = action.diagnostic;
    const href = pageUri(session, code, language);
    if (href === null || !session.opensPages) return null;
    return { ...shown, command: { title, command: OPEN_CHECK_PAGE, arguments: [code, href] } };
  }
  const edit = workspaceEdit(session, action.edits);
  return edit === null ? null : { ...shown, ...(action.preferred ? { isPreferred: true } : {}), edit };
}

/** Every safe fix of the document, as one action; none when there is nothing to fix. */
function fixAllAction(session: Session, { project, entry }: Placed): LspCodeAction[] {
  const before = entry.document.text;
  const { text, fixed } = fixAll(project, entry, false);
  if (text === before) return [];
  const edit = workspaceEdit(session, [{ uri: entry.uri, create: false, edits: minimalEdits(before, text) }]);
  if (edit === null) return [];
  return [{ title: say.fixAll[session.locale]({ count: fixed }), kind: FIX_ALL_KIND, edit }];
}
