import { describe, expect, it } from 'vitest';
import { codes, MemoryDisk, open } from './memory-disk.js';

const CARD = 'Language: en\n\nName: Shade\nCost: {B}\nType: Creature — Gloomwing\nP/T: 1/1\n';
const UNKNOWN = ['type-line/unknown-subtype'];

describe('configurations and settings', () => {
  it('of the editor are outranked by the file, and the file by what is forced', async () => {
    const NEUTRAL = 'Type: Instant\n';
    const disk = new MemoryDisk({ 'm:/s/one.card': NEUTRAL });
    const workspace = await open(disk, ['m:/s'], { forced: { edition: 2003 } });
    const context = (): { language: string; edition: number } | undefined => {
      const known = workspace.document('m:/s/one.card')?.entry.context;
      return known && { language: known.language, edition: known.edition };
    };
    expect(workspace.setEditorSettings({ language: 'fr', edition: 2010 })).toEqual([]);
    expect(context()).toEqual({ language: 'fr', edition: 2003 });
    workspace.setConfigText('m:/s/cardwright.json', '{ "language": "en", "edition": 2007 }');
    expect(context()).toEqual({ language: 'en', edition: 2003 });
    workspace.setConfigText('m:/s/cardwright.json', null);
    expect(context()).toEqual({ language: 'fr', edition: 2003 });
  });

  it('of the editor say what is wrong in them, and the rest is used', async () => {
    const workspace = await open(new MemoryDisk({ 'm:/s/one.card': 'Type: x\n' }), ['m:/s']);
    const problems = workspace.setEditorSettings({ language: 'fr', game: 'chess' });
    expect(problems.map(({ path }) => path)).toEqual([['game']]);
    expect(workspace.document('m:/s/one.card')?.entry.context.language).toBe('fr');
  });

  it('that cannot be read are reported and cost no card', async () => {
    const workspace = await open(
      new MemoryDisk({ 'm:/s/cardwright.json': '{ "game": ', 'm:/s/one.card': CARD }),
      ['m:/s'],
    );
    expect(codes(workspace, 'm:/s/one.card')).toEqual(UNKNOWN);
    const config = workspace.configAt('m:/s/cardwright.json');
    expect(config?.text).toBe('{ "game": ');
    expect(config?.project.config?.problems.length).toBeGreaterThan(0);
  });

  it('open in an editor outrank the disk until they are closed', async () => {
    const disk = new MemoryDisk({
      'm:/s/cardwright.json': '{ "language": "en" }',
      'm:/s/one.card': 'Type: x\n',
    });
    const workspace = await open(disk, ['m:/s']);
    const language = (): string | undefined => workspace.document('m:/s/one.card')?.entry.context.language;
    expect(workspace.openText('m:/s/cardwright.json', '{ "language": "fr" }')).toBeNull();
    expect(language()).toBe('fr');
    await workspace.fileChanged('m:/s/cardwright.json');
    expect(language()).toBe('fr');
    await workspace.closeText('m:/s/cardwright.json');
    expect(language()).toBe('en');
  });

  it('declare words as good as those of a file', async () => {
    const words = '{ "vocabulary": { "subtypes": [{ "en": "Gloomwing", "of": ["creature"] }] } }';
    const workspace = await open(new MemoryDisk({ 'm:/s/one.card': CARD }), ['m:/s']);
    expect(codes(workspace, 'm:/s/one.card')).toEqual(UNKNOWN);
    workspace.setConfigText('m:/s/cardwright.json', words);
    expect(codes(workspace, 'm:/s/one.card')).toEqual([]);
  });

  it('take up the editor language', async () => {
    const workspace = await open(new MemoryDisk({ 'm:/s/one.card': 'Type: x\n' }), ['m:/s']);
    workspace.setLocale('fr');
    expect(workspace.document('m:/s/one.card')?.entry.context.language).toBe('fr');
  });
});

describe('ignored files', () => {
  const files = {
    'm:/s/cardwright.json': '{ "ignore": ["drafts/**", "*.carte", "à%20part.card"] }',
    'm:/s/one.card': CARD,
    'm:/s/two.carte': CARD,
    'm:/s/deep/three.carte': CARD,
    'm:/s/drafts/four.card': CARD,
    'm:/s/drafts/.hidden/five.card': CARD,
  };

  it('are not read, globs counting from the folder of the configuration', async () => {
    const disk = new MemoryDisk(files);
    const workspace = await open(disk, ['m:/s']);
    expect(workspace.documents().map(({ entry }) => entry.uri)).toEqual([
      'm:/s/deep/three.carte',
      'm:/s/one.card',
    ]);
    expect(disk.reads).not.toContain('m:/s/drafts/four.card');
  });

  it('are read when they are ignored no longer, and forgotten when they are', async () => {
    const disk = new MemoryDisk(files);
    const workspace = await open(disk, ['m:/s']);
    disk.files.set('m:/s/cardwright.json', '{ "ignore": ["one.card"] }');
    await workspace.fileChanged('m:/s/cardwright.json');
    expect(workspace.documents().map(({ entry }) => entry.uri)).toEqual([
      'm:/s/deep/three.carte',
      'm:/s/drafts/.hidden/five.card',
      'm:/s/drafts/four.card',
      'm:/s/two.carte',
    ]);
  });

  it('stay while an editor holds them open', async () => {
    const workspace = await open(new MemoryDisk(files), ['m:/s']);
    workspace.openText('m:/s/drafts/four.card', CARD);
    expect(codes(workspace, 'm:/s/drafts/four.card')).not.toBeNull();
    await workspace.closeText('m:/s/drafts/four.card');
    expect(workspace.document('m:/s/drafts/four.card')).toBeNull();
  });

  it('are named as a person reads them, not as a URI writes them', async () => {
    const disk = new MemoryDisk({
      'm:/s/cardwright.json': '{ "ignore": ["à part/*.card"] }',
      'm:/s/%C3%A0%20part/one.card': CARD,
    });
    const workspace = await open(disk, ['m:/s']);
    expect(workspace.documents()).toEqual([]);
  });

  it('may be ignored by the editor settings', async () => {
    const workspace = await open(new MemoryDisk({ 'm:/s/a/one.card': CARD, 'm:/s/two.card': CARD }), [
      'm:/s',
    ]);
    workspace.setEditorSettings({ ignore: ['a/**'] });
    expect(workspace.documents().map(({ entry }) => entry.uri)).toEqual(['m:/s/two.card']);
  });
});
