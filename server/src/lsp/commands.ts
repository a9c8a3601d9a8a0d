import {
  type CancellationToken,
  type ExecuteCommandParams,
  type WorkDoneProgressReporter,
} from 'vscode-languageserver';
import type { Severity } from '../model/severity.js';
import { isCard } from '../model/block.js';
import { say } from './messages.js';
import { CHECK_WORKSPACE, type CheckSummary } from './protocol.js';
import { diagnoseCalmly, stopIfCancelled } from './scheduler.js';
import type { Session } from './session.js';
import { turn } from './timer.js';

export const COMMANDS: readonly string[] = [CHECK_WORKSPACE];

/** Carries out one of our commands; null for any other. */
export async function executeCommand(
  session: Session,
  { command }: ExecuteCommandParams,
  token: CancellationToken,
  progress: WorkDoneProgressReporter,
): Promise<CheckSummary | null> {
  return command === CHECK_WORKSPACE ? checkWorkspace(session, token, progress) : null;
}

const COUNTED: Readonly<Record<Severity, 'errors' | 'warnings' | 'information' | 'hints'>> = {
  error: 'errors',
  warning: 'warnings',
  information: 'information',
  hint: 'hints',
};

/** Checks every known file and counts what there is to say. */
async function checkWorkspace(
  session: Session,
  token: CancellationToken,
  progress: WorkDoneProgressReporter,
): Promise<CheckSummary> {
  progress.begin(say.checking[session.locale](null), 0, undefined, true);
  try {
    await session.settled();
    const summary = { files: 0, cards: 0, errors: 0, warnings: 0, information: 0, hints: 0 };
    const documents = session.workspace.documents();
    for (const [index, { entry }] of documents.entries()) {
      const diagnosed = await diagnoseCalmly(session.workspace, entry.uri, token);
      if (diagnosed === null) continue;
      summary.files++;
      summary.cards += diagnosed.placed.entry.document.blocks.filter(isCard).length;
      for (const { severity } of diagnosed.diagnostics) summary[COUNTED[severity]]++;
      if (index % 20 !== 0) continue;
      progress.report(Math.round((100 * index) / documents.length));
      await turn();
      stopIfCancelled(token);
    }
    return summary;
  } finally {
    progress.done();
  }
}
