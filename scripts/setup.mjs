// Runs on a bare Node before anything is installed, so it is plain JavaScript and imports nothing of npm.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const STAMP = path.join(ROOT, 'node_modules', '.cardwright-installed');
const TRIES = 3;

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Cardwright needs Node 20.19 or newer; this is ${process.version}.`);
  process.exit(2);
}

/** What an installation depends on: the lock, and the Node it was made with. */
function fingerprint() {
  const hash = createHash('sha256');
  hash.update(readFileSync(path.join(ROOT, 'package-lock.json')));
  hash.update(process.version);
  return hash.digest('hex');
}

/** Installs exactly what the lock names, unless that is there already. A failing registry is asked again. */
function install() {
  const wanted = fingerprint();
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted) return;
  for (let attempt = 1; attempt <= TRIES; attempt++) {
    console.log('Installing what Cardwright is built with (npm ci)…');
    const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
    const result = spawnSync(npm, ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
      cwd: ROOT,
      stdio: 'inherit',
      shell: process.platform === 'win32',
    });
    if (result.status === 0) {
      writeFileSync(STAMP, wanted);
      return;
    }
  }
  console.error('npm ci failed; see above.');
  process.exit(2);
}

install();
