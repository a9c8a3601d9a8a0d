import { describe, expect, it } from 'vitest';
import { CLEAN, ENGLISH, FRENCH } from './cards.js';
import { brief, IS_TOLD, pause } from './editor.js';
import { edit } from './support.js';

describe('diagnostics for a client that does not ask', () => {
  it('are published for open and closed files, with the version they speak of', async () => {
    const editor = await edit({ capabilities: IS_TOLD, files: { 'closed.card': ENGLISH } });
    expect(editor.introduction.capabilities.diagnosticProvider).toBeUndefined();
    const uri = await editor.open('echos.card', FRENCH);
    const items = await editor.publishedFor(uri);
    expect(items.map(brief)).toEqual([
      '10:12-10:13 type-line/separator',
      '14:6-14:12 type-line/unknown-word',
    ]);
    expect(editor.published.find((params) => params.uri === uri)?.version).toBe(1);
    expect((await editor.publishedFor(editor.uri('closed.card'))).map(brief)).toEqual([
      '6:14-6:15 type-line/separator',
      '10:17-10:24 type-line/unknown-subtype',
    ]);
  });

  it('follow edits, once things are quiet, and speak of nothing that stays the same', async () => {
    const editor = await edit({ capabilities: IS_TOLD });
    const other = await editor.open('other.card', ENGLISH);
    const uri = await editor.open('echos.card', FRENCH);
    await editor.publishedFor(uri);
    await editor.publishedFor(other);
    const before = editor.published.length;
    for (let i = 0; i < 20; i++) await editor.change(uri, { text: FRENCH + '#'.repeat(i) });
    await editor.change(uri, { text: CLEAN });
    await editor.publishedFor(uri, (items) => items.length === 0);
    await pause(300);
    expect(editor.published.slice(before).map((params) => [params.uri, params.version])).toEqual([[uri, 22]]);
  });

  it('are taken back for a closed loose file, and kept for a closed file of the folder', async () => {
    const files = { 'set/in.card': ENGLISH };
    const editor = await edit({ capabilities: IS_TOLD, files });
    const inside = await editor.open('set/in.card', CLEAN);
    const loose = await editor.open('file:///elsewhere/loose.card', FRENCH);
    expect(await editor.publishedFor(loose)).toHaveLength(2);
    expect(await editor.publishedFor(inside)).toEqual([]);
    await editor.close(loose);
    await editor.close(inside);
    expect(await editor.publishedFor(loose, (items) => items.length === 0)).toEqual([]);
    expect(await editor.publishedFor(inside, (items) => items.length === 2)).toHaveLength(2);
  });
});
