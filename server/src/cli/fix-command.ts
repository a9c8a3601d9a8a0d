import { diagnose } from '../checks/diagnose.js';
import { fixAll } from '../features/fix-all.js';
import type { Language } from '../model/language.js';
import { colorsFor, type Colors } from './colors.js';
import { hasUtf8Mark, reasonOf, readBytes, replaceFile } from './disk.js';
import { EXIT, type CliIo } from './io.js';
import { keepLineEnds } from './line-ends.js';
import { SAY, TROUBLE } from './messages.js';
import { readForced, type RawOptions } from './options.js';
import { openSession, type AskedFile, type Session } from './session.js';
import { Trouble } from './trouble.js';
import { unifiedDiff } from './unified-diff.js';

/** What fixing one file came to. */
interface Outcome {
  readonly text: string;
  readonly fixed: number;
  readonly reencode: boolean;
  readonly changed: boolean;
}

/** `cardwright fix`: returns the exit code. */
export async function fixCommand(
  args: readonly string[],
  raw: RawOptions,
  io: CliIo,
  ui: Language,
): Promise<number> {
  if (args.includes('-') && args.length > 1) throw new Trouble(TROUBLE.stdinAlone[ui], 'usage');
  const forced = readForced(raw, ui);
  const options = { forced, config: raw.config, stdinFilename: raw.stdinFilename, verbose: false };
  const session = await openSession(args, options, io, ui);
  const problems = [...session.problems];
  const dryRun = raw.dryRun === true;
  const colors = colorsFor(io.stdout, raw.color, io.env);
  let fixes = 0;
  let files = 0;
  for (const file of session.files) {
    const outcome = fixOne(session, file, raw.suggested === true);
    if (outcome.changed || file.path === null) {
      const problem = await deliver(session, file, outcome, { dryRun, colors, io, ui });
      if (problem !== null) {
        problems.push(problem);
        continue;
      }
    }
    if (!outcome.changed) continue;
    keep(session, file, outcome.text);
    fixes += outcome.fixed;
    files++;
    const { fixed, reencode } = outcome;
    io.stderr.write(`${SAY.fixed[ui]({ path: file.name, fixed, dryRun, reencode })}\n`);
  }
  for (const problem of problems) io.stderr.write(`${problem}\n`);
  const errors = countErrors(session);
  const quiet = raw.quiet === true && errors === 0;
  if (session.files.length > 0 && !quiet) io.stderr.write(`${SAY.fixedAll[ui]({ fixes, files, errors })}\n`);
  if (problems.length > 0) return EXIT.trouble;
  return errors > 0 ? EXIT.findings : EXIT.ok;
}

function fixOne({ workspace }: Session, { uri, placed }: AskedFile, suggested: boolean): Outcome {
  // A file fixed before this one may have changed what this one's findings are.
  const { project, entry } = workspace.document(uri) ?? placed;
  const before = entry.document.text;
  const { text, fixed, reencode } = fixAll(project, entry, suggested);
  const after = keepLineEnds(before, text);
  return { text: after, fixed, reencode, changed: after !== before || reencode };
}

/** The byte order mark, which no text in memory holds. */
const MARK = '\uFEFF';

/** Shows, prints or writes the result; returns what went wrong, or null. */
async function deliver(
  { stdinMark }: Session,
  { path, name, placed }: AskedFile,
  { text, changed }: Outcome,
  { dryRun, colors, io, ui }: { dryRun: boolean; colors: Colors; io: CliIo; ui: Language },
): Promise<string | null> {
  const before = placed.entry.document.text;
  if (dryRun) {
    if (changed) io.stdout.write(unifiedDiff(name, before, text, colors));
    return null;
  }
  if (path === null) {
    io.stdout.write(stdinMark ? MARK + text : text);
    return null;
  }
  try {
    const bytes = await readBytes(path);
    if (io.decode(bytes).text !== before) return TROUBLE.changedMeanwhile[ui]({ path: name });
    await replaceFile(path, Buffer.from(hasUtf8Mark(bytes) ? MARK + text : text, 'utf8'));
    return null;
  } catch (error) {
    return TROUBLE.unwritable[ui]({ path: name, why: reasonOf(error, ui) });
  }
}

/** The workspace goes on with the fixed text, so that what is counted at the end is what is left. */
function keep({ workspace }: Session, { uri, placed: { project, entry } }: AskedFile, text: string): void {
  const current = workspace.document(uri)?.project ?? project;
  current.set(uri, entry.format.parse(text), 'utf-8');
}

function countErrors(session: Session): number {
  let errors = 0;
  for (const { uri, placed } of session.files) {
    const { project, entry } = session.workspace.document(uri) ?? placed;
    errors += diagnose(project, entry).filter(({ severity }) => severity === 'error').length;
  }
  return errors;
}
