import * as vscode from 'vscode';
import type { LanguageClient, Middleware } from 'vscode-languageclient/node';

const JSON_EXTENSION = 'vscode.json-language-features';

/**
 * The server publishes what is wrong in every `cardwright.json`. While one is open VS Code itself checks it
 * by our schema and says the same; then the server's word is held back, so that a fault is told once.
 */
export class ConfigDiagnostics {
  private readonly told = new Map<string, vscode.Diagnostic[]>();

  readonly handle: NonNullable<Middleware['handleDiagnostics']> = (uri, diagnostics, next) => {
    if (isConfig(uri)) {
      this.told.set(uri.toString(), diagnostics);
      next(uri, isCheckedByJson(uri) ? [] : diagnostics);
    } else next(uri, diagnostics);
  };

  /** Gives the word back, or takes it, when a configuration is closed or opened. */
  follow(client: LanguageClient): vscode.Disposable {
    const show = ({ uri }: vscode.TextDocument): void => {
      const told = this.told.get(uri.toString());
      if (told !== undefined) client.diagnostics?.set(uri, isCheckedByJson(uri) ? [] : told);
    };
    return vscode.Disposable.from(
      vscode.workspace.onDidOpenTextDocument(show),
      vscode.workspace.onDidCloseTextDocument(show),
    );
  }
}

function isConfig(uri: vscode.Uri): boolean {
  return uri.path.endsWith('/cardwright.json');
}

function isCheckedByJson(uri: vscode.Uri): boolean {
  if (vscode.extensions.getExtension(JSON_EXTENSION) === undefined) return false;
  return vscode.workspace.textDocuments.some(
    (document) => document.uri.toString() === uri.toString() && /^jsonc?$/.test(document.languageId),
  );
}
