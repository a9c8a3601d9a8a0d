import { fork } from 'node:child_process';
import { once } from 'node:events';
import { pathToFileURL } from 'node:url';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  createProtocolConnection,
  IPCMessageReader,
  IPCMessageWriter,
  type DocumentDiagnosticReport,
  type InitializeResult,
} from 'vscode-languageserver/node';
import { FRENCH } from './cards.js';
import { PULLS, server } from './editor.js';

describe('the server over IPC, as VS Code starts it', () => {
  it('answers, knows where its package is, and ends when the channel does', async () => {
    const file = await server();
    const child = fork(file, ['--node-ipc']);
    const connection = createProtocolConnection(new IPCMessageReader(child), new IPCMessageWriter(child));
    connection.listen();
    const params = { processId: process.pid, rootUri: null, capabilities: PULLS, workspaceFolders: null };
    await connection.sendRequest<InitializeResult>('initialize', params);
    connection.onRequest('workspace/configuration', () => [null]);
    connection.onRequest('client/registerCapability', () => null);
    await connection.sendNotification('initialized', {});
    const uri = 'file:///somewhere/echos.card';
    const textDocument = { uri, languageId: 'cardwright', version: 1, text: FRENCH };
    await connection.sendNotification('textDocument/didOpen', { textDocument });
    const report = await connection.sendRequest<DocumentDiagnosticReport>('textDocument/diagnostic', {
      textDocument: { uri },
    });
    const home = pathToFileURL(path.dirname(path.dirname(file))).href;
    expect(report).toMatchObject({
      items: [
        { codeDescription: { href: `${home}/docs/checks/type-line/separator.fr.md` } },
        { code: 'type-line/unknown-word' },
      ],
    });
    const ended = once(child, 'exit');
    child.disconnect();
    expect(await ended).toEqual([1, null]);
    connection.dispose();
  });
});
