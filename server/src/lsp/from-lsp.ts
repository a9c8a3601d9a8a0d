import type { Position, Range } from 'vscode-languageserver';
import type { TextDocument } from 'vscode-languageserver-textdocument';
import type { LineIndex } from '../text/line-index.js';
import type { Span } from '../text/span.js';

/** From what the protocol counts in (line and character) to what the core counts in (offsets). */

interface Lines {
  offsetAt(position: Position): number;
}

/** A position anywhere becomes the nearest offset of the text; one that is no position at all, the text's start. */
export function offsetOf(lines: LineIndex | TextDocument, position: Position): number {
  const { line, character } = position;
  if (!Number.isFinite(line) || !Number.isFinite(character) || line < 0) return 0;
  return (lines satisfies Lines).offsetAt({ line, character: Math.max(0, character) });
}

/** A range as a span, its two ends in order. */
export function spanOf(lines: LineIndex | TextDocument, range: Range): Span {
  const a = offsetOf(lines, range.start);
  const b = offsetOf(lines, range.end);
  return { start: Math.min(a, b), end: Math.max(a, b) };
}
