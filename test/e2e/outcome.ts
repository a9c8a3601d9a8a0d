/** What a gate reports, one entry a test; printed as it comes, kept as JSON at the end. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { resultFile } from './paths.js';

export interface Outcome {
  readonly gate: string;
  readonly title: string;
  /** Absent when the test passed. */
  readonly error?: string;
  readonly milliseconds: number;
}

/** Prints one test's line (and its error below it). */
export function print(outcome: Outcome): void {
  const { gate, title, error, milliseconds } = outcome;
  console.log(
    `${error === undefined ? 'ok    ' : 'FAILED'} ${gate}: ${title} (${Math.round(milliseconds)} ms)`,
  );
  if (error !== undefined) console.log(error.replace(/^/gm, '         '));
}

/**
 * Writes `results.json`, prints the closing line, and says whether the run is good: no failure,
 * and each gate that was asked for ran at least one test.
 */
export function conclude(outcomes: readonly Outcome[], gates: readonly string[]): boolean {
  const all = [...outcomes];
  for (const gate of gates) {
    if (all.some((outcome) => outcome.gate === gate)) continue;
    const empty: Outcome = { gate, title: 'runs tests', error: 'No test ran.', milliseconds: 0 };
    print(empty);
    all.push(empty);
  }
  const failures = all.filter((outcome) => outcome.error !== undefined);
  const passed = all.length - failures.length;
  mkdirSync(path.dirname(resultFile), { recursive: true });
  writeFileSync(
    resultFile,
    `${JSON.stringify({ passed, failed: failures.length, failures, tests: all }, null, 2)}\n`,
  );
  console.log(`${passed} passed, ${failures.length} failed`);
  return failures.length === 0 && passed > 0;
}
