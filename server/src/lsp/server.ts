import type {
  Connection,
  DidChangeTextDocumentParams,
  DidCloseTextDocumentParams,
  DidOpenTextDocumentParams,
} from 'vscode-languageserver';
import { begin, initializationOptions, introduction } from './begin.js';
import { codeActions } from './code-actions.js';
import { executeCommand } from './commands.js';
import { Configuration } from './configuration.js';
import { ConfigDiagnostics } from './diagnostics-config.js';
import { PullDiagnostics } from './diagnostics-pull.js';
import { PushDiagnostics } from './diagnostics-push.js';
import { addFolder, foldersOf } from './folders.js';
import { guarded } from './guard.js';
import { hover } from './hover.js';
import type { Platform } from './platform.js';
import { Reports } from './reports.js';
import type { Session } from './session.js';
import { Tasks } from './tasks.js';
import { takeFileEvents, watch } from './watching.js';

/** Serves one client over a connection, until it ends it. */
export function serve(connection: Connection, platform: Platform): void {
  const tasks = new Tasks((message) => {
    connection.console.error(message);
  });
  connection.onInitialize((params) => {
    const session = begin(connection, platform, params, tasks);
    const configuration = new Configuration(session);
    const initialized = new Promise<void>((resolve) => {
      connection.onInitialized(() => {
        resolve();
      });
    });
    // The first of all tasks: what the client asks meanwhile waits for it, within reason.
    tasks.add('start', async () => {
      await initialized;
      watch(session);
      await configuration.read(initializationOptions(params).settings);
      session.changes.all();
      for (const folder of foldersOf(params)) await addFolder(session, folder);
      session.changes.all();
    });
    answer(session);
    follow(session, configuration, tasks);
    return introduction(session.abilities, platform.version);
  });
  connection.listen();
}

/** The requests. */
function answer(session: Session): void {
  const { connection, abilities } = session;
  const reports = new Reports(session);
  new ConfigDiagnostics(session);
  if (abilities.pull) {
    const pull = new PullDiagnostics(session, reports);
    const { diagnostics } = connection.languages;
    const nothing = { kind: 'full' as const, items: [] };
    diagnostics.on(
      guarded(connection.console, 'diagnostic', nothing, (params, token) => pull.document(params, token)),
    );
    diagnostics.onWorkspace(
      guarded(connection.console, 'workspace diagnostic', { items: [] }, (params, token, _progress, parts) =>
        pull.workspace(params, token, parts !== undefined),
      ),
    );
  } else new PushDiagnostics(session, reports);
  connection.onHover(
    guarded(connection.console, 'hover', null, (params, token) => hover(session, params, token)),
  );
  connection.onCodeAction(
    guarded(connection.console, 'code action', [], (params, token) => codeActions(session, params, token)),
  );
  connection.onExecuteCommand(
    guarded(connection.console, 'command', null, (params, token, progress) =>
      executeCommand(session, params, token, progress),
    ),
  );
}

/** The notifications. */
function follow(session: Session, configuration: Configuration, tasks: Tasks): void {
  const { connection, documents, changes, workspace, uris, abilities } = session;
  const guard = <P>(name: string, handler: (params: P) => void) =>
    guarded(connection.console, name, undefined, handler);
  connection.onDidOpenTextDocument(
    guard<DidOpenTextDocumentParams>('open', (params) => {
      documents.open(params);
    }),
  );
  connection.onDidChangeTextDocument(
    guard<DidChangeTextDocumentParams>('change', (params) => {
      documents.change(params);
    }),
  );
  connection.onDidCloseTextDocument(
    guard<DidCloseTextDocumentParams>('close', ({ textDocument }) => {
      documents.close(textDocument);
    }),
  );
  connection.onDidChangeConfiguration((params) => {
    tasks.add('settings', async () => {
      await configuration.read(Configuration.pushed(params));
      changes.all();
    });
  });
  connection.onDidChangeWatchedFiles((params) => {
    tasks.add('watched files', () => takeFileEvents(session, params));
  });
  if (abilities.workspaceFolders) {
    connection.workspace.onDidChangeWorkspaceFolders(({ added, removed }) => {
      tasks.add('workspace folders', async () => {
        for (const { uri } of removed) workspace.removeFolder(uris.folderToCore(uri));
        for (const { uri } of added) await addFolder(session, uri);
        changes.all();
      });
    });
  }
}
