import type { Span } from './span.js';

/**
 * One run of a mapped text. A run whose two lengths are equal maps character by character; any other
 * (an entity, an escape) is a unit that maps as a whole.
 */
interface Run {
  readonly at: number;
  readonly length: number;
  readonly source: number;
  readonly sourceLength: number;
}

/**
 * A text taken out of a source (indentation dropped, comments cut, escapes read) that still knows where
 * each of its characters stands there. `text` offsets count from its own start, source offsets from
 * wherever the source is counted from.
 */
export class MappedText {
  private constructor(
    readonly text: string,
    private readonly runs: readonly Run[],
    private readonly emptyAt: number,
  ) {}

  /** A plain copy of the source beginning at `sourceStart`. */
  static plain(text: string, sourceStart: number): MappedText {
    const runs =
      text.length === 0
        ? []
        : [{ at: 0, length: text.length, source: sourceStart, sourceLength: text.length }];
    return new MappedText(text, runs, sourceStart);
  }

  /** Several runs put together; `emptyAt` is the source place of a text with no characters. */
  static build(emptyAt: number, pieces: readonly { text: string; source: Span }[]): MappedText {
    const runs: Run[] = [];
    let text = '';
    for (const piece of pieces) {
      if (piece.text.length === 0) continue;
      runs.push({
        at: text.length,
        length: piece.text.length,
        source: piece.source.start,
        sourceLength: piece.source.end - piece.source.start,
      });
      text += piece.text;
    }
    return new MappedText(text, runs, emptyAt);
  }

  /** The source offset of the character at `offset`; past the end, the source place just after the last one. */
  toSource(offset: number): number {
    const run = this.runAt(offset);
    if (run === undefined) return this.emptyAt;
    return sourceOffset(run, offset - run.at);
  }

  /** The source stretch that a stretch of this text came from. */
  toSourceSpan(span: Span): Span {
    const start = this.toSource(span.start);
    if (span.end <= span.start) return { start, end: start };
    const last = this.runAt(span.end - 1);
    if (last === undefined) return { start, end: start };
    return { start, end: Math.max(start, sourceOffset(last, span.end - last.at)) };
  }

  /** The offset in this text of a source place, or null when none of its characters came from there. */
  fromSource(source: number): number | null {
    for (const run of this.runs) {
      if (source < run.source || source > run.source + run.sourceLength) continue;
      return run.length === run.sourceLength ? run.at + (source - run.source) : run.at;
    }
    return this.runs.length === 0 && source === this.emptyAt ? 0 : null;
  }

  private runAt(offset: number): Run | undefined {
    let low = 0;
    let high = this.runs.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((this.runs[middle]?.at ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    return this.runs[low];
  }
}

function sourceOffset(run: Run, within: number): number {
  if (run.length === run.sourceLength) return run.source + Math.max(0, Math.min(within, run.length));
  return within >= run.length ? run.source + run.sourceLength : run.source;
}
