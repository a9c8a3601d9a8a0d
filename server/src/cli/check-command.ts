import type { Language } from '../model/language.js';
import { colorsFor } from './colors.js';
import { factsLine } from './facts-line.js';
import { countAll, reportFiles } from './file-report.js';
import { EXIT, type CliIo } from './io.js';
import { jsonReport } from './json-report.js';
import { SAY } from './messages.js';
import { pathOf, shownPath } from './names.js';
import { readFormat, readForced, readMaxWarnings, readSeverity, type RawOptions } from './options.js';
import { prettyReport } from './pretty-report.js';
import { openSession } from './session.js';
import { summary } from './summary.js';
import { endingsText } from './targets.js';

/** Without a terminal to ask, lines are cut to this. */
const STANDARD_WIDTH = 110;

/** `cardwright check`: returns the exit code. */
export async function checkCommand(
  args: readonly string[],
  raw: RawOptions,
  io: CliIo,
  ui: Language,
): Promise<number> {
  const started = io.now();
  const format = readFormat(raw, ui);
  const least = readSeverity(raw, ui);
  const allowed = readMaxWarnings(raw, ui);
  const forced = readForced(raw, ui);
  const verbose = raw.verbose === true;
  const options = { forced, config: raw.config, stdinFilename: raw.stdinFilename, verbose };
  const session = await openSession(args, options, io, ui);
  for (const problem of session.problems) io.stderr.write(`${problem}\n`);

  const reports = reportFiles(session, least, ui);
  const counts = countAll(session.files, reports);
  const nothing = session.files.length === 0 && session.configs.length === 0;
  if (nothing && session.problems.length === 0) {
    io.stderr.write(`${SAY.noCardFiles[ui]({ endings: endingsText() })}\n`);
  }
  if (verbose) {
    const stream = format === 'json' ? io.stderr : io.stdout;
    for (const file of session.files) stream.write(`${factsLine(file, forced, ui)}\n`);
    if (session.files.length > 0) stream.write('\n');
  }
  if (format === 'json') {
    io.stdout.write(`${JSON.stringify(jsonReport(reports, counts, io.now() - started))}\n`);
  } else if (!nothing || session.problems.length === 0) {
    const colors = colorsFor(io.stdout, raw.color, io.env);
    const other = (uri: string): { name: string; text: string | null } => ({
      name: shownPath(io.cwd, pathOf(uri)),
      text: session.workspace.document(uri)?.entry.document.text ?? null,
    });
    const style = { ui, colors, width: io.stdout.columns ?? STANDARD_WIDTH, other };
    for (const report of reports) io.stdout.write(prettyReport(report, style));
    io.stdout.write(summary(counts, allowed, ui, colors));
  }
  if (session.problems.length > 0) return EXIT.trouble;
  return counts.error > 0 || counts.warning > allowed ? EXIT.findings : EXIT.ok;
}
