import * as vscode from 'vscode';
import { ExecuteCommandRequest, WorkDoneProgress, type LanguageClient } from 'vscode-languageclient/node';
import { CHECK_WORKSPACE, type CheckSummary } from '../../server/src/lsp/protocol.js';

/** Checks every card file of the workspace, and says in a sentence what came of it. Null when it was cancelled. */
export async function checkWorkspace(client: LanguageClient): Promise<CheckSummary | null> {
  const title = vscode.l10n.t('Cardwright: checking every card');
  const options = { location: vscode.ProgressLocation.Notification, title, cancellable: true };
  const summary = await vscode.window.withProgress(options, (progress, token) =>
    ask(client, progress, token),
  );
  if (summary !== null) void tell(summary);
  return summary;
}

async function tell(summary: CheckSummary): Promise<void> {
  const text = vscode.l10n.t('{0}, {1}: {2}.', cards(summary), files(summary), findings(summary));
  if (summary.errors + summary.warnings === 0) {
    await vscode.window.showInformationMessage(text);
    return;
  }
  const show = vscode.l10n.t('Show Problems');
  const chosen = await vscode.window.showWarningMessage(text, show);
  if (chosen === show) await vscode.commands.executeCommand('workbench.actions.view.problems');
}

/** Null when the person cancelled it. */
async function ask(
  client: LanguageClient,
  progress: vscode.Progress<{ message?: string; increment?: number }>,
  token: vscode.CancellationToken,
): Promise<CheckSummary | null> {
  const workDoneToken = `cardwright-check-${String(Date.now())}`;
  let reached = 0;
  const listening = client.onProgress(WorkDoneProgress.type, workDoneToken, (value) => {
    if (value.kind !== 'report' || value.percentage === undefined) return;
    progress.report({ increment: value.percentage - reached });
    reached = value.percentage;
  });
  try {
    const params = { command: CHECK_WORKSPACE, arguments: [], workDoneToken };
    return (await client.sendRequest(ExecuteCommandRequest.type, params, token)) as CheckSummary | null;
  } catch (error) {
    if (token.isCancellationRequested) return null;
    throw error;
  } finally {
    listening.dispose();
  }
}

function cards({ cards: count }: CheckSummary): string {
  return count === 1 ? vscode.l10n.t('1 card') : vscode.l10n.t('{0} cards', count);
}

function files({ files: count }: CheckSummary): string {
  return count === 1 ? vscode.l10n.t('1 file') : vscode.l10n.t('{0} files', count);
}

function findings({ errors, warnings, information, hints }: CheckSummary): string {
  const notes = information + hints;
  const parts = [
    ...(errors === 1 ? [vscode.l10n.t('1 error')] : errors > 1 ? [vscode.l10n.t('{0} errors', errors)] : []),
    ...(warnings === 1
      ? [vscode.l10n.t('1 warning')]
      : warnings > 1
        ? [vscode.l10n.t('{0} warnings', warnings)]
        : []),
    ...(notes === 1 ? [vscode.l10n.t('1 hint')] : notes > 1 ? [vscode.l10n.t('{0} hints', notes)] : []),
  ];
  return parts.length === 0 ? vscode.l10n.t('nothing to report') : parts.join(', ');
}
