import { describe, expect, it } from 'vitest';
import type { Workspace } from '../../../server/src/workspace/workspace.js';
import { codes, MemoryDisk, open } from './memory-disk.js';

const WORD = 'Language: en\n\nSubtype: Gloomwing\nOf: creature\n';
const CARD = 'Language: en\n\nName: Shade\nCost: {B}\nType: Creature — Gloomwing\nP/T: 1/1\n';
const UNKNOWN = ['type-line/unknown-subtype'];

/** The folder of a document's project. */
function root(workspace: Workspace, uri: string): string | null | undefined {
  return workspace.document(uri)?.project.root;
}

describe('words that a file declares', () => {
  it('hold for the other files, and are dropped and taken up as they change', async () => {
    const disk = new MemoryDisk({ 'm:/s/card.card': CARD, 'm:/s/words.card': WORD });
    const workspace = await open(disk, ['m:/s']);
    expect(codes(workspace, 'm:/s/card.card')).toEqual([]);

    workspace.openText('m:/s/words.card', WORD.replace('Gloomwing', 'Duskwing'));
    expect(codes(workspace, 'm:/s/card.card')).toEqual(UNKNOWN);
    await workspace.closeText('m:/s/words.card');
    expect(codes(workspace, 'm:/s/card.card')).toEqual([]);

    disk.files.delete('m:/s/words.card');
    await workspace.fileChanged('m:/s/words.card');
    expect(workspace.document('m:/s/words.card')).toBeNull();
    expect(codes(workspace, 'm:/s/card.card')).toEqual(UNKNOWN);

    disk.files.set('m:/s/more.card', WORD);
    await workspace.fileChanged('m:/s/more.card');
    expect(codes(workspace, 'm:/s/card.card')).toEqual([]);
  });

  it('do not hold for another project', async () => {
    const workspace = await open(
      new MemoryDisk({
        'm:/s/a/cardwright.json': '{}',
        'm:/s/a/words.card': WORD,
        'm:/s/a/card.card': CARD,
        'm:/s/b/card.card': CARD,
      }),
      ['m:/s'],
    );
    expect(codes(workspace, 'm:/s/a/card.card')).toEqual([]);
    expect(codes(workspace, 'm:/s/b/card.card')).toEqual(UNKNOWN);
  });

  it('change their language with the header of their file', async () => {
    const workspace = await open(new MemoryDisk({ 'm:/s/a.card': WORD, 'm:/s/b.card': CARD }), ['m:/s']);
    const languages = (): (string | null)[] | undefined =>
      workspace.document('m:/s/b.card')?.entry.context.vocabulary.words.map(({ language }) => language);
    expect(languages()).toEqual(['en']);
    workspace.openText('m:/s/a.card', WORD.replace('en', 'fr'));
    expect(languages()).toEqual(['fr']);
  });
});

describe('the project of a file', () => {
  it('is the folder of the nearest configuration, else the workspace folder, else none', async () => {
    const disk = new MemoryDisk({
      'm:/s/cardwright.json': '{}',
      'm:/s/one.card': CARD,
      'm:/s/deep/two.card': CARD,
      'm:/s/deep/cardwright.json': '{}',
      'm:/s/deep/er/three.card': CARD,
      'm:/t/four.card': CARD,
    });
    const workspace = await open(disk, ['m:/s', 'm:/t']);
    expect(root(workspace, 'm:/s/one.card')).toBe('m:/s');
    expect(root(workspace, 'm:/s/deep/two.card')).toBe('m:/s/deep');
    expect(root(workspace, 'm:/s/deep/er/three.card')).toBe('m:/s/deep');
    expect(root(workspace, 'm:/t/four.card')).toBe('m:/t');
    workspace.openText('untitled:one', CARD, 'cardwright');
    expect(root(workspace, 'untitled:one')).toBeNull();
  });

  it('takes its settings from the nearest configuration alone', async () => {
    const disk = new MemoryDisk({
      'm:/s/cardwright.json': '{ "severity": { "type-line/*": "off" } }',
      'm:/s/one.card': CARD,
      'm:/s/deep/cardwright.json': '{}',
      'm:/s/deep/two.card': CARD,
    });
    const workspace = await open(disk, ['m:/s']);
    expect(codes(workspace, 'm:/s/one.card')).toEqual([]);
    expect(codes(workspace, 'm:/s/deep/two.card')).toEqual(UNKNOWN);
  });

  it('changes as configurations come and go', async () => {
    const disk = new MemoryDisk({ 'm:/s/a/one.card': CARD, 'm:/s/words.card': WORD });
    const workspace = await open(disk, ['m:/s']);
    expect(codes(workspace, 'm:/s/a/one.card')).toEqual([]);

    disk.files.set('m:/s/a/cardwright.json', '{}');
    await workspace.fileChanged('m:/s/a/cardwright.json');
    expect(root(workspace, 'm:/s/a/one.card')).toBe('m:/s/a');
    expect(codes(workspace, 'm:/s/a/one.card')).toEqual(UNKNOWN);

    disk.files.delete('m:/s/a/cardwright.json');
    await workspace.fileChanged('m:/s/a/cardwright.json');
    expect(root(workspace, 'm:/s/a/one.card')).toBe('m:/s');
    expect(codes(workspace, 'm:/s/a/one.card')).toEqual([]);
  });

  it('is found by the configuration above a loose file, which is looked for once', async () => {
    const disk = new MemoryDisk({
      'm:/x/cardwright.json': '{ "language": "fr" }',
      'm:/x/a/one.card': 'Type: x\n',
    });
    const workspace = await open(disk, []);
    await workspace.readFile('m:/x/a/one.card');
    expect(root(workspace, 'm:/x/a/one.card')).toBe('m:/x');
    expect(workspace.document('m:/x/a/one.card')?.entry.context.language).toBe('fr');
    await workspace.readFile('m:/x/a/one.card');
    expect(disk.reads.filter((uri) => uri === 'm:/x/cardwright.json')).toHaveLength(1);
  });

  it('is the same for all when one configuration is given', async () => {
    const disk = new MemoryDisk({
      'm:/s/cardwright.json': '{ "severity": { "type-line/*": "off" } }',
      'm:/s/one.card': CARD,
      'm:/else/mine.json': '{ "severity": { "type-line/*": "hint" } }',
    });
    const workspace = await open(disk, ['m:/s'], { configUri: 'm:/else/mine.json' });
    expect(codes(workspace, 'm:/s/one.card')).toEqual(UNKNOWN);
    expect(workspace.configUris()).toEqual(['m:/else/mine.json']);
    expect(workspace.configAt('m:/else/mine.json')?.project).toBe(
      workspace.document('m:/s/one.card')?.project,
    );
  });
});

describe('open documents', () => {
  it('outrank the disk until they are closed', async () => {
    const disk = new MemoryDisk({ 'm:/s/one.card': CARD });
    const workspace = await open(disk, ['m:/s']);
    workspace.openText('m:/s/one.card', CARD.replace('Gloomwing', 'Elf'));
    expect(codes(workspace, 'm:/s/one.card')).toEqual([]);
    await workspace.fileChanged('m:/s/one.card');
    await workspace.addFolder('m:/s');
    expect(codes(workspace, 'm:/s/one.card')).toEqual([]);
    expect(workspace.document('m:/s/one.card')?.entry.encoding).toBeNull();
    await workspace.closeText('m:/s/one.card');
    expect(codes(workspace, 'm:/s/one.card')).toEqual(UNKNOWN);
    expect(workspace.document('m:/s/one.card')?.entry.encoding).toBe('utf-8');
  });

  it('outrank a reading of the disk that was under way when they were opened', async () => {
    const disk = new MemoryDisk({ 'm:/s/one.card': CARD });
    const workspace = await open(disk, []);
    disk.beforeAnswer = (uri) => {
      if (uri === 'm:/s/one.card') workspace.openText(uri, CARD.replace('Gloomwing', 'Elf'));
    };
    await workspace.readFile('m:/s/one.card');
    expect(codes(workspace, 'm:/s/one.card')).toEqual([]);
  });

  it('are forgotten when they are closed and no folder has them', async () => {
    const disk = new MemoryDisk({ 'm:/s/one.card': CARD });
    const workspace = await open(disk, ['m:/s']);
    workspace.openText('m:/elsewhere/two.card', CARD);
    workspace.openText('m:/s/new.card', CARD);
    disk.files.delete('m:/s/one.card');
    workspace.openText('m:/s/one.card', CARD);
    for (const uri of ['m:/elsewhere/two.card', 'm:/s/new.card', 'm:/s/one.card'])
      await workspace.closeText(uri);
    expect(workspace.documents()).toEqual([]);
  });

  it('stay when their folder is removed, without what only the folder brought', async () => {
    const disk = new MemoryDisk({
      'm:/s/cardwright.json': '{ "severity": { "type-line/*": "off" } }',
      'm:/s/one.card': CARD,
      'm:/s/two.card': CARD,
    });
    const workspace = await open(disk, ['m:/s']);
    workspace.openText('m:/s/one.card', CARD);
    workspace.removeFolder('m:/s');
    expect(workspace.documents().map(({ entry }) => entry.uri)).toEqual(['m:/s/one.card']);
    expect(workspace.configUris()).toEqual([]);
    expect(codes(workspace, 'm:/s/one.card')).toEqual(UNKNOWN);
    expect(root(workspace, 'm:/s/one.card')).toBeNull();
  });

  it('are known by their name, or by the language an editor gives them', async () => {
    const workspace = await open(new MemoryDisk({}), []);
    expect(workspace.openText('m:/s/notes.txt', CARD)).toBeNull();
    expect(workspace.openText('m:/s/one.CARTE', CARD)).not.toBeNull();
    expect(workspace.openText('untitled:Untitled-1', CARD, 'plaintext')).toBeNull();
    expect(workspace.openText('untitled:Untitled-1', CARD, 'cardwright')).not.toBeNull();
    expect(workspace.isOpen('untitled:Untitled-1')).toBe(true);
    // Once known, a later text needs no language.
    expect(workspace.openText('untitled:Untitled-1', '')?.entry.document.text).toBe('');
  });

  it('are read again change by change', async () => {
    const workspace = await open(new MemoryDisk({}), []);
    const before = workspace.openText('m:/one.card', CARD);
    const at = CARD.indexOf('Gloomwing');
    const text = CARD.replace('Gloomwing', 'Elf');
    const after = workspace.changeText('m:/one.card', text, {
      span: { start: at, end: at + 'Gloomwing'.length },
      newText: 'Elf',
    });
    expect(after?.entry.document).toEqual(before?.entry.format.parse(text));
    expect(codes(workspace, 'm:/one.card')).toEqual([]);
    // A change of a document nobody opened is its text as a whole.
    const other = workspace.changeText('m:/two.card', text, { span: { start: 0, end: 0 }, newText: '' });
    expect(other?.entry.document.text).toBe(text);
  });
});

describe('reading folders', () => {
  it('tells how far it is, and leaves out what holds no cards or cannot be read', async () => {
    const disk = new MemoryDisk({ 'm:/s/a.card': CARD, 'm:/s/b.carte': CARD, 'm:/s/c.txt': CARD });
    const workspace = await open(disk, []);
    const heard: string[] = [];
    await workspace.addFolder('m:/s', (done, all) => heard.push(`${String(done)}/${String(all)}`));
    expect(heard).toEqual(['1/2', '2/2']);
    expect(workspace.documents()).toHaveLength(2);
    expect(await workspace.readFile('m:/s/gone.card')).toBeNull();
  });

  it('stops when the folder is removed meanwhile', async () => {
    const disk = new MemoryDisk({ 'm:/s/a.card': CARD, 'm:/s/b.card': CARD, 'm:/s/c.card': CARD });
    const workspace = await open(disk, []);
    await workspace.addFolder('m:/s', (done) => {
      if (done === 1) workspace.removeFolder('m:/s');
    });
    expect(workspace.documents()).toEqual([]);
  });

  it('keeps a file that a second folder has as well', async () => {
    const workspace = await open(new MemoryDisk({ 'm:/s/deep/a.card': CARD }), ['m:/s', 'm:/s/deep']);
    workspace.removeFolder('m:/s');
    expect(root(workspace, 'm:/s/deep/a.card')).toBe('m:/s/deep');
  });
});
