import type { Field } from '../../model/block.js';
import { MappedText } from '../../text/mapped-text.js';
import type { Span } from '../../text/span.js';
import { keyUse, type KeyUse } from './keys.js';
import { trimSpan, type Line } from './lines.js';

/** A field whose lines are still being read. */
export interface OpenField {
  readonly use: KeyUse | null;
  readonly head: Line;
  /** The lines below the key that belong to it, blank ones between them included. */
  readonly lines: Line[];
  /** Blank lines that belong to it only if another indented line follows. */
  readonly blanks: Line[];
}

/** Begins a field at its key's line. */
export function openField(text: string, head: Line): OpenField {
  return { use: keyUse(text.slice(head.content.start, head.keyEnd)), head, lines: [], blanks: [] };
}

/** Takes up an indented line, and with it the blank lines before it. */
export function continueField(field: OpenField, line: Line): void {
  for (const blank of field.blanks) field.lines.push(blank);
  field.blanks.length = 0;
  field.lines.push(line);
}

/** The finished field; `text` is the block's text, which its spans count from. */
export function closeField(text: string, open: OpenField): Field {
  const { head, use } = open;
  const keySpan = { start: head.content.start, end: head.keyEnd };
  const emptyAt = head.colon + 1;
  const pieces = valuePieces(text, open);
  const first = pieces[0];
  const last = pieces.at(-1);
  const valueSpan =
    first === undefined || last === undefined
      ? { start: emptyAt, end: emptyAt }
      : { start: first.source.start, end: last.source.end };
  return {
    key: use?.id ?? null,
    keyText: text.slice(keySpan.start, keySpan.end),
    keySpan,
    keyLanguage: use?.language ?? null,
    value: MappedText.build(emptyAt, pieces),
    valueSpan,
    span: { start: keySpan.start, end: valueSpan.end },
    typeLine: use?.id === 'type' ? 'printed' : null,
  };
}

/** The paragraphs of a value and the line ends that part them, in order. */
function valuePieces(text: string, { head, lines }: OpenField): { text: string; source: Span }[] {
  const pieces: { text: string; source: Span }[] = [];
  const own = trimSpan(text, { start: head.colon + 1, end: head.content.end });
  let before: Line | null = null;
  if (own.end > own.start) {
    pieces.push({ text: text.slice(own.start, own.end), source: own });
    before = head;
  }
  const indentation = commonIndentation(lines);
  for (const line of lines) {
    // Blank lines part paragraphs; before the first one there is nothing to part.
    if (before === null && line.kind === 'blank') continue;
    if (before !== null) pieces.push({ text: '\n', source: { start: before.end, end: before.next } });
    before = line;
    if (line.kind === 'blank') continue;
    const source = { start: line.indent + indentation, end: line.content.end };
    pieces.push({ text: text.slice(source.start, source.end), source });
  }
  return pieces;
}

/** How many characters every indented line begins with; a tab counts as one, as a space does. */
function commonIndentation(lines: readonly Line[]): number {
  let least = Number.MAX_SAFE_INTEGER;
  for (const line of lines) {
    if (line.kind !== 'blank') least = Math.min(least, line.content.start - line.indent);
  }
  return least;
}
