import { execFile, spawn } from 'node:child_process';
import { mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BUNDLES, bundleOptions } from '../../scripts/bundles.js';
import { BAD, DASH, DASH_FIXED, Folder, GOOD, type Ran } from './run-cli.js';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const home = realpathSync(mkdtempSync(path.join(tmpdir(), 'cardwright-bundle-')));
const cli = path.join(home, 'cli.cjs');

/** The published file, as a process of its own: what only a real process can show. */
beforeAll(async () => {
  const bundle = BUNDLES.find(({ name }) => name === 'cli.cjs');
  if (bundle === undefined) throw new Error('no bundle is named cli.cjs');
  await build(await bundleOptions(ROOT, bundle, cli, false));
});

afterAll(() => {
  rmSync(home, { recursive: true, force: true });
});

/** Nothing of the machine's own settings: neither language nor colours. */
const ENV = { PATH: process.env.PATH, LANG: 'C' };

function run(cwd: string, args: readonly string[], stdin?: string | Uint8Array): Promise<Ran> {
  return new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      [cli, ...args],
      { cwd, env: ENV, maxBuffer: 1 << 28 },
      (error, out, err) => {
        resolve({ code: typeof error?.code === 'number' ? error.code : error === null ? 0 : -1, out, err });
      },
    );
    child.stdin?.end(stdin);
  });
}

describe('the built command line', () => {
  it('has the exit codes it promises', async () => {
    const folder = new Folder({ 'good/a.card': GOOD, 'bad/b.card': BAD });
    expect(await run(folder.path, ['check', 'good'])).toMatchObject({ code: 0, err: '' });
    expect(await run(folder.path, ['check'])).toMatchObject({ code: 1, err: '' });
    expect(await run(folder.path, ['check', 'gone'])).toMatchObject({ code: 2, out: '' });
    expect(await run(folder.path, ['check', '--nothing'])).toMatchObject({ code: 2, out: '' });
  });

  it('knows its version and its help', async () => {
    const { out } = await run(home, ['--version']);
    expect(out).toMatch(/^\d+\.\d+\.\d+\n$/);
    expect(out).not.toBe('0.0.0\n');
    expect(await run(home, ['check', '--help'])).toMatchObject({ code: 0, err: '' });
    expect(await run(home, ['explain', '304.3'])).toMatchObject({ code: 0, err: '' });
  });

  it('reads standard input and writes fixed text back', async () => {
    expect(await run(home, ['fix', '-'], DASH)).toMatchObject({ code: 0, out: DASH_FIXED });
    expect(await run(home, ['check', '-', '--format', 'json'], BAD)).toMatchObject({ code: 1, err: '' });
  });

  it('delivers a report of megabytes whole through a pipe', async () => {
    const folder = new Folder();
    for (let at = 0; at < 3000; at++)
      writeFileSync(folder.at(`c${String(at)}.card`), BAD.replace('Rite', `R${String(at)}`));
    const { code, out } = await run(folder.path, ['check', '--format', 'json']);
    expect(code).toBe(1);
    expect(out.length).toBeGreaterThan(1_000_000);
    expect(JSON.parse(out)).toMatchObject({ files: 3000 });
  });

  it('ends quietly when the reader goes away', async () => {
    const folder = new Folder();
    for (let at = 0; at < 2000; at++)
      writeFileSync(folder.at(`c${String(at)}.card`), BAD.replace('Rite', `R${String(at)}`));
    const ended = await new Promise<{ code: number | null; err: string }>((resolve) => {
      const child = spawn(process.execPath, [cli, 'check'], { cwd: folder.path, env: ENV });
      let err = '';
      child.stderr.on('data', (chunk: Buffer) => (err += chunk.toString()));
      child.stdout.once('data', () => child.stdout.destroy());
      child.on('close', (code) => {
        resolve({ code, err });
      });
    });
    expect(ended).toEqual({ code: 1, err: '' });
  });
});
