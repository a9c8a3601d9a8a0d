/** What the tests share: the fixture's files, its findings, and patience. */
import assert from 'node:assert/strict';
import * as vscode from 'vscode';

export const french = 'echos.card';
export const english = 'echoes.card';
export const faultless = 'sans-faute.carte';

/** A file of the workspace that VS Code was opened on. */
export function uriOf(name: string): vscode.Uri {
  const folder = vscode.workspace.workspaceFolders?.[0];
  assert.ok(folder, 'a workspace folder is open');
  return vscode.Uri.joinPath(folder.uri, name);
}

/** Shows a file of the workspace, as it is on disk: what an earlier test typed is undone. */
export async function open(name: string): Promise<vscode.TextDocument> {
  const document = await vscode.workspace.openTextDocument(uriOf(name));
  await vscode.window.showTextDocument(document);
  if (document.isDirty) await vscode.commands.executeCommand('workbench.action.files.revert');
  return document;
}

/** Cardwright's findings in a document now, in order. */
export function findings(document: vscode.TextDocument): vscode.Diagnostic[] {
  return vscode.languages
    .getDiagnostics(document.uri)
    .filter((diagnostic) => diagnostic.source === 'cardwright')
    .sort((a, b) => a.range.start.compareTo(b.range.start));
}

/** The check's id, whether VS Code holds the code with a link or without. */
export function idOf(diagnostic: vscode.Diagnostic): string {
  const { code } = diagnostic;
  return String(typeof code === 'object' ? code.value : code);
}

/** Waits until a check has reported something in the document (exactly once), and returns that. */
export function reported(document: vscode.TextDocument, id: string): Promise<vscode.Diagnostic> {
  return until(
    `one ${id} in ${document.uri.path}`,
    () => {
      const found = findings(document).filter((diagnostic) => idOf(diagnostic) === id);
      return found.length === 1 ? found[0] : undefined;
    },
    () => findings(document).map(idOf).join(', '),
  );
}

/** Waits until a check reports nothing in the document. Ask only after it has once reported. */
export async function silent(document: vscode.TextDocument, id: string): Promise<void> {
  await until(
    `no ${id} in ${document.uri.path}`,
    () => !findings(document).some((diagnostic) => idOf(diagnostic) === id) || undefined,
  );
}

/** The first value that is not undefined; throws after ten seconds, saying what it saw. */
export async function until<T>(
  what: string,
  probe: () => T | undefined | Promise<T | undefined>,
  seen?: () => string,
): Promise<T> {
  const end = Date.now() + 10_000;
  for (;;) {
    const value = await probe();
    if (value !== undefined) return value;
    if (Date.now() > end)
      throw new Error(
        `Waited in vain for ${what}.${seen === undefined ? '' : ` Seen: ${seen() || 'nothing'}`}`,
      );
    await new Promise((resolve) => setTimeout(resolve, 40));
  }
}

/** The place of a text in the document; it must occur just once. */
export function rangeOf(document: vscode.TextDocument, text: string): vscode.Range {
  const all = document.getText();
  const start = all.indexOf(text);
  assert.ok(start >= 0, `${text} stands in the document`);
  assert.equal(all.indexOf(text, start + 1), -1, `${text} stands there once`);
  return new vscode.Range(document.positionAt(start), document.positionAt(start + text.length));
}

/** The place of a word inside a line whose whole text is given. */
export function rangeIn(document: vscode.TextDocument, line: string, word: string): vscode.Range {
  const start = rangeOf(document, `\n${line}\n`).end.translate(-1);
  const column = line.indexOf(word);
  assert.ok(column >= 0, `${word} stands in ${line}`);
  return new vscode.Range(start.line, column, start.line, column + word.length);
}

const functionWords = {
  fr: /(?<!\p{L})(le|la|les|un|une|des|du|est|et|dans|pendant|peut|vous|votre)(?!\p{L})/giu,
  en: /(?<!\p{L})(the|a|an|of|is|and|in|during|can|may|you|your)(?!\p{L})/giu,
};

/** How many small words of each language a text has: enough to tell one from the other. */
export function smallWords(text: string): { fr: number; en: number } {
  return { fr: text.match(functionWords.fr)?.length ?? 0, en: text.match(functionWords.en)?.length ?? 0 };
}
