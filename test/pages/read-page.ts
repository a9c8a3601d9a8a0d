import type { Span } from '../../server/src/text/span.js';

/** A fenced example of a check's page. */
export interface Example {
  readonly kind: 'wrong' | 'fixed' | 'right';
  /** The severity a wrong example names (`cardwright wrong hint`) where it is not the check's own. */
  readonly severity: string | null;
  /** The example without its marker lines. */
  readonly text: string;
  /** What the marker lines (`   ^^^^`) of a wrong example point at, in offsets of `text`. */
  readonly marked: readonly Span[];
  /** The line of the page on which the fence opens, counted from 1. */
  readonly line: number;
}

const FENCE = /^```cardwright (wrong|fixed|right)(?: (error|warning|information|hint))?$/;
const MARKER = /^[ \t]*\^+(?:[ \t]+\^+)*[ \t]*$/;

/** The examples of a page in their order. A fence that is not closed throws. */
export function readExamples(page: string): Example[] {
  const examples: Example[] = [];
  const lines = page.split('\n');
  for (let at = 0; at < lines.length; at++) {
    const [, kind, severity = null] = FENCE.exec(lines[at] ?? '') ?? [];
    if (kind === undefined) continue;
    const end = lines.indexOf('```', at + 1);
    if (end < 0) throw new Error(`the fence of line ${String(at + 1)} is not closed`);
    examples.push({
      kind: kind as Example['kind'],
      severity,
      line: at + 1,
      ...withoutMarkers(lines.slice(at + 1, end)),
    });
    at = end;
  }
  return examples;
}

/** A marker line points at the line above it; each run of `^` is one place. */
function withoutMarkers(lines: readonly string[]): { text: string; marked: Span[] } {
  let text = '';
  let lineStart = 0;
  const marked: Span[] = [];
  for (const line of lines) {
    if (MARKER.test(line)) {
      for (const run of line.matchAll(/\^+/g)) {
        const start = lineStart + run.index;
        marked.push({ start, end: start + run[0].length });
      }
      continue;
    }
    lineStart = text.length;
    text += `${line}\n`;
  }
  return { text, marked };
}
