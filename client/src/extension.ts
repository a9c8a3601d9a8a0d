import * as vscode from 'vscode';
import { checkWorkspace } from './check-workspace.js';
import { OPEN_CHECK_PAGE } from '../../server/src/lsp/protocol.js';
import { fixAll } from './fix-all.js';
import { createClient } from './language-client.js';
import { openCheckPage } from './open-check-page.js';

/** VS Code calls this when a card file is opened, or a folder that holds one. */
export async function activate(context: vscode.ExtensionContext): Promise<void> {
  const output = vscode.window.createOutputChannel('Cardwright', { log: true });
  const client = createClient(context, output);
  const command = (name: string, action: (...args: unknown[]) => unknown): vscode.Disposable =>
    vscode.commands.registerCommand(name, action);
  context.subscriptions.push(
    output,
    { dispose: () => void client.dispose() },
    command('cardwright.checkWorkspace', () => checkWorkspace(client)),
    command('cardwright.fixAll', () => fixAll()),
    command('cardwright.restartServer', () => client.restart()),
    command(OPEN_CHECK_PAGE, (_id, href) => openCheckPage(href)),
  );
  await client.start();
}
