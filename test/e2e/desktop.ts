/**
 * The suite of gate 1 in the desktop VS Code, for machines that can download it.
 *
 *     npx tsx test/e2e/desktop.ts [file.vsix]
 */
import { spawnSync } from 'node:child_process';
import { cpSync } from 'node:fs';
import path from 'node:path';
import {
  downloadAndUnzipVSCode,
  resolveCliArgsFromVSCodeExecutablePath,
  runTests,
} from '@vscode/test-electron';
import { buildSuite } from './build-suite.js';
import { defaultVsix, fixtureWorkspace, testExtension } from './paths.js';
import { temporaryFolder } from './temporary.js';

const vsix = path.resolve(process.argv[2] ?? defaultVsix);
const workspace = temporaryFolder('workspace');
cpSync(fixtureWorkspace, workspace, { recursive: true });
const data = [
  `--user-data-dir=${temporaryFolder('user')}`,
  `--extensions-dir=${temporaryFolder('extensions')}`,
];

try {
  const vscodeExecutablePath = await downloadAndUnzipVSCode();
  const [cli, ...args] = resolveCliArgsFromVSCodeExecutablePath(vscodeExecutablePath);
  if (cli === undefined) throw new Error('The downloaded VS Code has no command line.');
  // The last of two equal options wins: ours, over those that the library adds.
  const install = spawnSync(cli, [...args, ...data, '--install-extension', vsix, '--force'], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (install.status !== 0) throw new Error(`${vsix} could not be installed.`);
  await runTests({
    vscodeExecutablePath,
    extensionDevelopmentPath: testExtension,
    extensionTestsPath: await buildSuite(),
    launchArgs: [workspace, ...data, '--disable-workspace-trust', '--skip-welcome', '--skip-release-notes'],
  });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
process.exit(0);
