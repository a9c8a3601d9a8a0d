import { describe, expect, it } from 'vitest';
import { CLEAN, ENGLISH, FRENCH } from './cards.js';
import { pause, until } from './editor.js';
import { edit, placeOf } from './support.js';

const FRENCH_FINDINGS = ['10:12-10:13 type-line/separator', '14:6-14:12 type-line/unknown-word'];
const ENGLISH_FINDINGS = ['6:14-6:15 type-line/separator', '10:17-10:24 type-line/unknown-subtype'];

describe('diagnostics a client asks for', () => {
  it('stand at their exact places, in French and English', async () => {
    const editor = await edit();
    expect(editor.introduction.capabilities.diagnosticProvider).toMatchObject({ workspaceDiagnostics: true });
    expect(await editor.findings(await editor.open('echos.carte', FRENCH))).toEqual(FRENCH_FINDINGS);
    expect(await editor.findings(await editor.open('echoes.card', ENGLISH))).toEqual(ENGLISH_FINDINGS);
    expect(await editor.findings(await editor.open('clean.card', CLEAN))).toEqual([]);
  });

  it('carry severity, source, code, page and a message in the language of the file', async () => {
    const editor = await edit();
    const report = await editor.pull(await editor.open('echos.card', FRENCH));
    const word = report.kind === 'full' ? report.items[1] : undefined;
    expect(word).toMatchObject({
      severity: 1,
      source: 'cardwright',
      code: 'type-line/unknown-word',
      codeDescription: { href: 'file:///cardwright/docs/checks/type-line/unknown-word.fr.md' },
    });
    expect(word?.message).toMatch(/Ritual.*Rituel/);
  });

  it('are "unchanged" for the same text, and new for another', async () => {
    const editor = await edit();
    const uri = await editor.open('echos.card', FRENCH);
    const first = await editor.pull(uri);
    const { resultId } = first;
    expect(resultId).toBeTypeOf('string');
    expect(await editor.pull(uri, resultId)).toEqual({ kind: 'unchanged', resultId });
    await editor.change(uri, { text: CLEAN });
    const second = await editor.pull(uri, resultId);
    expect(second).toMatchObject({ kind: 'full', items: [] });
    expect(second.resultId).not.toBe(resultId);
  });

  it('follow edits of parts of the text, several in one notification', async () => {
    const editor = await edit();
    const uri = await editor.open('echos.card', FRENCH);
    await editor.findings(uri);
    const { line, character } = placeOf(FRENCH, 'Type: Éphémère : arcane', 'arcane');
    await editor.change(
      uri,
      // In order, each on the text the one before has left.
      { range: { start: { line, character }, end: { line, character: character + 6 } }, text: 'arcan' },
      { range: { start: { line: 0, character: 0 }, end: { line: 0, character: 0 } }, text: '# Une ligne.\n' },
    );
    expect(await editor.findings(uri)).toEqual([
      '7:17-7:22 type-line/unknown-subtype',
      '11:12-11:13 type-line/separator',
      '15:6-15:12 type-line/unknown-word',
    ]);
    const mend = { start: { line: 7, character: 17 }, end: { line: 7, character: 22 } };
    await editor.change(uri, { range: mend, text: 'arcane' });
    expect(await editor.findings(uri)).not.toContain('7:17-7:22 type-line/unknown-subtype');
  });

  it('are the same for one character after the other as for the whole', async () => {
    const editor = await edit();
    const uri = await editor.open('typed.card', '');
    let line = 0;
    let character = 0;
    for (const text of FRENCH) {
      const here = { line, character };
      await editor.change(uri, { range: { start: here, end: here }, text });
      if (text === '\n') {
        line++;
        character = 0;
      } else character += text.length;
    }
    expect(await editor.findings(uri)).toEqual(FRENCH_FINDINGS);
  });

  it('count lines that end with CRLF or CR, and characters outside the BMP, as the protocol does', async () => {
    const editor = await edit();
    expect(await editor.findings(await editor.open('crlf.card', FRENCH.replaceAll('\n', '\r\n')))).toEqual(
      FRENCH_FINDINGS,
    );
    expect(await editor.findings(await editor.open('cr.card', FRENCH.replaceAll('\n', '\r')))).toEqual(
      FRENCH_FINDINGS,
    );
    const emoji = ENGLISH.replace('Type: Creature — Solider', 'Type: Creature — Elf 🂡 Solider');
    const places = await editor.findings(await editor.open('emoji.card', emoji));
    expect(places).toContain('10:24-10:31 type-line/unknown-subtype');
  });

  it('reach files without a name yet by their language', async () => {
    const editor = await edit();
    const uri = await editor.open('untitled:Untitled-1', ENGLISH);
    expect(await editor.findings(uri)).toEqual(ENGLISH_FINDINGS);
    const other = await editor.open('untitled:Untitled-2', ENGLISH, 'plaintext');
    expect(await editor.findings(other)).toEqual([]);
  });

  it('are never published as well', async () => {
    const editor = await edit({ files: { 'closed.card': ENGLISH } });
    const uri = await editor.open('echos.card', FRENCH);
    await editor.findings(uri);
    await editor.change(uri, { text: ENGLISH });
    await editor.findings(uri);
    await pause(400);
    expect(editor.published).toEqual([]);
  });

  it('are asked for again when another file changes what is right', async () => {
    const editor = await edit();
    const cards = await editor.open('cards.card', ENGLISH.replace('Solider', 'Riverfolk'));
    expect(await editor.findings(cards)).toContain('10:17-10:26 type-line/unknown-subtype');
    const words = await editor.open('words.card', 'Language: en\n');
    await until('the first refresh', () => editor.refreshed > 0 || undefined);
    await pause(200);
    const before = editor.refreshed;
    await editor.change(words, { text: 'Language: en\n\nSubtype: Riverfolk\nOf: creature\n' });
    await until('a refresh', () => editor.refreshed > before || undefined);
    expect(await editor.findings(cards)).toEqual(['6:14-6:15 type-line/separator']);
  });

  it('make two spellings of one URI one file', async () => {
    const editor = await edit({ files: { 'é (1).card': ENGLISH } });
    const spelled = editor.uri('').replace(/\/$/, '') + '/%c3%a9 %281%29.card';
    await editor.open(spelled, CLEAN);
    const report: { items: { uri: string; items: unknown[] }[] } = await editor.connection.sendRequest(
      'workspace/diagnostic',
      { previousResultIds: [] },
    );
    expect(report.items).toHaveLength(1);
    expect(report.items[0]).toMatchObject({ uri: spelled, items: [] });
  });
});
