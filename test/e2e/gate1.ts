/**
 * Gate 1: the suite of `suite/`, run by VS Code inside its extension host with the real `vscode`
 * API, against the packaged extension.
 */
import { cpSync, existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { openBrowser, screenshot } from './browser.js';
import { buildSuite } from './build-suite.js';
import { startEditor } from './editor.js';
import { print, type Outcome } from './outcome.js';
import { fixtureWorkspace, logFolder, testExtension } from './paths.js';
import type { Host } from './prepare.js';
import { within } from './within.js';
import { temporaryFolder } from './temporary.js';

const gate = 'extension host';

/** Runs the gate; never throws: what goes wrong around the tests is itself a failed outcome. */
export async function gate1(host: Host, vsix: string): Promise<Outcome[]> {
  const started = Date.now();
  const folder = temporaryFolder(path.join('gate1-workspace', 'echos'));
  const report = path.join(temporaryFolder('gate1-report'), 'tests.jsonl');
  cpSync(fixtureWorkspace, folder, { recursive: true });
  let trouble: string | undefined;
  try {
    const suite = await buildSuite();
    await runInEditor(host, vsix, folder, suite, report);
  } catch (error) {
    trouble = error instanceof Error ? error.message : String(error);
  }
  const outcomes = read(report);
  // A suite that failed has said so in its report; anything else has not.
  if (trouble !== undefined && !outcomes.some((outcome) => outcome.error !== undefined)) {
    outcomes.push({
      gate,
      title: 'the suite runs to its end',
      error: trouble,
      milliseconds: Date.now() - started,
    });
  }
  outcomes.forEach(print);
  return outcomes;
}

async function runInEditor(
  host: Host,
  vsix: string,
  folder: string,
  suite: string,
  report: string,
): Promise<void> {
  const editor = await startEditor(host, { name: 'gate1', vsix, env: { CARDWRIGHT_E2E_REPORT: report } });
  const browser = await openBrowser(host.chromium, 'gate1');
  try {
    const { page } = browser;
    // VS Code's own test driver calls these two when it was started with a suite.
    const ended = new Promise<number>((resolve) => void page.exposeFunction('codeAutomationExit', resolve));
    const log: string[] = [];
    await page.exposeFunction(
      'codeAutomationLog',
      (_type: string, args: readonly unknown[]) => void log.push(args.join(' ')),
    );
    const remote = `vscode-remote://127.0.0.1:${editor.port}`;
    const payload = JSON.stringify([
      ['extensionDevelopmentPath', remote + testExtension],
      ['extensionTestsPath', remote + suite],
    ]);
    await page.goto(`${editor.url}/?${new URLSearchParams({ folder, payload }).toString()}`);
    const code = await within(
      200_000,
      'the suite to end',
      Promise.race([ended, editor.died, browser.crashed]),
    ).catch(async (error: unknown) => {
      await screenshot(page, 'failure-gate1');
      throw error;
    });
    if (code !== 0) {
      keepLogs(editor.logs);
      throw new Error([`The extension host ended with ${code}.`, ...errorsIn(log)].join('\n'));
    }
  } finally {
    await browser.close();
    await editor.stop();
  }
}

/** The suite writes one JSON line a test, so that those before a hang are known too. */
function read(report: string): Outcome[] {
  if (!existsSync(report)) return [];
  const lines = readFileSync(report, 'utf8')
    .split('\n')
    .filter((line) => line !== '');
  return lines.map((line) => ({ gate, ...(JSON.parse(line) as Omit<Outcome, 'gate'>) }));
}

/** The workbench's own lines are mixed in; only what names an error can be of use, and not all of it. */
function errorsIn(log: readonly string[]): string[] {
  return log
    .filter((entry) => /^\w*Error:/.test(entry))
    .map((entry) => entry.split('\n').slice(0, 4).join('\n'))
    .slice(-5);
}

/** The logs of a failed run are kept: they hold the language server's last words. */
function keepLogs(logs: string): void {
  const kept = path.join(logFolder, 'gate1-vscode');
  rmSync(kept, { recursive: true, force: true });
  if (existsSync(logs)) cpSync(logs, kept, { recursive: true });
}

gate1.title = gate;
