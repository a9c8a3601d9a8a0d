import type { LineIndex } from '../text/line-index.js';
import type { Span } from '../text/span.js';
import { cellsOf, type Cell } from './display-width.js';

/** A source line and the marks that go under it, both ready to print (no colours). */
export interface Excerpt {
  /** Counted from 1, as people count lines. */
  readonly lineNumber: number;
  readonly source: string;
  readonly marks: string;
}

/** So much of a line is looked at before the place; a longer line (a minified file) is not measured whole. */
const REACH = 400;

const ELLIPSIS = '…';

/**
 * The line a span begins on, marked under exactly the characters of the span (to the line's end when it goes
 * on below). A line that does not fit into `width` columns is cut around the place.
 */
export function excerpt(text: string, lines: LineIndex, span: Span, width: number): Excerpt {
  const line = lines.lineAt(Math.min(span.start, text.length));
  const start = lines.lineStart(line);
  const end = lines.lineEnd(line);
  const from = boundary(text, Math.max(start, span.start - REACH), start);
  const to = boundary(text, Math.min(end, Math.max(span.start, from) + 2 * REACH), start);
  const marked = { start: Math.min(span.start, end) - from, end: Math.min(span.end, end) - from };
  const cells = cellsOf(text.slice(from, to));
  const window = fit(cells, marked.start, Math.max(20, width), from > start, to < end);
  let source = window.cutLeft ? ELLIPSIS : '';
  let marks = window.cutLeft ? ' ' : '';
  for (const cell of window.cells) {
    source += cell.shown;
    marks += (isMarked(cell, marked) ? '~' : ' ').repeat(cell.width);
  }
  if (window.cutRight) source += ELLIPSIS;
  marks = marks.trimEnd();
  return { lineNumber: line + 1, source, marks: marks === '' ? caret(window, marked.start) : marks };
}

function isMarked(cell: Cell, span: Span): boolean {
  return cell.start < span.end && cell.end > span.start;
}

interface Window {
  readonly cells: readonly Cell[];
  readonly cutLeft: boolean;
  readonly cutRight: boolean;
}

/** The cells that fit, the place about a third of the way in when the line is too long. */
function fit(
  cells: readonly Cell[],
  place: number,
  width: number,
  moreLeft: boolean,
  moreRight: boolean,
): Window {
  const total = cells.reduce((sum, cell) => sum + cell.width, 0);
  if (total <= width && !moreLeft && !moreRight) return { cells, cutLeft: false, cutRight: false };
  let first = cells.findIndex((cell) => cell.end > place);
  if (first < 0) first = cells.length;
  for (let room = Math.floor(width / 3); first > 0; first--) {
    room -= cells[first - 1]?.width ?? 0;
    if (room < 0) break;
  }
  let last = first;
  for (let room = width - 2; last < cells.length; last++) {
    room -= cells[last]?.width ?? 0;
    if (room < 0) break;
  }
  const cutLeft = moreLeft || first > 0;
  return { cells: cells.slice(first, last), cutLeft, cutRight: moreRight || last < cells.length };
}

/** A single mark for a span that holds nothing to mark: an empty one, or a line end. */
function caret(window: Window, place: number): string {
  const before = window.cells.filter((cell) => cell.end <= place);
  const column = before.reduce((sum, cell) => sum + cell.width, window.cutLeft ? 1 : 0);
  return `${' '.repeat(column)}^`;
}

/** Never between the two halves of a surrogate pair. */
function boundary(text: string, offset: number, least: number): number {
  const code = text.charCodeAt(offset);
  return code >= 0xdc00 && code <= 0xdfff && offset > least ? offset - 1 : offset;
}
