import { diagnose, type Diagnostic } from '../checks/diagnose.js';
import type { Fix } from '../checks/check.js';
import type { Project, ProjectDocument } from '../workspace/project.js';
import { applyEdits } from './text-edits.js';

export interface FixAllResult {
  readonly text: string;
  /** How many findings were mended. */
  readonly fixed: number;
  /** The file is to be written as UTF-8 whatever it was. */
  readonly reencode: boolean;
}

/** A fix leads to a text on which its check is silent, so a few rounds are enough; more would be a fault of ours. */
const MOST_ROUNDS = 10;

/**
 * Applies every safe fix of a document, round after round until none is left (`suggested`: the first fix
 * of any kind). The project is left as it was. Fixes whose edits meet wait for the next round.
 */
export function fixAll(project: Project, entry: ProjectDocument, suggested: boolean): FixAllResult {
  let current = entry;
  let fixed = 0;
  let reencode = false;
  try {
    for (let round = 0; round < MOST_ROUNDS; round++) {
      const chosen = chooseFixes(diagnose(project, current), suggested);
      reencode ||= chosen.some((fix) => fix.reencode === true);
      const edits = chosen.flatMap((fix) => fix.edits);
      const text = applyEdits(current.document.text, edits);
      if (edits.length === 0 || text === current.document.text) break;
      fixed += chosen.filter((fix) => fix.edits.length > 0).length;
      current = project.set(entry.uri, entry.format.parse(text), entry.encoding);
    }
    return { text: current.document.text, fixed, reencode };
  } finally {
    if (current !== entry) project.set(entry.uri, entry.document, entry.encoding);
  }
}

/** One fix a finding, whole: a fix that meets an earlier one waits for the next round. */
function chooseFixes(diagnostics: readonly Diagnostic[], suggested: boolean): Fix[] {
  const chosen: Fix[] = [];
  let reach = -1;
  for (const diagnostic of diagnostics) {
    const fix =
      diagnostic.fixes.find((candidate) => candidate.safe) ?? (suggested ? diagnostic.fixes[0] : undefined);
    if (fix === undefined || fix.edits.some((edit) => edit.span.start <= reach)) continue;
    chosen.push(fix);
    reach = fix.edits.reduce((most, edit) => Math.max(most, edit.span.end), reach);
  }
  return chosen;
}
