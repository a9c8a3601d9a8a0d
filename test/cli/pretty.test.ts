import { describe, expect, it } from 'vitest';
import { excerpt } from '../../server/src/cli/excerpt.js';
import { LineIndex } from '../../server/src/text/line-index.js';
import { BAD, DASH, Folder, FRENCH, GOOD } from './run-cli.js';

const SET = `Game: Magic
Language: en
Code: TST

Name: River Heron
Cost: {1}{U}
Type: Creature - Bird
P/T: 1/2

Name: River Heron
Type: Soricery
`;

const EXTENSION = `Jeu: Magic
Langue: fr
Code: TST

Nom: Rayon de givre
Coût: {U}
Type: Ritual : arcan
Texte:
  Rien.
`;

describe('the pretty report', () => {
  it.each([
    ['en', {}],
    ['fr', FRENCH],
  ])('reads like this in %s', async (language, env) => {
    const folder = new Folder({
      'set.card': SET,
      'extension.carte': EXTENSION,
      'cardwright.json': '{ "gamme": "Magic" }\n',
    });
    const { out, code } = await folder.run(['check', '--severity', 'hint'], { env });
    expect(code).toBe(1);
    await expect(out).toMatchFileSnapshot(`snapshots/pretty.${language}.txt`);
  });

  it('speaks French by --ui, by LC_ALL before LANG, and English for the C locale', async () => {
    const folder = new Folder({ 'a.card': GOOD });
    const line = async (args: string[], env = {}): Promise<string> =>
      (await folder.run(['check', ...args], { env })).out;
    const french = '✔ 1\u00A0fichier, 1\u00A0carte, 0\u00A0erreur, 0\u00A0avertissement\n';
    const english = '✔ 1 file, 1 card, 0 errors, 0 warnings\n';
    expect(await line(['--ui', 'fr'])).toBe(french);
    expect(await line(['--ui=en'], FRENCH)).toBe(english);
    expect(await line([], { LC_ALL: 'fr', LANG: 'en_US' })).toBe(french);
    expect(await line([], { LC_ALL: '', LC_MESSAGES: 'fr_CA.UTF-8' })).toBe(french);
    expect(await line([], { LC_ALL: 'C', LANG: 'fr_FR' })).toBe(english);
    expect(await line([], { LANG: 'frr_DE' })).toBe(english);
  });

  it('has colours on a terminal or when asked, and none otherwise', async () => {
    const folder = new Folder({ 'bad.card': BAD });
    const colored = async (
      args: string[],
      options: { columns?: number; env?: Record<string, string> } = {},
    ) => (await folder.run(['check', ...args], options)).out.includes('\u001b[');
    expect(await colored([])).toBe(false);
    expect(await colored(['--color'])).toBe(true);
    expect(await colored([], { columns: 80 })).toBe(true);
    expect(await colored(['--no-color'], { columns: 80 })).toBe(false);
    expect(await colored([], { columns: 80, env: { NO_COLOR: '1' } })).toBe(false);
    expect(await colored([], { columns: 80, env: { NO_COLOR: '' } })).toBe(true);
    expect(await colored([], { columns: 80, env: { TERM: 'dumb' } })).toBe(false);
    expect(await colored(['--color'], { env: { NO_COLOR: '1' } })).toBe(true);
    expect(await colored([], { env: { FORCE_COLOR: '1' } })).toBe(true);
  });

  it('never lets a card steer the terminal', async () => {
    const folder = new Folder({ 'bad.card': BAD.replace('Soricery', 'Sori\u001b[31mcery\u202e') });
    const { out } = await folder.run(['check']);
    expect(out).not.toContain('\u001b');
    expect(out).not.toContain('\u202e');
    expect(out).toContain('Sori␛[31mcery');
  });

  it('says what cardwright fix can mend', async () => {
    const folder = new Folder({ 'a.card': DASH, 'b.card': BAD });
    expect((await folder.run(['check'])).out).toContain(
      'cardwright fix mends 1 finding; with --suggested, 1 more',
    );
  });
});

/** The excerpt of the place marked with « ». */
function shown(marked: string, width = 60): string[] {
  const start = marked.indexOf('«');
  const end = marked.indexOf('»') - 1;
  const text = marked.replace('«', '').replace('»', '');
  const { source, marks } = excerpt(text, new LineIndex(text), { start, end }, width);
  return [source, marks];
}

describe('the source line', () => {
  it('is marked under exactly the characters', () => {
    expect(shown('one\nType: «Soricery» x\r\nthree')).toEqual(['Type: Soricery x', '      ~~~~~~~~']);
  });

  it('counts tabs, wide and combining characters as terminals do', () => {
    expect(shown('\tab\t«cd»')).toEqual(['    ab  cd', '        ~~']);
    expect(shown('日本«語»x')).toEqual(['日本語x', '    ~~']);
    expect(shown('e\u0301«e\u0301»a')).toEqual(['e\u0301e\u0301a', ' ~']);
    expect(shown('👩‍👩‍👧 «x»')).toEqual(['👩‍👩‍👧 x', '   ~']);
    expect(shown('🇫🇷«🇧🇪»')).toEqual(['🇫🇷🇧🇪', '  ~~']);
  });

  it('marks an empty place with a caret, a longer one to the end of its line', () => {
    expect(shown('Name:«»')).toEqual(['Name:', '     ^']);
    expect(shown('a «b\nc» d')).toEqual(['a b', '  ~']);
    expect(shown('ab«\n»c')).toEqual(['ab', '  ^']);
    expect(shown('«»')).toEqual(['', '^']);
  });

  it('is cut around the place when it is long', () => {
    const [source = '', marks = ''] = shown(`${'a'.repeat(500)}«XY»${'b'.repeat(500)}`, 40);
    expect(source).toMatch(/^…a{13}XYb+…$/);
    expect(source.length).toBeLessThanOrEqual(40);
    expect(marks).toBe(`${' '.repeat(14)}~~`);
    const [start = '', startMarks] = shown(`«XY»${'b'.repeat(500)}`, 40);
    expect(start).toMatch(/^XYb+…$/);
    expect(startMarks).toBe('~~');
    const [end, endMarks] = shown(`${'a'.repeat(500)}«XY»`, 40);
    expect(end).toMatch(/^…a+XY$/);
    expect(endMarks).toMatch(/~~$/);
    const [dragons = ''] = shown(`${'🐉'.repeat(300)}«🐲»${'🐉'.repeat(300)}`, 40);
    expect(dragons).toMatch(/^…(?:🐉)+🐲(?:🐉)+…$/u);
  });

  it('takes a line of a megabyte in no time', () => {
    const text = 'x'.repeat(1_000_000);
    const index = new LineIndex(text);
    const started = performance.now();
    for (let at = 0; at < 100; at++) excerpt(text, index, { start: at * 10_000, end: at * 10_000 + 5 }, 100);
    expect(performance.now() - started).toBeLessThan(2_000);
  });
});
