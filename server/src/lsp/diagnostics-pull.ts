import {
  DocumentDiagnosticReportKind,
  type CancellationToken,
  type DocumentDiagnosticParams,
  type DocumentDiagnosticReport,
  type FullDocumentDiagnosticReport,
  type PreviousResultId,
  type UnchangedDocumentDiagnosticReport,
  type WorkspaceDiagnosticParams,
  type WorkspaceDiagnosticReport,
  type WorkspaceDocumentDiagnosticReport,
} from 'vscode-languageserver';
import type { Report, Reports } from './reports.js';
import { stopIfCancelled } from './scheduler.js';
import type { Session } from './session.js';
import { Later, patiently, turn } from './timer.js';

/** How long, in milliseconds, things must be quiet before the client is told to ask again. */
const QUIET = 60;

const NOTHING: FullDocumentDiagnosticReport = { kind: DocumentDiagnosticReportKind.Full, items: [] };

/** Diagnostics for a client that asks for them (`textDocument/diagnostic`, `workspace/diagnostic`). */
export class PullDiagnostics {
  private readonly refresh: Later;

  constructor(
    private readonly session: Session,
    private readonly reports: Reports,
  ) {
    this.refresh = new Later(QUIET, () => {
      session.connection.languages.diagnostics.refresh().catch((error: unknown) => {
        session.connection.console.log(`workspace/diagnostic/refresh: ${String(error)}`);
      });
    });
    session.changes.listen(({ kind }) => {
      // The client asks by itself after a change of text; of anything else it cannot know.
      if (kind === 'all' && session.abilities.refresh) this.refresh.ask();
    });
  }

  /** Answers for one document; nothing at all is said of one that is not known. */
  async document(
    { textDocument, previousResultId }: DocumentDiagnosticParams,
    token: CancellationToken,
  ): Promise<DocumentDiagnosticReport> {
    await patiently(this.session.settled());
    stopIfCancelled(token);
    const report = await this.reports.of(this.session.uris.toCore(textDocument.uri), token);
    return report === null ? NOTHING : inProtocol(report, previousResultId);
  }

  /**
   * Answers for every known document, open or closed, and clears those that are gone. A client that takes
   * its answer in parts (`patient`) is kept waiting while there is nothing new, as the protocol means it.
   */
  async workspace(
    { previousResultIds }: WorkspaceDiagnosticParams,
    token: CancellationToken,
    patient: boolean,
  ): Promise<WorkspaceDiagnosticReport> {
    await this.session.settled();
    const previous = new Map(
      previousResultIds.map(({ uri, value }) => [this.session.uris.toCore(uri), value]),
    );
    for (;;) {
      stopIfCancelled(token);
      const { stamp } = this.session.changes;
      const items = await this.all(previousResultIds, previous, token);
      const news = items.some(({ kind }) => kind === DocumentDiagnosticReportKind.Full);
      if (news || !patient) return { items };
      await this.session.changes.next(stamp, token);
    }
  }

  private async all(
    sent: readonly PreviousResultId[],
    previous: ReadonlyMap<string, string>,
    token: CancellationToken,
  ): Promise<WorkspaceDocumentDiagnosticReport[]> {
    const { workspace, uris, documents } = this.session;
    const items: WorkspaceDocumentDiagnosticReport[] = [];
    const known = new Set<string>();
    let since = Date.now();
    for (const { entry } of workspace.documents()) {
      const report = await this.reports.of(entry.uri, token);
      if (report === null) continue;
      known.add(entry.uri);
      const version = documents.get(entry.uri)?.version ?? null;
      items.push({ ...inProtocol(report, previous.get(entry.uri)), uri: uris.toClient(entry.uri), version });
      if (Date.now() - since < 20) continue;
      await turn();
      stopIfCancelled(token);
      since = Date.now();
    }
    for (const { uri } of sent) {
      if (!known.has(uris.toCore(uri))) items.push({ ...NOTHING, uri, version: null });
    }
    return items;
  }
}

function inProtocol(
  { id, items }: Report,
  previous: string | undefined,
): FullDocumentDiagnosticReport | UnchangedDocumentDiagnosticReport {
  return previous === id
    ? { kind: DocumentDiagnosticReportKind.Unchanged, resultId: id }
    : { kind: DocumentDiagnosticReportKind.Full, resultId: id, items: [...items] };
}
