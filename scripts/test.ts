import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * The whole test run: the linters, every vitest suite, the packaged extension in a real editor. It always
 * runs everything it can, and closes with `N passed, N failed` on a line of its own, summed over all suites.
 */
const ROOT = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const OUT = path.join(ROOT, 'out', 'test');

interface Counts {
  passed: number;
  failed: number;
}

const total: Counts = { passed: 0, failed: 0 };
const failures: string[] = [];

function count(suite: string, { passed, failed }: Counts): void {
  total.passed += passed;
  total.failed += failed;
  if (failed > 0) failures.push(`${suite}: ${String(failed)} failed`);
  console.log(`\n— ${suite}: ${String(passed)} passed, ${String(failed)} failed (see above)\n`);
}

/** Runs a package's command with this Node; true when it ended well. */
function run(label: string, command: string, args: readonly string[]): boolean {
  console.log(`\n=== ${label}`);
  const bin = path.join(ROOT, 'node_modules', '.bin', command);
  const started = Date.now();
  const result = spawnSync(bin, args, {
    cwd: ROOT,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  });
  console.log(`(${label}: ${String(Math.round((Date.now() - started) / 1000))} s)`);
  return result.status === 0;
}

/** A suite that is one command: it counts as one test. */
function single(label: string, command: string, ...args: string[]): void {
  const passed = run(label, command, args);
  count(label, passed ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });
}

/** A suite that leaves its counts in a file; no file, or no test at all, is a failure. */
function counted(
  label: string,
  file: string,
  read: (json: unknown) => Counts,
  command: string,
  ...args: string[]
): void {
  rmSync(file, { force: true });
  const ended = run(label, command, args);
  const counts = existsSync(file) ? read(JSON.parse(readFileSync(file, 'utf8'))) : { passed: 0, failed: 1 };
  if (counts.passed + counts.failed === 0 || (!ended && counts.failed === 0)) counts.failed++;
  count(label, counts);
}

function field(json: unknown, name: string): number {
  const value: unknown = typeof json === 'object' && json !== null ? Reflect.get(json, name) : undefined;
  return typeof value === 'number' ? value : 0;
}

mkdirSync(OUT, { recursive: true });
single('build', 'tsx', 'scripts/build.ts');
single('types', 'tsc', '-b');
single('lint', 'eslint', '.', '--max-warnings', '0');
single('format', 'prettier', '--check', '--log-level', 'warn', '.');
single('unused exports', 'knip', '--no-progress');
single('laws', 'depcruise', '--output-type', 'err-long', 'server/src', 'client/src', 'scripts');

const units = path.join(OUT, 'vitest.json');
counted(
  'unit, pages, grammar, corpus, protocol, command line',
  units,
  // A file that cannot even be loaded has no failed test; `counted` sees it by the exit code.
  (json) => ({ passed: field(json, 'numPassedTests'), failed: field(json, 'numFailedTests') }),
  'vitest',
  'run',
  '--reporter=dot',
  '--reporter=json',
  `--outputFile.json=${units}`,
);

single('package', 'tsx', 'scripts/package-vsix.ts');
counted(
  'real editor',
  path.join(OUT, 'e2e', 'results.json'),
  (json) => ({ passed: field(json, 'passed'), failed: field(json, 'failed') }),
  'tsx',
  'test/e2e/run.ts',
);

for (const failure of failures) console.log(failure);
console.log(`${String(total.passed)} passed, ${String(total.failed)} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;
