import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { nodeHost, pathOf } from '../../../server/src/node/node-host.js';

const ENDINGS = ['.card', '.carte', '/cardwright.json'];

describe('the disk as a host', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'cardwright-host-'));
  const elsewhere = mkdtempSync(path.join(tmpdir(), 'cardwright-elsewhere-'));
  const logged: string[] = [];
  const host = nodeHost((message) => logged.push(message));
  const uri = (name: string): string => pathToFileURL(path.join(folder, name)).href;

  beforeAll(() => {
    for (const name of [
      'a.card',
      'B.CARTE',
      'x.txt',
      'deep/er/été (1).card',
      'cardwright.json',
      'deep/xcardwright.json',
      'node_modules/m/n.card',
      '.git/g.card',
      '.hidden/h.card',
      'locked/l.card',
    ]) {
      mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
      writeFileSync(path.join(folder, name), 'Nom: x\n');
    }
    symlinkSync(folder, path.join(folder, 'deep', 'loop'));
    symlinkSync(path.join(folder, 'deep'), path.join(folder, 'twice'));
    symlinkSync(path.join(folder, 'a.card'), path.join(folder, 'again.card'));
    mkdirSync(path.join(elsewhere, 'shared'));
    writeFileSync(path.join(elsewhere, 'shared', 's.card'), 'Nom: x\n');
    symlinkSync(path.join(elsewhere, 'shared'), path.join(folder, 'shared'));
    symlinkSync(path.join(elsewhere, 'shared'), path.join(folder, 'shared too'));
    symlinkSync(path.join(folder, 'nowhere'), path.join(folder, 'dangling.card'));
  });

  afterAll(() => {
    chmodSync(path.join(folder, 'locked'), 0o755);
    for (const one of [folder, elsewhere]) rmSync(one, { recursive: true, force: true });
  });

  it('lists what is asked for, once each, and goes round in no circle', async () => {
    const found = await host.listFiles(pathToFileURL(folder).href, ENDINGS);
    const names = found.map((one) => decodeURIComponent(one.slice(uri('').length + 1)));
    expect(names).toEqual([
      '.hidden/h.card',
      'B.CARTE',
      'a.card',
      'cardwright.json',
      'deep/er/été (1).card',
      'locked/l.card',
      'shared/s.card',
    ]);
    expect(found).toContain(`${uri('')}/deep/er/%C3%A9t%C3%A9%20%281%29.card`);
  });

  it('passes over folders it may not read', () => {
    chmodSync(path.join(folder, 'locked'), 0o000);
    if (process.getuid?.() !== 0) return;
    // Nobody is locked out as root: another user asks.
    chmodSync(folder, 0o755);
    const module = pathToFileURL(
      path.resolve(import.meta.dirname, '../../../server/src/node/list-files.ts'),
    ).href;
    const code = `import { listFiles } from ${JSON.stringify(module)};
      process.setuid(65534);
      const trouble = [];
      const files = await listFiles(${JSON.stringify(folder)}, ['.card'], (where) => trouble.push(where));
      console.log(JSON.stringify({ files: files.length, trouble }));`;
    const args = ['--import', 'tsx', '--input-type=module', '-e', code];
    const printed = execFileSync(process.execPath, args, { encoding: 'utf8' });
    expect(JSON.parse(printed)).toEqual({ files: 3, trouble: [path.join(folder, 'locked')] });
  });

  it('reads texts in their encodings, and what it cannot read as null', async () => {
    const write = (name: string, bytes: Buffer): string => {
      writeFileSync(path.join(folder, name), bytes);
      return uri(name);
    };
    const texts = [
      [Buffer.from('\uFEFFNom: été'), 'utf-8'],
      [Buffer.from('Nom: été', 'latin1'), 'windows-1252'],
      [Buffer.from('\uFEFFNom: été', 'utf16le'), 'utf-16le'],
    ] as const;
    for (const [bytes, encoding] of texts) {
      expect(await host.readFile(write('t.card', bytes))).toEqual({ text: 'Nom: été', encoding });
    }
    const before = logged.length;
    expect(await host.readFile(uri('missing.card'))).toBeNull();
    expect(await host.readFile(uri('a.card/x.card'))).toBeNull();
    expect(logged.length).toBe(before);
    expect(await host.readFile(uri('deep'))).toBeNull();
    expect(logged.length).toBe(before + 1);
    expect(await host.readFile('untitled:Untitled-1')).toBeNull();
    expect(await host.readFile('no uri')).toBeNull();
    expect(await host.listFiles('vfs:/set', ENDINGS)).toEqual([]);
    expect(await host.listFiles(uri('missing'), ENDINGS)).toEqual([]);
  });

  it('knows the path of a file URI', () => {
    expect(pathOf(uri('a b.card'))).toBe(path.join(folder, 'a b.card'));
    expect(pathOf('http://example.org/a.card')).toBeNull();
    expect(pathOf('')).toBeNull();
  });
});
