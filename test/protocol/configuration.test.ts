import { rmSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { ENGLISH, FRENCH } from './cards.js';
import { brief, IS_TOLD, pause, PULLS, until } from './editor.js';
import { edit } from './support.js';

const BAD = `{
  // Comments are allowed.
  "game": "Chess",
  "severity": { "type-line/separator": "off" },
  "sevrity": {}
}
`;

describe('settings of the editor', () => {
  it('are taken up while it runs', async () => {
    const editor = await edit({ settings: { severity: { 'type-line/separator': 'off' } } });
    const uri = await editor.open('echos.card', FRENCH);
    expect(await editor.findings(uri)).toEqual(['14:6-14:12 type-line/unknown-word']);
    await editor.changeSettings({ severity: { 'type-line/*': 'hint' } });
    const report = await editor.pull(uri);
    expect(report.kind === 'full' && report.items.map(({ severity }) => severity)).toEqual([4, 4]);
    await until('a refresh', () => editor.refreshed > 0 || undefined);
    expect(editor.registrations.map(({ method }) => method)).toContain('workspace/didChangeConfiguration');
  });

  it('say nothing by what an editor fills in', async () => {
    const settings = {
      game: 'auto',
      language: 'auto',
      edition: 'current',
      messages: 'document',
      severity: {},
      ignore: [],
      knownCards: [],
      vocabulary: {},
      hover: { languages: 'document' },
      trace: { server: 'messages' },
      other: null,
    };
    const editor = await edit({ settings });
    expect(await editor.findings(await editor.open('echos.card', FRENCH))).toHaveLength(2);
    expect(editor.shown).toEqual([]);
  });

  it('that are wrong are named once, in the language of the editor, and cost only themselves', async () => {
    const settings = { game: 'Chess', severity: { 'type-line/separator': 'off' } };
    const editor = await edit({ settings, locale: 'fr-FR' });
    const uri = await editor.open('echos.card', FRENCH);
    expect(await editor.findings(uri)).toEqual(['14:6-14:12 type-line/unknown-word']);
    await editor.changeSettings({ ...settings });
    await editor.findings(uri);
    expect(editor.shown).toHaveLength(1);
    expect(editor.shown[0]).toMatch(/^Réglages de Cardwright.*game.*laissée de côté/);
  });

  it('may exclude files, and bring them back', async () => {
    const editor = await edit({ files: { 'drafts/a.card': ENGLISH } });
    const all = async (): Promise<number> => {
      const report: { items: unknown[] } = await editor.connection.sendRequest('workspace/diagnostic', {
        previousResultIds: [],
      });
      return report.items.length;
    };
    expect(await all()).toBe(1);
    await editor.changeSettings({ ignore: ['drafts/**'] });
    expect(await all()).toBe(0);
    await editor.changeSettings({});
    expect(await all()).toBe(1);
  });

  it('come along with the change, or at the start, from clients that cannot be asked', async () => {
    const settings = { severity: { 'type-line/separator': 'off' } };
    const capabilities = { ...PULLS, workspace: { workspaceFolders: true } };
    const editor = await edit({ capabilities, initializationOptions: { settings } });
    const uri = await editor.open('echos.card', FRENCH);
    expect(await editor.findings(uri)).toEqual(['14:6-14:12 type-line/unknown-word']);
    const change = { settings: { cardwright: { severity: { 'type-line/unknown-word': 'off' } } } };
    await editor.connection.sendNotification('workspace/didChangeConfiguration', change);
    expect(await editor.findings(uri)).toEqual(['10:12-10:13 type-line/separator']);
  });
});

describe('cardwright.json', () => {
  it('is taken up when it is made, changed and removed', async () => {
    const editor = await edit({ files: { 'sub/b.card': ENGLISH } });
    const config = editor.uri('cardwright.json');
    const uri = await editor.open('sub/b.card', ENGLISH);
    expect(await editor.findings(uri)).toHaveLength(2);
    editor.write('cardwright.json', '{ "severity": { "type-line/*": "off" } }');
    await editor.fileEvents({ uri: config, type: 1 });
    expect(await editor.findings(uri)).toEqual([]);
    editor.write('cardwright.json', '{ "severity": { "type-line/separator": "off" } }');
    await editor.fileEvents({ uri: config, type: 2 });
    expect(await editor.findings(uri)).toEqual(['10:17-10:24 type-line/unknown-subtype']);
    rmSync(path.join(editor.folder, 'cardwright.json'));
    await editor.fileEvents({ uri: config, type: 3 });
    expect(await editor.findings(uri)).toHaveLength(2);
  });

  it('outranks the settings of the editor', async () => {
    const files = { 'cardwright.json': '{ "severity": { "type-line/separator": "error" } }' };
    const editor = await edit({ files, settings: { severity: { 'type-line/separator': 'off' } } });
    const report = await editor.pull(await editor.open('a.card', ENGLISH));
    expect(report).toMatchObject({ items: [{ code: 'type-line/separator', severity: 1 }, {}] });
  });

  it('is found above a file that stands in no folder of the editor', async () => {
    const files = { 'cardwright.json': '{ "severity": { "type-line/*": "off" } }', 'deep/a.card': ENGLISH };
    const editor = await edit({ files, loose: true });
    expect(await editor.findings(await editor.open('deep/a.card', ENGLISH))).toEqual([]);
  });

  for (const [mode, capabilities] of Object.entries({ PULLS, IS_TOLD })) {
    it(`has its own faults reported at their place, once (${mode})`, async () => {
      const editor = await edit({ capabilities, files: { 'cardwright.json': BAD, 'a.card': ENGLISH } });
      const config = editor.uri('cardwright.json');
      const wanted = ['2:10-2:17 config/invalid-value', '4:2-4:11 config/unknown-key'];
      expect((await editor.publishedFor(config)).map(brief)).toEqual(wanted);
      await pause(300);
      expect(editor.published.filter(({ uri }) => uri === config)).toHaveLength(1);
      if (capabilities === PULLS) {
        expect(await editor.findings(config)).toEqual([]);
        const report: { items: { uri: string }[] } = await editor.connection.sendRequest(
          'workspace/diagnostic',
          { previousResultIds: [] },
        );
        expect(report.items.map(({ uri }) => uri)).toEqual([editor.uri('a.card')]);
      }
      editor.write('cardwright.json', '{}');
      await editor.fileEvents({ uri: config, type: 2 });
      expect(await editor.publishedFor(config, (items) => items.length === 0)).toEqual([]);
    });
  }

  it('counts as it is typed while it is open, and as it is on disk afterwards', async () => {
    const editor = await edit({ files: { 'cardwright.json': '{}', 'a.card': ENGLISH } });
    const uri = await editor.open('a.card', ENGLISH);
    const config = await editor.open('cardwright.json', '{}', 'jsonc');
    expect(await editor.findings(uri)).toHaveLength(2);
    await editor.change(config, { text: '{ "severity": { "type-line/*": "off" }, "x": 1 }' });
    expect((await editor.publishedFor(config, (items) => items.length > 0)).map(brief)).toEqual([
      '0:40-0:43 config/unknown-key',
    ]);
    expect(await editor.findings(uri)).toEqual([]);
    await editor.close(config);
    await until('the file on disk to count', async () =>
      (await editor.findings(uri)).length === 2 ? true : undefined,
    );
    expect(await editor.publishedFor(config, (items) => items.length === 0)).toEqual([]);
  });

  it('is gone when its file is, though an editor still holds it, and back when it is saved', async () => {
    const off = '{ "severity": { "type-line/*": "off" } }';
    const editor = await edit({ files: { 'cardwright.json': off, 'a.card': ENGLISH } });
    const uri = await editor.open('a.card', ENGLISH);
    const config = await editor.open('cardwright.json', off, 'jsonc');
    expect(await editor.findings(uri)).toEqual([]);
    rmSync(path.join(editor.folder, 'cardwright.json'));
    await editor.fileEvents({ uri: config, type: 3 });
    expect(await editor.findings(uri)).toHaveLength(2);
    await editor.fileEvents({ uri: config, type: 1 });
    expect(await editor.findings(uri)).toEqual([]);
  });

  it('that cannot be read as JSON loses what is wrong and no more', async () => {
    const files = { 'cardwright.json': '{ "severity": { "type-line/separator": "off" }, "game" }' };
    const editor = await edit({ files });
    expect(await editor.findings(await editor.open('a.card', ENGLISH))).toEqual([
      '10:17-10:24 type-line/unknown-subtype',
    ]);
    const items = await editor.publishedFor(editor.uri('cardwright.json'));
    expect(items[0]).toMatchObject({ code: 'config/syntax', severity: 1 });
  });
});
