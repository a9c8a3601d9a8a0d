import { diffLines } from 'diff';
import type { Edit } from '../checks/check.js';

/**
 * The edits that turn one text into another, each as small as its place allows, so that cursors and folds
 * elsewhere stay where they are. Spans are offsets in `before`.
 */
export function minimalEdits(before: string, after: string): Edit[] {
  const edits: Edit[] = [];
  let at = 0;
  let removed: string | null = null;
  const flush = (added: string): void => {
    const old = removed ?? '';
    removed = null;
    if (old !== added) edits.push(...byLine(old, added, at - old.length));
  };
  for (const part of diffLines(before, after)) {
    if (part.removed) {
      if (removed !== null) flush('');
      removed = part.value;
      at += part.value.length;
    } else if (part.added) {
      flush(part.value);
    } else {
      if (removed !== null) flush('');
      at += part.value.length;
    }
  }
  if (removed !== null) flush('');
  return edits;
}

/** A stretch of changed lines: line by line when there are as many as before, else as one. */
function byLine(before: string, after: string, start: number): Edit[] {
  const old = before.split(/(?<=\n)/);
  const now = after.split(/(?<=\n)/);
  if (old.length !== now.length) return [trimmed(before, after, start)];
  const edits: Edit[] = [];
  let at = start;
  for (const [index, line] of old.entries()) {
    const other = now[index] ?? '';
    if (line !== other) edits.push(trimmed(line, other, at));
    at += line.length;
  }
  return edits;
}

/** What both have in common at their ends is left out. */
function trimmed(before: string, after: string, start: number): Edit {
  const most = Math.min(before.length, after.length);
  let head = 0;
  while (head < most && before[head] === after[head]) head++;
  let tail = 0;
  while (tail < most - head && before[before.length - 1 - tail] === after[after.length - 1 - tail]) tail++;
  return {
    span: { start: start + head, end: start + before.length - tail },
    newText: after.slice(head, after.length - tail),
  };
}
