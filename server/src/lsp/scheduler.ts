import { LSPErrorCodes, ResponseError, type CancellationToken } from 'vscode-languageserver';
import { diagnoseInSteps, type Diagnostic } from '../checks/diagnose.js';
import type { Placed, Workspace } from '../workspace/workspace.js';
import { turn } from './timer.js';

/** Longest time, in milliseconds, that checking goes on before others have their turn. */
const SLICE = 10;

/** What was found, and the state of the document it was found in. */
export interface Diagnosed {
  readonly placed: Placed;
  readonly diagnostics: readonly Diagnostic[];
}

/**
 * Checks a document without keeping the server from anything else. When the document changes meanwhile the
 * work begins again with the new state. Null for a document that is not, or no longer, known. A cancelled
 * token ends it with the error the protocol has for that.
 */
export async function diagnoseCalmly(
  workspace: Workspace,
  uri: string,
  token: CancellationToken,
): Promise<Diagnosed | null> {
  for (;;) {
    const placed = workspace.document(uri);
    if (placed === null) return null;
    const diagnostics = await drive(workspace, placed, token);
    if (diagnostics !== null) return { placed, diagnostics };
  }
}

/** Null when the document has changed before the end. */
async function drive(
  workspace: Workspace,
  placed: Placed,
  token: CancellationToken,
): Promise<readonly Diagnostic[] | null> {
  const steps = diagnoseInSteps(placed.project, placed.entry);
  let since = Date.now();
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
    if (Date.now() - since < SLICE) continue;
    await turn();
    stopIfCancelled(token);
    if (workspace.document(placed.entry.uri)?.entry !== placed.entry) return null;
    since = Date.now();
  }
}

export function stopIfCancelled(token: CancellationToken): void {
  if (token.isCancellationRequested) {
    throw new ResponseError(LSPErrorCodes.RequestCancelled, 'Request cancelled');
  }
}
