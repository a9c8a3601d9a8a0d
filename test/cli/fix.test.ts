import {
  chmodSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  lstatSync,
} from 'node:fs';
import { describe, expect, it } from 'vitest';
import { BAD, DASH, DASH_FIXED, Folder, FRENCH, GOOD } from './run-cli.js';

describe('cardwright fix', () => {
  it('applies safe fixes, and says how many', async () => {
    const folder = new Folder({ 'a.card': DASH, 'good.card': GOOD });
    const ran = await folder.run(['fix']);
    expect(ran).toEqual({ code: 0, out: '', err: 'a.card: 1 fix\n1 fix in 1 file, 0 errors left\n' });
    expect(folder.read('a.card')).toBe(DASH_FIXED);
    expect(folder.read('good.card')).toBe(GOOD);
    expect(await folder.run(['fix'])).toMatchObject({ err: '0 fixes in 0 files, 0 errors left\n' });
  });

  it('leaves suggested fixes alone unless asked, and is 1 while errors remain', async () => {
    const folder = new Folder({ 'bad.card': BAD });
    expect(await folder.run(['fix'])).toMatchObject({ code: 1 });
    expect(folder.read('bad.card')).toBe(BAD);
    expect(await folder.run(['fix', '--suggested'])).toMatchObject({ code: 0 });
    expect(folder.read('bad.card')).toBe(BAD.replace('Soricery', 'Sorcery'));
  });

  it('shows a diff with --dry-run and writes nothing', async () => {
    const folder = new Folder({ 'sub/a.card': DASH });
    const ran = await folder.run(['fix', '--dry-run']);
    expect(ran.code).toBe(0);
    expect(ran.err).toContain('sub/a.card: 1 fix (not written)');
    expect(ran.out).toContain('--- a/sub/a.card\n+++ b/sub/a.card\n@@ -3,6 +3,6 @@\n');
    expect(ran.out).toContain('\n-Type: Instant - Arcane\n+Type: Instant — Arcane\n');
    expect(folder.read('sub/a.card')).toBe(DASH);
    expect((await folder.run(['fix', '--dry-run', '--color'])).out).toContain('\u001b[32m+Type');
  });

  it('keeps byte order mark, line ends, mode and links', async () => {
    const crlf = `\uFEFF${DASH.replaceAll('\n', '\r\n')}`;
    const folder = new Folder({
      'crlf.card': crlf,
      'cr.card': DASH.replaceAll('\n', '\r').replace('Frost', 'Ice'),
    });
    chmodSync(folder.at('crlf.card'), 0o640);
    symlinkSync('crlf.card', folder.at('link.carte'));
    expect(await folder.run(['fix', 'link.carte', 'cr.card'])).toMatchObject({ code: 0 });
    expect(folder.read('crlf.card')).toBe(`\uFEFF${DASH_FIXED.replaceAll('\n', '\r\n')}`);
    expect(folder.read('cr.card')).toBe(DASH_FIXED.replaceAll('\n', '\r').replace('Frost', 'Ice'));
    expect(statSync(folder.at('crlf.card')).mode & 0o777).toBe(0o640);
    expect(lstatSync(folder.at('link.carte')).isSymbolicLink()).toBe(true);
    expect(readdirSync(folder.path).sort()).toEqual(['cr.card', 'crlf.card', 'link.carte']);
  });

  it('writes a file of another encoding as UTF-8', async () => {
    const text =
      'Jeu: Magic\nLangue: fr\n\nNom: Éclair\nCoût: {R}\nType: Éphémère\nTexte:\n  Piochez une carte.\n';
    const folder = new Folder({ 'vieux.carte': Buffer.from(text, 'latin1') });
    const ran = await folder.run(['fix']);
    expect(ran.err).toContain('written as UTF-8');
    expect(readFileSync(folder.at('vieux.carte')).equals(Buffer.from(text))).toBe(true);
  });

  it('leaves a read-only file as it is and says so', async () => {
    const folder = new Folder({ 'a.card': DASH, 'b.card': DASH.replace('Frost', 'Ice') });
    chmodSync(folder.at('a.card'), 0o444);
    const ran = await folder.run(['fix']);
    expect(ran.code).toBe(2);
    expect(ran.err).toContain('a.card: cannot be written (permission denied); the file is as it was.');
    expect(folder.read('a.card')).toBe(DASH);
    expect(folder.read('b.card')).toContain('Instant — Arcane');
    expect(readdirSync(folder.path).sort()).toEqual(['a.card', 'b.card']);
  });

  it('does not touch what someone else changed meanwhile', async () => {
    const folder = new Folder({ 'a.card': DASH });
    const later = DASH.replace('2 damage', '3 damage');
    const raced = await folder.run(['fix', 'a.card'], {
      onRead: () => {
        folder.write('a.card', later);
      },
    });
    expect(raced.code).toBe(2);
    expect(raced.err).toContain('a.card: changed while it was being checked; it is left as it is.');
    expect(folder.read('a.card')).toBe(later);
  });

  it('goes on when a file is gone or became a folder meanwhile', async () => {
    const folder = new Folder({ 'a.card': DASH });
    const ran = await folder.run(['fix', 'a.card'], {
      onRead: () => {
        rmSync(folder.at('a.card'));
        mkdirSync(folder.at('a.card'));
      },
    });
    expect(ran.code).toBe(2);
    expect(ran.err).toContain('a.card: cannot be written (it is a folder)');
    expect(statSync(folder.at('a.card')).isDirectory()).toBe(true);
  });

  it('fixes standard input into standard output', async () => {
    const folder = new Folder();
    const ran = await folder.run(['fix', '-'], { stdin: `\uFEFF${DASH}` });
    expect(ran).toMatchObject({ code: 0, out: `\uFEFF${DASH_FIXED}` });
    expect(await folder.run(['fix', '-'], { stdin: GOOD })).toMatchObject({ code: 0, out: GOOD });
    expect(await folder.run(['fix', '-'], { stdin: BAD })).toMatchObject({ code: 1, out: BAD });
    expect(await folder.run(['fix', '-', 'a.card'])).toMatchObject({ code: 2, out: '' });
    const named = await folder.run(['fix', '-', '--stdin-filename', 'x.card', '--dry-run'], { stdin: DASH });
    expect(named.out).toContain('--- a/x.card');
  });

  it('is 2 for what cannot be found', async () => {
    const folder = new Folder({ 'a.card': DASH });
    expect(await folder.run(['fix', 'gone.card'])).toMatchObject({ code: 2 });
    expect(folder.read('a.card')).toBe(DASH);
  });

  it('speaks French', async () => {
    const folder = new Folder({ 'a.card': DASH });
    const { err } = await folder.run(['fix'], { env: FRENCH });
    expect(err).toBe(
      'a.card\u00A0: 1\u00A0correction\n1\u00A0correction dans 1\u00A0fichier, 0\u00A0erreur restante\n',
    );
  });
});
