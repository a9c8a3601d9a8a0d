import type { Edit } from '../checks/check.js';

/**
 * Applies edits that do not overlap to a text; spans are offsets in it. Of two that overlap the later one
 * is left out, so that a text is never torn.
 */
export function applyEdits(text: string, edits: readonly Edit[]): string {
  let result = '';
  let at = 0;
  for (const edit of withoutOverlaps(edits)) {
    result += text.slice(at, edit.span.start) + edit.newText;
    at = edit.span.end;
  }
  return result + text.slice(at);
}

/** The edits in the order of the text, those that touch the stretch of an earlier one left out. */
function withoutOverlaps(edits: readonly Edit[]): Edit[] {
  const sorted = [...edits].sort((a, b) => a.span.start - b.span.start || a.span.end - b.span.end);
  const kept: Edit[] = [];
  for (const edit of sorted) {
    const last = kept.at(-1);
    if (last === undefined || edit.span.start >= last.span.end) kept.push(edit);
  }
  return kept;
}
