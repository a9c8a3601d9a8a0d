/**
 * The end-to-end tests: prepares the machine, runs both gates on the packaged extension, cleans up.
 *
 *     npx tsx test/e2e/run.ts [file.vsix] [--gate=1|2]
 *
 * Exits 1 when a test failed or a gate ran none. Results: `out/test/e2e/results.json`,
 * `screenshots/` and `logs/` beside it.
 */
import { rmSync } from 'node:fs';
import path from 'node:path';
import { gate1 } from './gate1.js';
import { gate2 } from './gate2.js';
import { conclude, print, type Outcome } from './outcome.js';
import { defaultVsix, logFolder, resultFile, screenshotFolder } from './paths.js';
import { prepare } from './prepare.js';

const all = { '1': gate1, '2': gate2 } as const;

const args = process.argv.slice(2);
const only = args.find((arg) => arg.startsWith('--gate='))?.slice('--gate='.length);
const vsix = path.resolve(args.find((arg) => !arg.startsWith('--')) ?? defaultVsix);
const gates = Object.entries(all)
  .filter(([number]) => only === undefined || number === only)
  .map(([, gate]) => gate);
if (gates.length === 0) {
  console.error(`There is no gate ${String(only)}; there are ${Object.keys(all).join(' and ')}.`);
  process.exit(1);
}

// What an earlier run left must not be taken for this one's.
for (const old of [resultFile, screenshotFolder, logFolder]) rmSync(old, { recursive: true, force: true });

const outcomes: Outcome[] = [];
const host = await prepare().catch((error: unknown) => {
  const failed: Outcome = {
    gate: 'prepare',
    title: 'the machine is ready',
    error: String(error),
    milliseconds: 0,
  };
  print(failed);
  outcomes.push(failed);
  return undefined;
});

// The last resort, should something below wait for ever. Exiting ends what we started.
setTimeout(() => {
  console.error('The end-to-end tests took longer than 8 minutes.');
  conclude(
    outcomes,
    gates.map((gate) => gate.title),
  );
  process.exit(1);
}, 480_000).unref();

if (host !== undefined) for (const gate of gates) outcomes.push(...(await gate(host, vsix)));
process.exit(
  conclude(
    outcomes,
    gates.map((gate) => gate.title),
  )
    ? 0
    : 1,
);
