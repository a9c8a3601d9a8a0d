import { DiagnosticSeverity, type Diagnostic } from 'vscode-languageserver';
import { LineIndex } from '../text/line-index.js';
import type { Session } from './session.js';
import { rangeOf, SOURCE } from './to-lsp.js';

/**
 * What is wrong in the configuration files. Always published, also to a client that asks for diagnostics:
 * to VS Code a `cardwright.json` is a JSON file, of which it never asks us, and it would lose what
 * `workspace/diagnostic` says of one that is open. Requests for diagnostics leave these files out.
 */
export class ConfigDiagnostics {
  private readonly published = new Map<string, string>();

  constructor(private readonly session: Session) {
    session.changes.listen(({ kind }) => {
      if (kind === 'all') this.publish();
    });
  }

  private publish(): void {
    const { workspace, connection, uris } = this.session;
    const known = new Set(workspace.configUris());
    for (const uri of new Set([...known, ...this.published.keys()])) {
      const diagnostics = known.has(uri) ? this.diagnostics(uri) : [];
      const json = JSON.stringify(diagnostics);
      if (json === (this.published.get(uri) ?? '[]')) continue;
      if (diagnostics.length === 0) this.published.delete(uri);
      else this.published.set(uri, json);
      connection.sendDiagnostics({ uri: uris.toClient(uri), diagnostics }).catch((error: unknown) => {
        connection.console.error(String(error));
      });
    }
  }

  private diagnostics(uri: string): Diagnostic[] {
    const config = this.session.workspace.configAt(uri);
    if (config === null) return [];
    const lines = new LineIndex(config.text);
    const wish = config.project.settings.messages ?? 'document';
    const language = wish === 'document' ? this.session.locale : wish;
    return (config.project.config?.problems ?? []).map(({ code, span, message }) => ({
      range: rangeOf(lines, span),
      severity: code === 'config/syntax' ? DiagnosticSeverity.Error : DiagnosticSeverity.Warning,
      code,
      source: SOURCE,
      message: message[language],
    }));
  }
}
