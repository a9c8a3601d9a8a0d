import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { Folder, FRENCH, GOOD } from './run-cli.js';

describe('cardwright init', () => {
  it.each([
    ['en', 'magic', 'first-cards.card'],
    ['fr', 'magic', 'premieres-cartes.carte'],
    ['en', 'yu-gi-oh', 'first-cards.card'],
    ['fr', 'yu-gi-oh', 'premieres-cartes.carte'],
  ])('writes a configuration and a first file without a fault (%s, %s)', async (language, game, name) => {
    const folder = new Folder();
    const ran = await folder.run(['init', '--language', language, '--game', game]);
    expect(ran).toMatchObject({ code: 0, err: '' });
    expect(ran.out).toContain('cardwright.json written.');
    expect(readdirSync(folder.path).sort()).toEqual(['cardwright.json', name].sort());
    const config: unknown = JSON.parse(folder.read('cardwright.json'));
    expect(config).toMatchObject({ language, edition: 'current' });
    const checked = await folder.run([
      'check',
      '--severity',
      'hint',
      '--max-warnings',
      '0',
      '--format',
      'json',
    ]);
    expect(JSON.parse(checked.out)).toMatchObject({ files: 1, diagnostics: [] });
    expect(checked.code).toBe(0);
  });

  it('speaks the language of the environment, and takes a folder and an edition', async () => {
    const folder = new Folder({ 'set/x.txt': '' });
    const ran = await folder.run(['init', 'set', '--edition', '2007'], { env: FRENCH });
    expect(ran.out).toContain('set/premieres-cartes.carte écrit.');
    expect(JSON.parse(folder.read('set/cardwright.json'))).toMatchObject({
      game: 'Magic',
      language: 'fr',
      edition: '2007',
    });
  });

  it('adds no cards where there are some', async () => {
    const folder = new Folder({ 'cards/a.card': GOOD });
    expect(await folder.run(['init'])).toMatchObject({ code: 0 });
    expect(readdirSync(folder.path).sort()).toEqual(['cards', 'cardwright.json']);
  });

  it('writes over nothing', async () => {
    const folder = new Folder({ 'cardwright.json': '{}' });
    const ran = await folder.run(['init']);
    expect(ran).toEqual({ code: 2, out: '', err: 'cardwright.json exists already; it is left as it is.\n' });
    expect(folder.read('cardwright.json')).toBe('{}');
    expect(readdirSync(folder.path)).toEqual(['cardwright.json']);
    expect(await folder.run(['init', 'gone'])).toMatchObject({ code: 2 });
    expect(await folder.run(['init', '--game', 'chess'])).toMatchObject({ code: 2 });
  });
});
