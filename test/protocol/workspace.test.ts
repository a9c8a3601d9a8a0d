import { rmSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { WorkspaceDiagnosticReport } from 'vscode-languageserver/node';
import { CLEAN, ENGLISH, FRENCH } from './cards.js';
import { brief, pause, until, type Editor } from './editor.js';
import { edit } from './support.js';

type Previous = { uri: string; value: string }[];

function pullAll(editor: Editor, previousResultIds: Previous = []): Promise<WorkspaceDiagnosticReport> {
  return editor.connection.sendRequest('workspace/diagnostic', { previousResultIds });
}

/** Codes by file name, the empty ones too. */
async function overview(editor: Editor): Promise<Record<string, string[]>> {
  const { items } = await pullAll(editor);
  const short = (uri: string): string => uri.slice(editor.uri('').replace(/\/$/, '').length + 1);
  return Object.fromEntries(
    items.map((item) => [short(item.uri), item.kind === 'full' ? item.items.map(brief) : ['unchanged']]),
  );
}

describe('the whole workspace', () => {
  it('has diagnostics for closed files, in folders of any depth', async () => {
    const editor = await edit({
      files: {
        'a.card': ENGLISH,
        'deep/er/b.carte': FRENCH,
        'c.card': CLEAN,
        'node_modules/x.card': ENGLISH,
        'd.txt': FRENCH,
      },
    });
    expect(await overview(editor)).toEqual({
      'a.card': ['6:14-6:15 type-line/separator', '10:17-10:24 type-line/unknown-subtype'],
      'c.card': [],
      'deep/er/b.carte': ['10:12-10:13 type-line/separator', '14:6-14:12 type-line/unknown-word'],
    });
  });

  it('reports what is unchanged as such, and clears what is gone', async () => {
    const editor = await edit({ files: { 'a.card': ENGLISH, 'b.card': FRENCH } });
    const first = await pullAll(editor);
    const previous = first.items.map(({ uri, resultId }) => ({ uri, value: resultId ?? '' }));
    const second = await pullAll(editor, previous);
    expect(second.items.map(({ kind }) => kind)).toEqual(['unchanged', 'unchanged']);
    rmSync(path.join(editor.folder, 'b.card'));
    await editor.fileEvents({ uri: editor.uri('b.card'), type: 3 });
    await until('the file to be gone', async () => {
      const { items } = await pullAll(editor, previous);
      const gone = items.find(({ uri }) => uri.endsWith('b.card'));
      return (gone?.kind === 'full' && gone.items.length === 0) || undefined;
    });
  });

  it('keeps a client that takes parts waiting until there is something new', async () => {
    const editor = await edit({ files: { 'a.card': ENGLISH } });
    const first = await pullAll(editor);
    const previousResultIds = first.items.map(({ uri, resultId }) => ({ uri, value: resultId ?? '' }));
    let answered = false;
    const waiting = editor.connection
      .sendRequest<WorkspaceDiagnosticReport>('workspace/diagnostic', {
        previousResultIds,
        partialResultToken: 'p',
      })
      .then((report) => {
        answered = true;
        return report;
      });
    await pause(300);
    expect(answered).toBe(false);
    editor.write('a.card', CLEAN);
    await editor.fileEvents({ uri: editor.uri('a.card'), type: 2 });
    expect((await waiting).items).toMatchObject([{ kind: 'full', items: [] }]);
  });

  it('follows files that are made, changed and removed, and folders that go', async () => {
    const editor = await edit({ files: { 'a.card': CLEAN, 'gone/b.card': ENGLISH, 'gone/c.card': ENGLISH } });
    expect(Object.keys(await overview(editor))).toEqual(['a.card', 'gone/b.card', 'gone/c.card']);
    editor.write('new.card', FRENCH);
    rmSync(path.join(editor.folder, 'gone'), { recursive: true });
    await editor.fileEvents({ uri: editor.uri('new.card'), type: 1 }, { uri: editor.uri('gone'), type: 3 });
    expect(Object.keys(await overview(editor))).toEqual(['a.card', 'new.card']);
    const globs = editor.registrations.flatMap(({ registerOptions }) => {
      const { watchers } = registerOptions as { watchers?: { globPattern: string }[] };
      return watchers?.map(({ globPattern }) => globPattern) ?? [];
    });
    expect(globs).toEqual(['**/*.{card,carte}', '**/cardwright.json', '**/*']);
  });

  it('lets the text of an open document outrank the file until it is closed', async () => {
    const editor = await edit({ files: { 'a.card': ENGLISH } });
    const uri = await editor.open('a.card', CLEAN);
    editor.write('a.card', FRENCH);
    await editor.fileEvents({ uri, type: 2 });
    expect(await editor.findings(uri)).toEqual([]);
    await editor.close(uri);
    expect(await editor.findings(uri)).toHaveLength(2);
  });

  it('takes folders in and lets them go', async () => {
    const editor = await edit({ files: { 'a.card': ENGLISH }, loose: true });
    const folder = editor.uri('').replace(/\/$/, '');
    expect(await overview(editor)).toEqual({});
    const change = (added: string[], removed: string[]): Promise<void> => {
      const folders = (uris: string[]): unknown => uris.map((uri) => ({ uri, name: 'set' }));
      const event = { added: folders(added), removed: folders(removed) };
      return editor.connection.sendNotification('workspace/didChangeWorkspaceFolders', { event });
    };
    await change([`${folder}/`], []);
    expect(Object.keys(await overview(editor))).toEqual(['a.card']);
    await change([], [folder]);
    expect(await overview(editor)).toEqual({});
  });

  it('counts everything on command, with progress', async () => {
    const editor = await edit({ files: { 'a.card': ENGLISH, 'b.card': FRENCH, 'c.card': CLEAN } });
    const progress: unknown[] = [];
    editor.connection.onNotification('$/progress', (params: { token: unknown; value: unknown }) => {
      if (params.token === 'check') progress.push(params.value);
    });
    const summary = await editor.connection.sendRequest('workspace/executeCommand', {
      command: 'cardwright.server.checkWorkspace',
      workDoneToken: 'check',
    });
    expect(summary).toEqual({ files: 3, cards: 6, errors: 1, warnings: 3, information: 0, hints: 0 });
    expect(progress.at(0)).toMatchObject({ kind: 'begin' });
    expect(progress.at(-1)).toMatchObject({ kind: 'end' });
  });

  it('is read through the client where the server cannot reach it', async () => {
    const editor = await edit({ loose: true });
    const files = new Map([
      ['vfs:/set/a.card', ENGLISH],
      ['vfs:/set/cardwright.json', '{ "severity": { "type-line/separator": "off" } }'],
    ]);
    editor.connection.onRequest('cardwright/listFiles', () => ({ uris: [...files.keys()] }));
    editor.connection.onRequest('cardwright/readFile', ({ uri }: { uri: string }) => {
      const text = files.get(uri);
      return { content: text === undefined ? null : Buffer.from(text).toString('base64') };
    });
    const added = [{ uri: 'vfs:/set', name: 'set' }];
    await editor.connection.sendNotification('workspace/didChangeWorkspaceFolders', {
      event: { added, removed: [] },
    });
    const { items } = await pullAll(editor);
    expect(items.map((item) => [item.uri, item.kind === 'full' ? item.items.map(brief) : []])).toEqual([
      ['vfs:/set/a.card', ['10:17-10:24 type-line/unknown-subtype']],
    ]);
  });
});
