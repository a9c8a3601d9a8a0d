import { describe, expect, it } from 'vitest';
import type { CodeAction, Hover, MarkupContent } from 'vscode-languageserver/node';
import { ENGLISH, FRENCH } from './cards.js';
import { IS_TOLD, PULLS, type Editor } from './editor.js';
import { actionsAt, applied, edit, placeOf } from './support.js';

async function hoverText(editor: Editor, uri: string, position: unknown): Promise<string | null> {
  const hover: Hover | null = await editor.connection.sendRequest('textDocument/hover', {
    textDocument: { uri },
    position,
  });
  return hover === null ? null : (hover.contents as MarkupContent).value;
}

describe('hover', () => {
  it('explains a word and a finding in the language of the file', async () => {
    const editor = await edit();
    const fr = await editor.open('echos.card', FRENCH);
    const word = await hoverText(editor, fr, placeOf(FRENCH, 'Type: Éphémère', 'Éphémère'));
    expect(word).toMatch(/\b304\b/);
    expect(word).toMatch(/éphémère/);
    const en = await editor.open('echoes.card', ENGLISH);
    const instant = await hoverText(editor, en, placeOf(ENGLISH, 'Type: Instant', 'Instant'));
    expect(instant).toMatch(/\b304\b/);
    expect(instant).toMatch(/card type/i);
  });

  it('says nothing where there is nothing to say', async () => {
    const editor = await edit();
    const uri = await editor.open('echos.card', FRENCH);
    expect(await hoverText(editor, uri, { line: 3, character: 0 })).toBeNull();
    expect(await hoverText(editor, uri, { line: 9999, character: 9999 })).toBeNull();
  });

  it('speaks both languages when asked to, at once', async () => {
    const editor = await edit();
    const uri = await editor.open('echos.card', FRENCH);
    const place = placeOf(FRENCH, 'Type: Éphémère', 'Éphémère');
    expect(await hoverText(editor, uri, place)).not.toMatch(/card type/);
    await editor.changeSettings({ hover: { languages: 'both' } });
    expect(await editor.findings(uri)).toHaveLength(2);
    expect(await hoverText(editor, uri, place)).toMatch(/type de carte[^]*card type/);
  });
});

describe('code actions', () => {
  it('mend a finding with a minimal edit, and the finding goes', async () => {
    const editor = await edit();
    const uri = await editor.open('echos.card', FRENCH);
    const actions = await actionsAt(editor, uri, placeOf(FRENCH, 'Ritual'));
    const fix = actions.find(({ isPreferred }) => isPreferred === true);
    expect(fix?.kind).toBe('quickfix');
    expect(fix?.title).toContain('Rituel');
    expect(fix?.diagnostics).toMatchObject([{ code: 'type-line/unknown-word' }]);
    const text = applied(FRENCH, uri, fix?.edit);
    expect(text).toBe(FRENCH.replace('Ritual', 'Rituel'));
    await editor.change(uri, { text });
    expect(await editor.findings(uri)).toEqual(['10:12-10:13 type-line/separator']);
  });

  it('write lines that end as those of the file', async () => {
    const editor = await edit();
    const text = FRENCH.replaceAll('\n', '\r\n');
    const uri = await editor.open('crlf.card', text);
    const actions = await actionsAt(editor, uri, placeOf(FRENCH, 'Ritual'));
    const suppress = actions.find(({ title }) => title.includes('sous silence'));
    expect(applied(text, uri, suppress?.edit)).not.toMatch(/[^\r]\n/);
  });

  it('apply everything that is safe, and nothing else, as source.fixAll.cardwright', async () => {
    const editor = await edit();
    const uri = await editor.open('echos.card', FRENCH);
    for (const only of [['source.fixAll.cardwright'], ['source.fixAll'], ['source']]) {
      const [action, ...more] = await actionsAt(editor, uri, { line: 0, character: 0 }, { only });
      expect(more).toEqual([]);
      expect(action?.kind).toBe('source.fixAll.cardwright');
      expect(applied(FRENCH, uri, action?.edit)).toBe(FRENCH.replace('Rituel: arcane', 'Rituel : arcane'));
    }
    const start = { line: 10, character: 12 };
    const kinds = (actions: CodeAction[]): unknown[] => [...new Set(actions.map(({ kind }) => kind))];
    expect(kinds(await actionsAt(editor, uri, start))).toEqual(['quickfix']);
    expect(kinds(await actionsAt(editor, uri, start, { only: ['quickfix'] }))).toEqual(['quickfix']);
    expect(await actionsAt(editor, uri, start, { only: ['refactor'] })).toEqual([]);
    await editor.change(uri, { text: FRENCH.replace('Rituel: arcane', 'Rituel : arcane') });
    expect(await actionsAt(editor, uri, start, { only: ['source.fixAll'] })).toEqual([]);
  });

  it('answer only the findings a client names', async () => {
    const editor = await edit();
    const uri = await editor.open('echos.card', FRENCH);
    const report = await editor.pull(uri);
    const [separator, word] = report.kind === 'full' ? report.items : [];
    const place = placeOf(FRENCH, 'Ritual');
    const named = await actionsAt(editor, uri, place, { diagnostics: [word] });
    expect(named[0]?.diagnostics).toEqual([word]);
    expect(await actionsAt(editor, uri, place, { diagnostics: [separator] })).toEqual([]);
    const foreign = [{ ...word, source: 'spelling' }];
    expect(await actionsAt(editor, uri, place, { diagnostics: foreign })).toEqual(
      await actionsAt(editor, uri, place),
    );
  });

  it('silence a finding on its line', async () => {
    const editor = await edit();
    const uri = await editor.open('echos.card', FRENCH);
    const actions = await actionsAt(editor, uri, placeOf(FRENCH, 'Ritual'));
    const suppress = actions.find(({ title }) => title.includes('sous silence'));
    const text = applied(FRENCH, uri, suppress?.edit);
    expect(text).toContain('# cardwright-disable-next-line type-line/unknown-word\nType: Ritual : arcane');
    await editor.change(uri, { text });
    expect(await editor.findings(uri)).toEqual(['10:12-10:13 type-line/separator']);
  });

  it('add a word to the vocabulary of the set: a new file, then the one that is there', async () => {
    const editor = await edit();
    const text = ENGLISH.replace('Solider', 'Riverfolk');
    const uri = await editor.open('echoes.card', text);
    const config = editor.uri('cardwright.json');
    const declare = async (of: string, word: string): Promise<CodeAction | undefined> =>
      (await actionsAt(editor, uri, placeOf(of, word))).find(({ title }) =>
        title.includes('cardwright.json'),
      );
    const first = await declare(text, 'Riverfolk');
    expect(first?.edit?.documentChanges?.[0]).toMatchObject({ kind: 'create', uri: config });
    const made = applied('', config, first?.edit);
    expect(JSON.parse(made)).toEqual({ vocabulary: { subtypes: [{ en: 'Riverfolk', of: ['creature'] }] } });
    editor.write('cardwright.json', made);
    await editor.fileEvents({ uri: config, type: 1 });
    expect(await editor.findings(uri)).toEqual(['6:14-6:15 type-line/separator']);

    const more = text.replace('Riverfolk', 'Riverfolk Brookling');
    await editor.change(uri, { text: more });
    const second = await declare(more, 'Brookling');
    expect(second?.edit?.documentChanges).toHaveLength(1);
    const grown = applied(made, config, second?.edit);
    expect(JSON.parse(grown)).toMatchObject({
      vocabulary: { subtypes: [{ en: 'Riverfolk' }, { en: 'Brookling' }] },
    });
    editor.write('cardwright.json', grown);
    await editor.fileEvents({ uri: config, type: 2 });
    expect(await editor.findings(uri)).toEqual(['6:14-6:15 type-line/separator']);
  });

  it('declare a word at the end of the file', async () => {
    const editor = await edit();
    const text = ENGLISH.replace('Solider', 'Riverfolk');
    const uri = await editor.open('echoes.card', text);
    const actions = await actionsAt(editor, uri, placeOf(text, 'Riverfolk'));
    const declare = actions.find(({ title }) => title.includes('at the end of this file'));
    await editor.change(uri, { text: applied(text, uri, declare?.edit) });
    expect(await editor.findings(uri)).toEqual(['6:14-6:15 type-line/separator']);
  });

  it('open the page of a check, where the client can', async () => {
    const editor = await edit();
    const uri = await editor.open('echos.card', FRENCH);
    const commands = (await actionsAt(editor, uri, placeOf(FRENCH, 'Ritual'))).flatMap(
      ({ command }) => command ?? [],
    );
    expect(commands).toMatchObject([
      {
        command: 'cardwright.openCheckPage',
        arguments: ['type-line/unknown-word', 'file:///cardwright/docs/checks/type-line/unknown-word.fr.md'],
      },
    ]);
    const other = await edit({ initializationOptions: null });
    const same = await other.open('echos.card', FRENCH);
    const actions = await actionsAt(other, same, placeOf(FRENCH, 'Ritual'));
    expect(actions.filter(({ command }) => command !== undefined)).toEqual([]);
    expect(actions.length).toBeGreaterThan(2);
  });

  it('fit clients of few abilities: plain changes, and no files made', async () => {
    for (const all of [PULLS, IS_TOLD]) {
      const capabilities = { ...all, workspace: { configuration: true, workspaceFolders: true } };
      const editor = await edit({ capabilities });
      const uri = await editor.open('echos.card', FRENCH);
      const actions = await actionsAt(editor, uri, placeOf(FRENCH, 'Ritual'));
      expect(actions[0]?.edit?.changes?.[uri]).toMatchObject([{ newText: 'Rituel' }]);
      expect(actions.filter(({ title }) => title.includes('cardwright.json'))).toEqual([]);
    }
  });
});
