import type { CancellationToken, Diagnostic as LspDiagnostic } from 'vscode-languageserver';
import { messageLanguage } from '../checks/diagnose.js';
import { linesOf } from './lines.js';
import { diagnosticOf } from './to-lsp.js';
import { diagnoseCalmly } from './scheduler.js';
import type { Session } from './session.js';

/** What there is to say of one document. The same `id` means: word for word the same. */
export interface Report {
  readonly id: string;
  readonly items: readonly LspDiagnostic[];
}

interface Kept extends Report {
  /** The change number it was computed under; it holds as long as nothing changes. */
  readonly stamp: number;
  readonly json: string;
}

/** Keeps the last report of every document, so that only what is new is sent. */
export class Reports {
  private readonly kept = new Map<string, Kept>();
  private counter = 0;

  constructor(private readonly session: Session) {}

  /** The report of a document by its core URI; null for one that is not known. */
  async of(uri: string, token: CancellationToken): Promise<Report | null> {
    const { workspace, changes } = this.session;
    const before = this.kept.get(uri);
    if (before?.stamp === changes.stamp && workspace.document(uri) !== null) return before;
    const { stamp } = changes;
    const diagnosed = await diagnoseCalmly(workspace, uri, token);
    if (diagnosed === null) {
      this.kept.delete(uri);
      return null;
    }
    const { project, entry } = diagnosed.placed;
    const lines = linesOf(entry.document);
    const language = messageLanguage(project, entry);
    const items = diagnosed.diagnostics.map((one) => diagnosticOf(this.session, lines, one, language));
    return this.keep(uri, stamp, items);
  }

  private keep(uri: string, stamp: number, items: readonly LspDiagnostic[]): Kept {
    const json = JSON.stringify(items);
    const before = this.kept.get(uri);
    const kept = before?.json === json ? { ...before, stamp } : { id: this.nextId(), stamp, json, items };
    this.kept.set(uri, kept);
    return kept;
  }

  private nextId(): string {
    this.counter++;
    return this.counter.toString(36);
  }
}
