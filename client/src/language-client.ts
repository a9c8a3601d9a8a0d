import type * as vscode from 'vscode';
import { LanguageClient, TransportKind, type ServerOptions } from 'vscode-languageclient/node';
import { OPEN_CHECK_PAGE, type InitializationOptions } from '../../server/src/lsp/protocol.js';
import { ConfigDiagnostics } from './config-diagnostics.js';
import { serveFiles } from './serve-files.js';

/** The client of our language server, not yet started. After a crash it starts the server again, as often as is sensible. */
export function createClient(
  context: vscode.ExtensionContext,
  output: vscode.LogOutputChannel,
): LanguageClient {
  const module = context.asAbsolutePath('dist/server.cjs');
  const server: ServerOptions = {
    run: { module, transport: TransportKind.ipc },
    debug: { module, transport: TransportKind.ipc, options: { execArgv: ['--nolazy', '--inspect=6009'] } },
  };
  const initializationOptions: InitializationOptions = {
    packageUri: context.extensionUri.toString(),
    commands: [OPEN_CHECK_PAGE],
  };
  const configs = new ConfigDiagnostics();
  const client = new LanguageClient('cardwright', 'Cardwright', server, {
    documentSelector: [
      { language: 'cardwright' },
      // Its text as it is typed counts as well.
      { pattern: '**/cardwright.json' },
    ],
    initializationOptions,
    outputChannel: output,
    middleware: { handleDiagnostics: configs.handle },
    diagnosticPullOptions: { onChange: true },
  });
  serveFiles(client);
  context.subscriptions.push(configs.follow(client));
  return client;
}
