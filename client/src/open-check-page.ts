import * as vscode from 'vscode';

/** Shows the page of a check, rendered where VS Code's own Markdown preview is there to do it. */
export async function openCheckPage(href: unknown): Promise<void> {
  if (typeof href !== 'string') return;
  const page = vscode.Uri.parse(href);
  try {
    await vscode.commands.executeCommand('markdown.showPreview', page);
  } catch {
    await vscode.commands.executeCommand('vscode.open', page);
  }
}
