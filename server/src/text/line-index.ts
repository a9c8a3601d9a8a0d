/** A place as editors and terminals name it: both counted from 0, `character` in UTF-16 units. */
export interface Position {
  readonly line: number;
  readonly character: number;
}

const LF = 10;
const CR = 13;

/**
 * Where the lines of a text begin. A line ends with LF, CRLF or a lone CR, mixed freely; the line end
 * belongs to the line it closes. Bad input is clamped: an offset past the end is the end of the text,
 * a character past the end of a line is the end of that line's content.
 */
export class LineIndex {
  private readonly starts: readonly number[];

  constructor(private readonly text: string) {
    const starts = [0];
    for (let i = 0; i < text.length; i++) {
      const unit = text.charCodeAt(i);
      if (unit === LF || (unit === CR && text.charCodeAt(i + 1) !== LF)) starts.push(i + 1);
    }
    this.starts = starts;
  }

  /** How many lines there are; an empty text has one. */
  get lineCount(): number {
    return this.starts.length;
  }

  /** Offset of the first character of a line (0 for a line before the first, the text's length past the last). */
  lineStart(line: number): number {
    if (line <= 0) return 0;
    return this.starts[line] ?? this.text.length;
  }

  /** Offset after the last character of a line, its line end not counted. */
  lineEnd(line: number): number {
    let end = this.lineStart(line + 1);
    const start = this.lineStart(line);
    if (end > start && this.text.charCodeAt(end - 1) === LF) end--;
    if (end > start && this.text.charCodeAt(end - 1) === CR) end--;
    return end;
  }

  /** The line that holds an offset. */
  lineAt(offset: number): number {
    let low = 0;
    let high = this.starts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((this.starts[middle] ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    return low;
  }

  positionAt(offset: number): Position {
    const clamped = Math.max(0, Math.min(offset, this.text.length));
    const line = this.lineAt(clamped);
    return { line, character: clamped - this.lineStart(line) };
  }

  offsetAt(position: Position): number {
    if (position.line >= this.starts.length) return this.text.length;
    const start = this.lineStart(position.line);
    return Math.max(start, Math.min(start + Math.max(0, position.character), this.lineEnd(position.line)));
  }
}
