import { mkdirSync, symlinkSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { BAD, DASH, Folder, GOOD } from './run-cli.js';

describe('exit codes of check', () => {
  it('is 0 without errors, 1 with one', async () => {
    const folder = new Folder({ 'good.card': GOOD });
    expect(await folder.run(['check'])).toMatchObject({ code: 0, err: '' });
    folder.write('bad.card', BAD);
    expect(await folder.run(['check'])).toMatchObject({ code: 1, err: '' });
  });

  it('allows any number of warnings, or as many as it is told', async () => {
    const folder = new Folder({ 'dash.card': DASH });
    expect((await folder.run(['check'])).code).toBe(0);
    expect((await folder.run(['check', '--max-warnings', '1'])).code).toBe(0);
    const none = await folder.run(['check', '--max-warnings', '0']);
    expect(none.code).toBe(1);
    expect(none.out).toContain('more warnings than allowed (--max-warnings 0)');
  });

  it('is 2 for a path that is not there, and still checks the others', async () => {
    const folder = new Folder({ 'bad.card': BAD });
    const ran = await folder.run(['check', 'gone.card', 'bad.card']);
    expect(ran.code).toBe(2);
    expect(ran.err).toBe('gone.card: there is no such file or folder.\n');
    expect(ran.out).toContain('bad.card:6:7');
    expect(await folder.run(['check', 'gone'])).toMatchObject({ code: 2, out: '' });
  });

  it('is 2 for a file that holds no cards', async () => {
    const folder = new Folder({ 'README.md': '# no cards' });
    const ran = await folder.run(['check', 'README.md']);
    expect(ran).toMatchObject({ code: 2, out: '' });
    expect(ran.err).toContain('README.md: this is not a card file; those end in .card, .carte');
  });

  it('is 2 when one file cannot be read; the others are checked', async () => {
    const folder = new Folder({ 'good.card': GOOD });
    symlinkSync('loop.card', folder.at('loop.card'));
    mkdirSync(folder.at('folder.card'));
    const ran = await folder.run(['check', 'loop.card', 'good.card']);
    expect(ran.code).toBe(2);
    expect(ran.err).toContain('loop.card');
    expect(ran.out).toContain('✔ 1 file, 1 card');
  });

  it('says so when there is nothing to check', async () => {
    const folder = new Folder();
    expect(await folder.run(['check'])).toMatchObject({
      code: 0,
      err: 'No card files (.card, .carte) here.\n',
    });
  });
});

describe('which files are checked', () => {
  const files = async (folder: Folder, ...args: string[]): Promise<string[]> => {
    const { out } = await folder.run(['check', '--format', 'json', ...args]);
    const { diagnostics } = JSON.parse(out) as { diagnostics: { file: string }[] };
    return [...new Set(diagnostics.map(({ file }) => file))];
  };

  it('walks folders, without node_modules and .git', async () => {
    const folder = new Folder({
      'a/one.card': BAD,
      'a/b/two.carte': BAD,
      'node_modules/x/three.card': BAD,
      '.git/four.card': BAD,
      'five.txt': BAD,
    });
    expect(await files(folder)).toEqual(['a/b/two.carte', 'a/one.card']);
    expect(await files(folder, 'a/b')).toEqual(['a/b/two.carte']);
    expect(await files(folder, 'node_modules/x/three.card')).toEqual(['node_modules/x/three.card']);
  });

  it('expands globs, and complains of one that matches nothing', async () => {
    const folder = new Folder({ 'a/one.card': BAD, 'a/two.carte': BAD, 'b/three.card': BAD, 'a/x.md': '' });
    expect(await files(folder, '*/*.card')).toEqual(['a/one.card', 'b/three.card']);
    expect(await files(folder, 'a/*')).toEqual(['a/one.card', 'a/two.carte']);
    const ran = await folder.run(['check', 'a/*.xyz']);
    expect(ran).toMatchObject({ code: 2, err: 'a/*.xyz: no card file matches this pattern.\n' });
  });

  it('takes a path that exists for itself, whatever signs are in it', async () => {
    const folder = new Folder({ 'a[1].card': BAD, 'a1.card': BAD });
    expect(await files(folder, 'a[1].card')).toEqual(['a[1].card']);
  });

  it('counts a file once however often it is named', async () => {
    const folder = new Folder({ 'a/one.card': BAD });
    const { out } = await folder.run(['check', '--format', 'json', '.', 'a', 'a/one.card', '**/*.card']);
    expect(JSON.parse(out)).toMatchObject({ files: 1, cards: 1 });
  });

  it('names files outside the current folder', async () => {
    const folder = new Folder({ 'in/good.card': GOOD, 'out/bad.card': BAD });
    const inside = new Folder({ 'x.card': GOOD });
    expect(await files(inside, folder.at('out'))).toEqual([
      expect.stringMatching(/^\.\.\/.*\/out\/bad\.card$/),
    ]);
  });

  it('lets the whole project count, and reports on what was asked for', async () => {
    const declares = `${GOOD}\nSubtype: Gloomwing\nOf: creature\n`;
    const uses = GOOD.replace('— Bird', '— Gloomwing').replace('River Heron', 'Shade');
    const folder = new Folder({
      'cardwright.json': '{}',
      'words/words.card': declares,
      'cards/uses.card': uses,
      'cards/bad.card': BAD,
    });
    expect(await folder.run(['check', 'cards/uses.card'])).toMatchObject({ code: 0 });
    expect((await folder.run(['check', 'cards/uses.card'])).out).toBe(
      '✔ 1 file, 1 card, 0 errors, 0 warnings\n',
    );
    const alone = new Folder({ 'uses.card': uses });
    expect((await alone.run(['check'])).out).toContain('Gloomwing');
  });

  it('passes over what the project ignores, except a file named outright', async () => {
    const folder = new Folder({ 'cardwright.json': '{ "ignore": ["drafts/**"] }', 'drafts/bad.card': BAD });
    expect(await files(folder)).toEqual([]);
    expect(await files(folder, 'drafts')).toEqual([]);
    expect(await files(folder, 'drafts/*.card')).toEqual([]);
    expect(await files(folder, 'drafts/bad.card')).toEqual(['drafts/bad.card']);
  });
});

describe('standard input', () => {
  it('is read under a name, and its text outranks the file of that name', async () => {
    const folder = new Folder({ 'set.card': GOOD });
    const ran = await folder.run(['check', '-', '--stdin-filename', 'set.card'], { stdin: BAD });
    expect(ran.code).toBe(1);
    expect(ran.out).toContain('set.card:6:7');
  });

  it('needs no name', async () => {
    const folder = new Folder();
    const ran = await folder.run(['check', '-'], { stdin: BAD });
    expect(ran.code).toBe(1);
    expect(ran.out).toContain('<stdin>:6:7');
    expect(ran.out).toContain('✖ 1 file, 1 card, 1 error');
  });

  it('knows the project it stands in', async () => {
    const uses = GOOD.replace('— Bird', '— Gloomwing');
    const folder = new Folder({ 'cardwright.json': '{ "vocabulary": { "subtypes": ["Gloomwing"] } }' });
    expect(await folder.run(['check', '-'], { stdin: uses })).toMatchObject({ code: 0 });
    expect((await folder.run(['check', '-'], { stdin: uses })).out).toContain('0 warnings');
  });

  it('refuses a name that is no card file, and a name for nothing', async () => {
    const folder = new Folder({ 'a.card': GOOD });
    expect(await folder.run(['check', '-', '--stdin-filename', 'x.md'])).toMatchObject({ code: 2, out: '' });
    expect(await folder.run(['check', '--stdin-filename', 'x.card'])).toMatchObject({ code: 2, out: '' });
  });
});

describe('options of check', () => {
  it('leaves out what matters less than --severity, in counts and exit code too', async () => {
    const folder = new Folder({ 'dash.card': DASH });
    const ran = await folder.run(['check', '--severity', 'error', '--max-warnings', '0']);
    expect(ran).toMatchObject({ code: 0, out: '✔ 1 file, 1 card, 0 errors, 0 warnings\n' });
    expect((await folder.run(['check', '--quiet'])).out).toBe(ran.out);
    const json = await folder.run(['check', '--severity', 'error', '--format', 'json']);
    expect(JSON.parse(json.out)).toMatchObject({ diagnostics: [] });
  });

  it('says with --verbose where game, language and edition come from', async () => {
    const folder = new Folder({
      'a.card': GOOD,
      'b.carte': 'Nom: Héron\nCoût: {U}\nType: Créature : oiseau\nF/E: 1/1\n',
      'cardwright.json': '{ "game": "Magic", "edition": "2007" }',
    });
    const { out } = await folder.run(['check', '-v', '--language', 'en']);
    expect(out).toContain('a.card: game Magic');
    expect(out).toContain('(file header), language English (file header), edition 2007 (configuration)');
    expect(out).toMatch(/b\.carte: game Magic[^(]*\(configuration\), language English \(command line\)/);
    const json = await folder.run(['check', '-v', '--format', 'json']);
    expect(() => JSON.parse(json.out) as unknown).not.toThrow();
    expect(json.err).toContain('language French (keys used)');
  });

  it('takes another configuration with --config, its ignored paths from its own folder', async () => {
    const folder = new Folder({
      'cardwright.json': '{}',
      'ci/strict.json': '{ "severity": { "type-line/separator": "error" }, "ignore": ["old/**"] }',
      'dash.card': DASH,
      'ci/old/bad.card': BAD,
    });
    const ran = await folder.run(['check', '--config', 'ci/strict.json']);
    expect(ran.code).toBe(1);
    expect(ran.out).toContain('dash.card:6:15  error  type-line/separator');
    expect(ran.out).not.toContain('Soricery');
    expect(await folder.run(['check', '--config', 'gone.json'])).toMatchObject({ code: 2, out: '' });
  });

  it('reports what is wrong with a cardwright.json like any finding', async () => {
    const folder = new Folder({ 'cardwright.json': '{\n  "langage": "fr"\n}\n', 'a.card': GOOD });
    const ran = await folder.run(['check']);
    expect(ran).toMatchObject({ code: 0, err: '' });
    expect(ran.out).toContain('cardwright.json:2:3  warning  config/unknown-key');
    expect(ran.out).toContain('✔ 1 file, 1 card, 0 errors, 1 warning');
    folder.write('cardwright.json', '{ "language": ');
    expect(await folder.run(['check', 'a.card'])).toMatchObject({ code: 1 });
    expect(await folder.run(['check', 'cardwright.json'])).toMatchObject({ code: 1 });
  });
});
