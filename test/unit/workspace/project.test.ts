import { describe, expect, it } from 'vitest';
import { blockFindings } from '../../../server/src/checks/block-findings.js';
import { diagnose } from '../../../server/src/checks/diagnose.js';
import type { ProjectDocument } from '../../../server/src/workspace/project.js';
import type { Placed, Workspace } from '../../../server/src/workspace/workspace.js';
import { codes, MemoryDisk, open } from './memory-disk.js';

const HEADER = 'Game: Magic\nLanguage: en\nCode: EOS\n\n';
const card = (name: string, type: string, more = ''): string =>
  `Name: ${name}\nCost: {1}{U}\nType: ${type}\n${more}\n`;
const TEXT =
  HEADER + card('Frost Ray', 'Instant — arcane') + card('Ash', 'Sorcery — Arcan') + card('Ember', 'Instant');

/** The findings of each block, the same objects as long as nothing they rest on has changed. */
function findings({ document, context, format }: ProjectDocument): unknown[] {
  return document.blocks.map((block) => blockFindings(block, context, format, 'en'));
}

/** Replaces the first `from` of an open document by `to`, as an editor would. */
function edit(workspace: Workspace, uri: string, from: string, to: string): Placed {
  const text = workspace.document(uri)?.entry.document.text ?? '';
  const start = text.indexOf(from);
  const changed = text.slice(0, start) + to + text.slice(start + from.length);
  const placed = workspace.changeText(uri, changed, {
    span: { start, end: start + from.length },
    newText: to,
  });
  if (placed === null || start < 0) throw new Error(`${from} is not in ${uri}`);
  return placed;
}

async function opened(files: Readonly<Record<string, string>>): Promise<Workspace> {
  const workspace = await open(new MemoryDisk(files), ['m:/s']);
  for (const [uri, text] of Object.entries(files)) workspace.openText(uri, text);
  return workspace;
}

describe('an edit of one card', () => {
  it('leaves the blocks and the findings of all others the same objects', async () => {
    const workspace = await opened({ 'm:/s/one.card': TEXT });
    const before = workspace.document('m:/s/one.card')?.entry;
    if (before === undefined) throw new Error('not known');
    const said = findings(before);
    const { entry } = edit(workspace, 'm:/s/one.card', 'Arcan\n', 'Arcane\n');
    expect(entry.context).toBe(before.context);
    expect(entry.document.blocks.map((block, i) => block === before.document.blocks[i])).toEqual([
      true,
      true,
      false,
      true,
    ]);
    expect(findings(entry).map((found, i) => found === said[i])).toEqual([true, true, false, true]);
    expect(codes(workspace, 'm:/s/one.card')).toEqual(['type-line/case']);
  });

  it('moves the places of what comes after it', async () => {
    const workspace = await opened({ 'm:/s/one.card': TEXT });
    const { project, entry } = edit(workspace, 'm:/s/one.card', 'Frost Ray', 'Frost Ray of the Deep');
    for (const { span, code } of diagnose(project, entry)) {
      const word = entry.document.text.slice(span.start, span.end);
      expect(word).toBe(code === 'type-line/case' ? 'arcane' : 'Arcan');
    }
  });

  it('costs the findings of every card when a word is declared, and none when a declaration stays', async () => {
    const workspace = await opened({ 'm:/s/one.card': `${TEXT}Subtype: Arcan\nOf: sorcery\n` });
    const before = workspace.document('m:/s/one.card')?.entry;
    const { entry } = edit(workspace, 'm:/s/one.card', 'Frost', 'Ice');
    expect(entry.context).toBe(before?.context);
    const next = edit(workspace, 'm:/s/one.card', 'Subtype: Arcan', 'Subtype: Arcana').entry;
    expect(next.context).not.toBe(before?.context);
    expect(codes(workspace, 'm:/s/one.card')).toContain('type-line/unknown-subtype');
  });

  it('costs every card when the header changes what it is read by', async () => {
    const workspace = await opened({ 'm:/s/one.card': TEXT });
    const before = workspace.document('m:/s/one.card')?.entry;
    const same = edit(workspace, 'm:/s/one.card', 'EOS', 'EOT').entry;
    expect(same.context).toBe(before?.context);
    const other = edit(workspace, 'm:/s/one.card', 'Language: en', 'Language: fr').entry;
    expect(other.context).not.toBe(before?.context);
    expect(other.context.language).toBe('fr');
  });
});

describe('contexts', () => {
  it('are the same object for all documents that are read alike', async () => {
    const workspace = await opened({
      'm:/s/one.card': TEXT,
      'm:/s/two.card': TEXT,
      'm:/s/trois.card': 'Langue: fr\n',
    });
    const context = (name: string): unknown => workspace.document(`m:/s/${name}`)?.entry.context;
    expect(context('one.card')).toBe(context('two.card'));
    expect(context('one.card')).not.toBe(context('trois.card'));
  });
});

describe('the index of a project', () => {
  it('keeps the entries of the cards an edit did not touch', async () => {
    const workspace = await opened({ 'm:/s/one.card': TEXT });
    const entries = (placed: Placed | null): unknown[] =>
      (placed?.entry.document.blocks ?? []).flatMap((block) => {
        const key = placed?.project.index.keysOf(block)[0] ?? '';
        return [...(placed?.project.index.at(key) ?? [])];
      });
    const before = entries(workspace.document('m:/s/one.card'));
    const after = entries(edit(workspace, 'm:/s/one.card', 'Arcan\n', 'Arcane\n'));
    expect(before).toHaveLength(3);
    expect(after.map((entry, i) => entry === before[i])).toEqual([true, false, true]);
  });

  const uri = 'm:/s/one.card';
  const NAME = ['set/duplicate-name'];

  it('sees a card of another file in the same set and language, and only there', async () => {
    const ash = (header: string): string => `${header}\n${card('Ash', 'Instant')}`;
    const EOS = 'Language: en\nCode: EOS\n';
    const workspace = await opened({ 'm:/s/one.card': ash(EOS), 'm:/s/two.card': ash(EOS) });
    expect(codes(workspace, 'm:/s/one.card')).toEqual([]);
    expect(codes(workspace, 'm:/s/two.card')).toEqual(NAME);
    const placed = workspace.document('m:/s/two.card');
    const related = placed === null ? [] : diagnose(placed.project, placed.entry)[0]?.related;
    expect(related).toMatchObject([{ uri, span: { start: ash(EOS).indexOf('Ash') } }]);

    edit(workspace, 'm:/s/two.card', 'EOS', 'EOT');
    expect(codes(workspace, 'm:/s/two.card')).toEqual([]);
    edit(workspace, 'm:/s/two.card', 'Code: EOT', 'Code: EOS');
    expect(codes(workspace, 'm:/s/two.card')).toEqual(NAME);
    edit(workspace, 'm:/s/one.card', 'Name: Ash', 'Name: Soot');
    expect(codes(workspace, 'm:/s/two.card')).toEqual([]);
  });

  it('forgets the cards of a file that is gone', async () => {
    const disk = new MemoryDisk({
      'm:/s/a.card': card('Ash', 'Instant'),
      'm:/s/b.card': card('Ash', 'Instant'),
    });
    const workspace = await open(disk, ['m:/s']);
    expect(codes(workspace, 'm:/s/b.card')).toEqual(NAME);
    disk.files.delete('m:/s/a.card');
    await workspace.fileChanged('m:/s/a.card');
    expect(codes(workspace, 'm:/s/b.card')).toEqual([]);
  });

  it('follows a file into another project', async () => {
    const disk = new MemoryDisk({
      'm:/s/a.card': card('Ash', 'Instant'),
      'm:/s/x/b.card': card('Ash', 'Instant'),
    });
    const workspace = await open(disk, ['m:/s']);
    expect(codes(workspace, 'm:/s/x/b.card')).toEqual(NAME);
    workspace.setConfigText('m:/s/x/cardwright.json', '{}');
    expect(codes(workspace, 'm:/s/x/b.card')).toEqual([]);
    workspace.setConfigText('m:/s/x/cardwright.json', null);
    expect(codes(workspace, 'm:/s/x/b.card')).toEqual(NAME);
  });

  it('stays true through many edits', async () => {
    const workspace = await opened({ [uri]: HEADER + card('Ash', 'Instant') + card('Ember', 'Instant') });
    edit(workspace, uri, 'Ember', 'Ash');
    expect(codes(workspace, uri)).toEqual(NAME);
    edit(workspace, uri, 'Name: Ash\n', 'Name: Ash\nNumber: 1\n');
    edit(workspace, uri, 'Name: Ash\nCost', 'Name: Ash\nNumber: 2\nCost');
    expect(codes(workspace, uri)).toEqual([]);
    edit(workspace, uri, 'Number: 2', 'Number: 1');
    expect(codes(workspace, uri)).toEqual(NAME);
    edit(workspace, uri, card('Ash', 'Instant').replace('\nCost', '\nNumber: 1\nCost'), '');
    expect(codes(workspace, uri)).toEqual([]);
    edit(workspace, uri, HEADER, `${HEADER}${card('Ash', 'Sorcery')}`);
    expect(codes(workspace, uri)).toEqual(NAME);
  });

  it('counts the separators of each set by itself', async () => {
    const file = (code: string, separator: string): string =>
      `Langue: fr\nCode: ${code}\n\nNom: Elfe ${code}\nCoût: {G}\nType: Créature ${separator} elfe\nF/E: 1/1\n`;
    const workspace = await opened({ 'm:/s/a.card': file('EDS', ':'), 'm:/s/b.card': file('EDT', '—') });
    expect(codes(workspace, 'm:/s/b.card')).toEqual([]);
    edit(workspace, 'm:/s/b.card', 'Code: EDT', 'Code: EDS');
    expect(codes(workspace, 'm:/s/b.card')).toEqual(['set/mixed-separators']);
  });

  it('is quick on a set whose cards all have one name', async () => {
    const cards = Array.from({ length: 4000 }, () => card('New card', 'Instant')).join('');
    const workspace = await open(new MemoryDisk({ [uri]: cards }), ['m:/s']);
    const start = performance.now();
    expect(codes(workspace, uri)).toHaveLength(3999);
    expect(performance.now() - start).toBeLessThan(3000);
  });
});
