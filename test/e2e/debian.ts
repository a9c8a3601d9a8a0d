/** System packages: found when there, installed when we may, named to the person when we may not. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { step } from './processes.js';

/** `CHROMIUM` may name another one, for systems that are not Debian. */
const browsers = [
  process.env.CHROMIUM,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

function findBrowser(): string | undefined {
  return browsers.find((file) => file !== undefined && existsSync(file));
}

/** The browser's path; throws when there is none. */
export function browserPath(): string {
  const found = findBrowser();
  if (found === undefined)
    throw new Error('No Chromium found: install one, or name it in the variable CHROMIUM.');
  return found;
}

/** A tool that is there, however it was installed, needs no package. */
const commandOf: Readonly<Record<string, string>> = { python3: 'python3', make: 'make', 'g++': 'g++' };

function isThere(name: string): boolean {
  if (name === 'chromium') return findBrowser() !== undefined;
  const command = commandOf[name];
  if (command !== undefined) return spawnSync(command, ['--version'], { stdio: 'ignore' }).status === 0;
  const query = spawnSync('dpkg-query', ['-W', '-f=${db:Status-Status}', name], { encoding: 'utf8' });
  // Without dpkg this is no Debian: fonts are the person's own affair there.
  return query.error !== undefined || query.stdout === 'installed';
}

/** Installs those of the packages that are missing; throws with the command to type when it may not. */
export async function installDebianPackages(names: readonly string[]): Promise<void> {
  const missing = names.filter((name) => !isThere(name));
  if (missing.length === 0) return;
  const list = missing.join(' ');
  if (!existsSync('/usr/bin/apt-get') || process.getuid?.() !== 0) {
    throw new Error(`The end-to-end tests need: ${list}. On Debian or Ubuntu: sudo apt-get install ${list}`);
  }
  console.log(`Installing Debian packages: ${list}…`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const wait = ['-o', 'DPkg::Lock::Timeout=120', '-o', 'Acquire::Retries=3'];
  await step('apt-get', [...wait, 'update'], { env, tries: 4 });
  await step('apt-get', [...wait, 'install', '-y', '--no-install-recommends', ...missing], { env, tries: 4 });
}
