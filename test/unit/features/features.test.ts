import { describe, expect, it } from 'vitest';
import { diagnose } from '../../../server/src/checks/diagnose.js';
import { codeActionsAt, type CodeAction } from '../../../server/src/features/code-actions.js';
import { explain } from '../../../server/src/features/explain.js';
import { fixAll } from '../../../server/src/features/fix-all.js';
import { hoverAt } from '../../../server/src/features/hover.js';
import { escapeMarkdown } from '../../../server/src/features/markdown.js';
import { applyEdits } from '../../../server/src/features/text-edits.js';
import { check, projectOf, type InMemoryOptions } from '../../support/project.js';

/** The hover at the first place of `needle` in the text. */
async function hover(text: string, needle: string, options: InMemoryOptions = {}): Promise<string | null> {
  const placed = await projectOf(text, options);
  return hoverAt(placed, text.indexOf(needle) + 1)?.markdown ?? null;
}

async function actions(text: string, needle: string, options: InMemoryOptions = {}): Promise<CodeAction[]> {
  const placed = await projectOf(text, options);
  const at = text.indexOf(needle) + 1;
  return codeActionsAt(placed.workspace, placed, { start: at, end: at });
}

/** The text after the first edit of an action. */
function after(text: string, action: CodeAction | undefined): string {
  return applyEdits(text, action?.edits[0]?.edits ?? []);
}

const FRENCH = 'Jeu: Magic\nLangue: fr\n\nNom: Chant\nType: Rituel: arcane\n';
const ENGLISH = 'Game: Magic\nLanguage: en\n\nName: Song\nType: Sorcery — Arcane\n';

describe('hover', () => {
  it('speaks the language of the file', async () => {
    expect(await hover(FRENCH, 'Rituel')).toMatch(
      /^\*\*rituel\*\* — type de carte\n\n\*en anglais\*\u00A0: Sorcery/,
    );
    expect(await hover(FRENCH, 'Rituel')).toContain('**307.1** ');
    expect(await hover(ENGLISH, 'Sorcery')).toMatch(/^\*\*Sorcery\*\* — card type\n\n\*in French\*: rituel/);
  });

  it('speaks both when asked', async () => {
    const files = { 'cardwright.json': '{ "hover": { "languages": "both" } }' };
    const text = await hover(FRENCH, 'Rituel', { files });
    expect(text?.indexOf('type de carte')).toBeLessThan(text?.indexOf('card type') ?? -1);
  });

  it('says what a key holds', async () => {
    expect(await hover(ENGLISH, 'Type')).toContain('**Type**');
    expect(await hover(FRENCH, 'Nom')).toContain('**Nom** (Name)');
    expect(await hover(`${FRENCH}Rareté: rare\n`, 'Rareté')).toContain('peu commune, rare, mythique');
  });

  it('says which check is behind a finding', async () => {
    const placed = await projectOf(FRENCH);
    const found = hoverAt(placed, FRENCH.indexOf(': arcane'));
    expect(found?.markdown).toContain('`type-line/separator`');
  });

  it('knows the words of the project', async () => {
    const text = `${ENGLISH}\nSubtype: Tide\nOf: enchantment\n\nName: Ebb\nType: Enchantment — Tide\n`;
    const placed = await projectOf(text);
    expect(hoverAt(placed, text.lastIndexOf('Tide') + 1)?.markdown).toContain(
      "Declared by this set's own vocabulary.",
    );
  });

  it('has nothing to say of free text, or past the end', async () => {
    expect(await hover(ENGLISH, 'Song')).toBeNull();
    expect(hoverAt(await projectOf(ENGLISH), 10_000)).toBeNull();
  });
});

describe('code actions', () => {
  it('offers the fix, a suppression and the page', async () => {
    const offered = await actions(FRENCH, ': arcane');
    expect(offered.map(({ kind }) => kind)).toEqual(['fix', 'suppress', 'open-page']);
    expect(offered[0]?.preferred).toBe(true);
    expect(after(FRENCH, offered[0])).toBe(FRENCH.replace('Rituel: arcane', 'Rituel : arcane'));
  });

  it('suppresses on the next line, and the suppression is of use', async () => {
    const suppress = (await actions(FRENCH, ': arcane')).find(({ kind }) => kind === 'suppress');
    const text = after(FRENCH, suppress);
    expect(text).toContain('# cardwright-disable-next-line type-line/separator\nType: Rituel: arcane');
    expect(await check(text)).toEqual([]);
  });

  it('declares a word in the configuration, which is made when there is none', async () => {
    const text = ENGLISH.replace('Arcane', 'Zubble');
    const [inProject, inFile] = (await actions(text, 'Zubble')).filter(({ kind }) => kind === 'declare');
    expect(inProject?.edits[0]).toMatchObject({ uri: 'memory:/set/cardwright.json', create: true });
    const config = after('', inProject);
    expect(JSON.parse(config)).toEqual({ vocabulary: { subtypes: [{ en: 'Zubble', of: ['sorcery'] }] } });
    expect(await check(text, { files: { 'cardwright.json': config } })).toEqual([]);
    expect(await check(after(text, inFile))).toEqual([]);
  });

  it('adds to a configuration that is there and keeps its comments', async () => {
    const text = ENGLISH.replace('Arcane', 'Zubble');
    const config = '{\n  // ours\n  "vocabulary": { "subtypes": ["Tide"] }\n}\n';
    const files = { 'cardwright.json': config };
    const declare = (await actions(text, 'Zubble', { files })).find(({ kind }) => kind === 'declare');
    const changed = after(config, declare);
    expect(changed).toContain('// ours');
    expect(changed).toContain('"Tide"');
    expect(await check(text, { files: { 'cardwright.json': changed } })).toEqual([]);
  });
});

describe('fix all', () => {
  it('applies safe fixes only, until none is left', async () => {
    const text =
      'Language: en\n\nName: A\nType: creature Legendary - goblin, goblin\n\nName: B\nType: Creature — Solider\n';
    const { project, entry } = await projectOf(text);
    const result = fixAll(project, entry, false);
    expect(result.text).toBe(
      'Language: en\n\nName: A\nType: Legendary Creature — Goblin\n\nName: B\nType: Creature — Solider\n',
    );
    expect(project.documents.get(entry.uri)?.document.text).toBe(text);
    expect(fixAll(project, entry, true).text).toContain('Type: Creature — Soldier');
  });

  it('leaves a text without findings as it is', async () => {
    const { project, entry } = await projectOf(ENGLISH);
    expect(fixAll(project, entry, true)).toEqual({ text: ENGLISH, fixed: 0, reencode: false });
  });
});

describe('explain', () => {
  it('knows checks, rules and words', () => {
    expect(explain('type-line/separator', 'en')).toMatchObject({ found: true });
    expect(explain('304.5', 'fr')).toMatchObject({
      found: true,
      markdown: expect.stringContaining('**304.5**') as string,
    });
    expect(explain('CR 205.3', 'en')).toMatchObject({
      found: true,
      markdown: expect.stringContaining('- 205.3k') as string,
    });
    expect(explain('EPHEMERE', 'fr')).toMatchObject({
      found: true,
      markdown: expect.stringContaining('304') as string,
    });
  });

  it('says what is near', () => {
    expect(explain('type-line/seperator', 'en')).toEqual({ found: false, near: ['type-line/separator'] });
  });
});

describe('escaping', () => {
  it('takes the meaning from Markdown signs', () => {
    expect(escapeMarkdown('[x](command:evil) <b>*')).toBe('\\[x\\]\\(command:evil\\) \\<b\\>\\*');
  });
});

describe('diagnose', () => {
  it('caps what one check finds on one card', async () => {
    const found = await check(
      `Language: en\n\nName: A\nType: Creature — ${Array.from({ length: 40 }, (_, i) => `Zub${String(i)}`).join(' ')}\n`,
    );
    expect(found).toHaveLength(10);
    expect(found.at(-1)?.message).toContain('30 more');
  });

  it('keeps the findings of cards that did not change', async () => {
    const { workspace, entry } = await projectOf(`${ENGLISH}\nName: Other\nType: Soricery\n`);
    const { text } = entry.document;
    workspace.openText(entry.uri, text);
    const before = workspace.document(entry.uri);
    const at = text.indexOf('Song');
    const changed = `${text.slice(0, at)}New ${text.slice(at)}`;
    const next = workspace.changeText(entry.uri, changed, { span: { start: at, end: at }, newText: 'New ' });
    expect(next?.entry.document.blocks[2]).toBe(before?.entry.document.blocks[2]);
    const [finding] = next === null ? [] : diagnose(next.project, next.entry);
    expect(finding?.code).toBe('type-line/unknown-word');
    expect(changed.slice(finding?.span.start, finding?.span.end)).toBe('Soricery');
  });
});
