import type { Span } from '../../text/span.js';

/** A piece of a type line: a word, a run of separator signs, or a comma or the like. Spans count in the line. */
export interface Token {
  readonly kind: 'word' | 'separator' | 'joint';
  readonly span: Span;
  readonly text: string;
}

const SPACES = new Set([' ', '\t', '\n', '\r', '\u00A0', '\u202F', '\u2009']);
const DASHES = new Set(['—', '–', '−', '―', '‒']);
const JOINTS = new Set([',', ';', '&', '+']);

export function isSpace(unit: string | undefined): boolean {
  return unit !== undefined && SPACES.has(unit);
}

/**
 * Cuts a type line into words and separators. A hyphen inside a word belongs to the word
 * (`Assembly-Worker`); beside a space, or doubled, it is a separator. Linear in the line's length.
 */
export function tokenize(line: string): Token[] {
  const tokens: Token[] = [];
  let at = 0;
  while (at < line.length) {
    const unit = line[at];
    if (isSpace(unit)) {
      at++;
      continue;
    }
    const start = at;
    if (isSeparatorAt(line, at)) {
      while (at < line.length && isSeparatorAt(line, at)) at++;
      push(tokens, 'separator', line, start, at);
    } else if (unit !== undefined && JOINTS.has(unit)) {
      at++;
      push(tokens, 'joint', line, start, at);
    } else {
      while (
        at < line.length &&
        !isSpace(line[at]) &&
        !JOINTS.has(line[at] ?? '') &&
        !isSeparatorAt(line, at)
      )
        at++;
      push(tokens, 'word', line, start, at);
    }
  }
  return tokens;
}

function push(tokens: Token[], kind: Token['kind'], line: string, start: number, end: number): void {
  const last = tokens.at(-1);
  // ": -" and ": —" are one separator written twice.
  if (kind === 'separator' && last?.kind === 'separator') {
    const span = { start: last.span.start, end };
    tokens[tokens.length - 1] = { kind, span, text: line.slice(span.start, end) };
  } else tokens.push({ kind, span: { start, end }, text: line.slice(start, end) });
}

function isSeparatorAt(line: string, at: number): boolean {
  const unit = line[at];
  if (unit === undefined) return false;
  if (DASHES.has(unit) || unit === ':') return true;
  if (unit !== '-') return false;
  const before = line[at - 1];
  const after = line[at + 1];
  const alone = before === undefined || isSpace(before) || after === undefined || isSpace(after);
  return alone || before === '-' || after === '-' || before === ':' || after === ':';
}
