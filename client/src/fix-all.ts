import * as vscode from 'vscode';
import { FIX_ALL_KIND } from '../../server/src/lsp/protocol.js';

/** Applies every safe fix of the file shown. */
export async function fixAll(): Promise<void> {
  const document = vscode.window.activeTextEditor?.document;
  if (document?.languageId !== 'cardwright') {
    void vscode.window.showInformationMessage(vscode.l10n.t('Open a card file first.'));
    return;
  }
  const whole = new vscode.Range(0, 0, document.lineCount, 0);
  const actions = await vscode.commands.executeCommand<(vscode.CodeAction | vscode.Command)[]>(
    'vscode.executeCodeActionProvider',
    document.uri,
    whole,
    FIX_ALL_KIND,
  );
  const edits = actions.flatMap((action) => (action instanceof vscode.CodeAction ? (action.edit ?? []) : []));
  for (const edit of edits) await vscode.workspace.applyEdit(edit);
  if (edits.length === 0) {
    void vscode.window.showInformationMessage(vscode.l10n.t('There is no safe fix to apply in this file.'));
  }
}
