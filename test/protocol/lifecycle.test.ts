import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { describe, expect, it } from 'vitest';
import {
  CancellationTokenSource,
  ResponseError,
  type DocumentDiagnosticReport,
} from 'vscode-languageserver/node';
import { ENGLISH, FRENCH } from './cards.js';
import { Editor } from './editor.js';
import { actionsAt, edit, manyCards, placeOf } from './support.js';

describe('the server', () => {
  it('introduces itself', async () => {
    const editor = await edit();
    expect(editor.introduction.serverInfo).toMatchObject({ name: 'cardwright' });
    expect(editor.introduction.capabilities).toMatchObject({
      positionEncoding: 'utf-16',
      textDocumentSync: { openClose: true, change: 2 },
      hoverProvider: true,
    });
  });

  it('ends with 0 when it was told to, and with 1 when it was not', async () => {
    const editor = await Editor.start();
    await editor.pull(await editor.open('a.card', ENGLISH));
    expect(await editor.stop()).toBe(0);
    const other = await Editor.start();
    const ended = once(other.process, 'exit');
    await other.connection.sendNotification('exit');
    expect(await ended).toEqual([1, null]);
  });

  it('ends when its standard input does, and when the process that started it dies', async () => {
    const editor = await Editor.start();
    const ended = once(editor.process, 'exit');
    editor.process.stdin.end();
    expect(await ended).toEqual([1, null]);

    const parent = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
    const orphan = await Editor.start({ processId: parent.pid ?? null });
    const over = once(orphan.process, 'exit');
    parent.kill();
    expect(await over).toEqual([1, null]);
  });

  it('stops what is cancelled, and stays quick for others meanwhile', async () => {
    const editor = await edit();
    const large = await editor.open('large.card', manyCards(8000));
    const small = await editor.open('small.card', FRENCH);
    const source = new CancellationTokenSource();
    const params = { textDocument: { uri: large } };
    const pulled = editor.connection
      .sendRequest<DocumentDiagnosticReport>('textDocument/diagnostic', params, source.token)
      .then(
        () => 'answered',
        (error: unknown) => (error instanceof ResponseError ? error.code : error),
      );
    await editor.findings(small);
    source.cancel();
    expect(await pulled).toBe(-32800);
    const report = await editor.pull(large);
    expect(report.kind === 'full' && report.items.length).toBe(80);
  });

  it('checks the newest text when an edit comes while it checks', async () => {
    const editor = await edit();
    const text = manyCards(8000);
    const uri = await editor.open('large.card', text);
    const pulled = editor.pull(uri);
    await editor.change(uri, {
      range: { start: { line: 0, character: 0 }, end: { line: 0, character: 0 } },
      text: '\n',
    });
    const report = await pulled;
    expect(report.kind === 'full' && report.items[0]?.range.start.line).toBe(6);
  });
});

describe('odd input', () => {
  it('is answered with nothing, and harms nothing', async () => {
    const editor = await edit();
    const uri = await editor.open('echos.card', FRENCH);
    const wanted = await editor.findings(uri);
    const { connection } = editor;
    const unknown = { textDocument: { uri: 'file:///nowhere/at-all.card' } };
    const position = { line: 0, character: 0 };
    expect(await editor.findings(unknown.textDocument.uri)).toEqual([]);
    expect(await editor.findings('no uri at all')).toEqual([]);
    expect(await connection.sendRequest('textDocument/hover', { ...unknown, position })).toBeNull();
    expect(await actionsAt(editor, unknown.textDocument.uri, position)).toEqual([]);
    const nonsense: [string, unknown, unknown][] = [
      ['textDocument/hover', {}, null],
      ['textDocument/hover', { textDocument: { uri }, position: { line: -5, character: -1 } }, null],
      ['textDocument/hover', { textDocument: { uri }, position: { line: 'x', character: null } }, null],
      ['textDocument/codeAction', { textDocument: { uri } }, []],
      ['textDocument/diagnostic', {}, { kind: 'full', items: [] }],
      ['workspace/diagnostic', {}, { items: [] }],
      ['workspace/executeCommand', { command: 'rm' }, null],
      ['workspace/executeCommand', {}, null],
    ];
    for (const [method, params, answer] of nonsense) {
      if (method === 'textDocument/hover' && 'textDocument' in (params as object)) {
        await connection.sendRequest(method, params);
      } else expect(await connection.sendRequest(method, params), method).toEqual(answer);
    }
    for (const [method, params] of [
      ['textDocument/didOpen', {}],
      ['textDocument/didOpen', { textDocument: { uri: 'file:///broken.card' } }],
      [
        'textDocument/didChange',
        { textDocument: { uri: 'file:///never-opened.card', version: 3 }, contentChanges: [{ text: 'x' }] },
      ],
      ['textDocument/didClose', { textDocument: { uri: 'file:///never-opened.card' } }],
      ['textDocument/didClose', {}],
      ['workspace/didChangeWatchedFiles', {}],
      ['workspace/didChangeWatchedFiles', { changes: [{ uri: 'file:///nowhere/x.card', type: 1 }] }],
      ['workspace/didChangeConfiguration', {}],
      ['workspace/didChangeWorkspaceFolders', {}],
      ['cardwright/unheardOf', {}],
    ] as const) {
      await connection.sendNotification(method, params);
    }
    expect(await editor.findings(uri)).toEqual(wanted);
  });

  it('in the ranges of edits is brought within the text', async () => {
    const editor = await edit();
    const uri = await editor.open('echos.card', FRENCH);
    const far = { line: 9999, character: 9999 };
    await editor.change(uri, { range: { start: far, end: far }, text: '# Fin.\n' });
    // Its two ends the wrong way round.
    const start = placeOf(FRENCH, 'Ritual');
    const end = { ...start, character: start.character + 6 };
    await editor.change(uri, { range: { start: end, end: start }, text: 'Rituel' });
    const top = { line: -1, character: -1 };
    await editor.change(uri, { range: { start: top, end: top }, text: '# Début.\n' });
    expect(await editor.findings(uri)).toEqual(['11:12-11:13 type-line/separator']);
  });

  it('as initialization options, or none, starts the server all the same', async () => {
    for (const initializationOptions of ['x', { packageUri: 7, commands: 'all', settings: [] }, null]) {
      const editor = await edit({ initializationOptions, capabilities: {}, locale: '' });
      const uri = await editor.open('echos.card', FRENCH);
      expect(await editor.publishedFor(uri)).toHaveLength(2);
    }
  });
});
