import type { Directive } from '../model/block.js';
import type { CardDocument } from '../model/document.js';
import { shiftSpan, type Span } from '../text/span.js';

/** One id of one suppression comment (or the comment as a whole, when it names none), and what it covers. */
interface Silencer {
  /** The id it silences; null for every check. */
  readonly id: string | null;
  /** Where the id, or the whole directive, stands. All spans here are file offsets. */
  readonly span: Span;
  readonly directive: Span;
  /** How many ids the directive names. */
  readonly ids: number;
  readonly covers: { readonly start: number; end: number };
  used: boolean;
}

/** A suppression that silenced nothing. */
export type UnusedSuppression = Pick<Silencer, 'id' | 'span' | 'directive' | 'ids'>;

/** The suppression comments of a document, which also remember whether each was of use. */
export class Suppressions {
  private readonly silencers: Silencer[] = [];

  constructor(private readonly document: CardDocument) {
    for (const [index, block] of document.blocks.entries()) {
      for (const directive of block.directives) this.take(directive, document.starts[index] ?? 0);
    }
  }

  /** Whether a finding of that check beginning at that file offset is silenced. */
  silences(check: string, offset: number): boolean {
    let silenced = false;
    for (const silencer of this.silencers) {
      if (offset < silencer.covers.start || offset > silencer.covers.end) continue;
      if (silencer.id !== null && !matches(silencer.id, check)) continue;
      silencer.used = true;
      silenced = true;
    }
    return silenced;
  }

  /** To be asked after every finding was shown to `silences`. */
  unused(): readonly UnusedSuppression[] {
    return this.silencers.filter((silencer) => !silencer.used);
  }

  private take(directive: Directive, blockStart: number): void {
    const whole = shiftSpan(directive.span, blockStart);
    const named = directive.ids.map(({ id, span }) => ({ id, span: shiftSpan(span, blockStart) }));
    if (directive.kind === 'enable') {
      this.close(whole.start, new Set(named.map(({ id }) => id)));
      return;
    }
    const targets = named.length > 0 ? named : [{ id: null, span: whole }];
    for (const target of targets) {
      const covers = { ...this.coverage(directive.kind, whole) };
      this.silencers.push({ ...target, directive: whole, ids: named.length, covers, used: false });
    }
  }

  private coverage(kind: Exclude<Directive['kind'], 'enable'>, at: Span): Span {
    const { text } = this.document;
    switch (kind) {
      case 'disable-file':
        return { start: 0, end: text.length };
      case 'disable':
        return { start: at.start, end: text.length };
      case 'disable-line':
        return { start: lineStart(text, at.start), end: lineEnd(text, at.end) };
      case 'disable-next-line':
        return nextContentLine(text, at.end);
    }
  }

  /** `enable` ends every open `disable` it names, or all of them when it names none. */
  private close(at: number, ids: ReadonlySet<string>): void {
    for (const silencer of this.silencers) {
      const open = silencer.covers.end === this.document.text.length && silencer.covers.start > 0;
      const named = ids.size === 0 || (silencer.id !== null && ids.has(silencer.id));
      if (open && named && silencer.covers.start === silencer.directive.start) silencer.covers.end = at;
    }
  }
}

function matches(id: string, check: string): boolean {
  return id === check || (id.endsWith('/*') && check.startsWith(id.slice(0, -1)));
}

function isLineEnd(unit: string | undefined): boolean {
  return unit === '\n' || unit === '\r';
}

function lineStart(text: string, from: number): number {
  let at = from;
  while (at > 0 && !isLineEnd(text[at - 1])) at--;
  return at;
}

function lineEnd(text: string, from: number): number {
  let at = from;
  while (at < text.length && !isLineEnd(text[at])) at++;
  return at;
}

/** The next line that is neither empty nor a comment: suppressions may be stacked on each other. */
function nextContentLine(text: string, from: number): Span {
  let start = from;
  do {
    start = lineEnd(text, start);
    while (isLineEnd(text[start])) start++;
  } while (start < text.length && isPassedOver(text, start));
  return { start, end: lineEnd(text, start) };
}

function isPassedOver(text: string, start: number): boolean {
  const line = text.slice(start, lineEnd(text, start)).trimStart();
  return line === '' || line.startsWith('#');
}
