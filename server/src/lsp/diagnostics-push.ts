import { CancellationTokenSource, ResponseError } from 'vscode-languageserver';
import { describe } from './guard.js';
import type { Reports } from './reports.js';
import type { Session } from './session.js';
import { Later, patiently, turn } from './timer.js';

/** How long, in milliseconds, a document must be left alone before it is spoken of. */
const QUIET = 100;

/** Diagnostics for a client that does not ask for them (`textDocument/publishDiagnostics`). */
export class PushDiagnostics {
  /** What the client has of each document. */
  private readonly published = new Map<string, string>();
  private readonly edited = new Set<string>();
  private readonly round: Later;
  private running: CancellationTokenSource | null = null;

  constructor(
    private readonly session: Session,
    private readonly reports: Reports,
  ) {
    this.round = new Later(QUIET, () => void this.publishAll());
    session.changes.listen((change) => {
      if (change.uri !== null) this.edited.add(change.uri);
      // What is being computed speaks of a state that is over.
      this.running?.cancel();
      this.round.ask();
    });
  }

  /** The documents just edited first, then the open ones, then the rest; only what is new is sent. */
  private async publishAll(): Promise<void> {
    const source = new CancellationTokenSource();
    this.running = source;
    try {
      await patiently(this.session.settled());
      const uris = this.inOrder();
      for (const uri of uris) {
        if (source.token.isCancellationRequested) return;
        await this.publish(uri, source);
        this.edited.delete(uri);
        await turn();
      }
    } catch (error) {
      if (!(error instanceof ResponseError)) this.session.connection.console.error(describe(error));
    }
  }

  private inOrder(): Set<string> {
    const { workspace, documents } = this.session;
    const known = workspace.documents().map(({ entry }) => entry.uri);
    return new Set([...this.edited, ...documents.keys(), ...known, ...this.published.keys()]);
  }

  private async publish(uri: string, source: CancellationTokenSource): Promise<void> {
    const { connection, documents, uris } = this.session;
    const report = await this.reports.of(uri, source.token);
    const id = report?.id ?? NOTHING;
    const known = this.published.get(uri) ?? (documents.has(uri) ? null : NOTHING);
    const silent = report === null || report.items.length === 0;
    if (known === id || (silent && known === NOTHING)) return;
    const version = documents.get(uri)?.version;
    const diagnostics = [...(report?.items ?? [])];
    await connection.sendDiagnostics({
      uri: uris.toClient(uri),
      ...(version === undefined ? {} : { version }),
      diagnostics,
    });
    if (silent && !documents.has(uri)) this.published.delete(uri);
    else this.published.set(uri, id);
  }
}

/** Stands for "has no diagnostics"; no report has this id. */
const NOTHING = '';
