/**
 * What VS Code runs inside its extension host: mocha over all test files. The runner outside
 * reads the report file named by CARDWRIGHT_E2E_REPORT; without one (desktop), the console tells.
 */
import { appendFileSync } from 'node:fs';
import Mocha from 'mocha';

/** VS Code calls this and waits; a rejection is its exit code 1. */
export async function run(): Promise<void> {
  const mocha = new Mocha({ ui: 'bdd', timeout: 20_000, reporter: Report });
  // The test files are part of this bundle, so mocha cannot load them by name: give them
  // its functions as it would, then run them in order.
  mocha.suite.emit('pre-require', globalThis, 'cardwright', mocha);
  await import('./activation.test.js');
  await import('./diagnostics.test.js');
  await import('./hover.test.js');
  await import('./code-actions.test.js');
  await import('./settings.test.js');
  await import('./commands.test.js');

  const failures = await new Promise<number>((resolve) => void mocha.run(resolve));
  const tests = mocha.suite.total();
  if (tests === 0) throw new Error('No test ran.');
  if (failures > 0) throw new Error(`${failures} of ${tests} tests failed.`);
}

/** One JSON line a test in the report file, one plain line in the console. */
class Report extends Mocha.reporters.Base {
  constructor(runner: Mocha.Runner, options: Mocha.MochaOptions) {
    super(runner, options);
    const { EVENT_TEST_PASS, EVENT_TEST_FAIL } = Mocha.Runner.constants;
    runner.on(EVENT_TEST_PASS, (test) => {
      tell(test);
    });
    // A failing hook comes here too: it has a title and no duration.
    runner.on(EVENT_TEST_FAIL, (test, error: Error) => {
      tell(test, error.stack ?? error.message);
    });
  }
}

function tell(test: Mocha.Test, error?: string): void {
  const entry = {
    title: test.fullTitle(),
    milliseconds: test.duration ?? 0,
    ...(error !== undefined && { error }),
  };
  const file = process.env.CARDWRIGHT_E2E_REPORT;
  if (file !== undefined) appendFileSync(file, `${JSON.stringify(entry)}\n`);
  console.log(
    `${error === undefined ? 'ok' : 'FAILED'} ${entry.title}${error === undefined ? '' : `\n${error}`}`,
  );
}
