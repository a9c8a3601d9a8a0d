import type { Directive } from './block.js';

const KINDS: readonly Directive['kind'][] = [
  'disable-next-line',
  'disable-line',
  'disable-file',
  'disable',
  'enable',
];

/**
 * Reads a comment's content as a suppression directive (`cardwright-disable-next-line id, id`), or null.
 * Words after ` -- ` are the author's reason and are not read. `offset` is where the content starts, in
 * whatever the returned spans shall count from.
 */
export function parseDirective(comment: string, offset: number): Directive | null {
  const head = /^\s*cardwright-([a-z-]+)(?=[\s,]|$)/.exec(comment);
  const kind = KINDS.find((candidate) => candidate === head?.[1]);
  if (head === null || kind === undefined) return null;
  const reason = comment.indexOf(' -- ', head[0].length);
  const list = reason < 0 ? comment : comment.slice(0, reason);
  const ids: { id: string; span: { start: number; end: number } }[] = [];
  const word = /[^\s,]+/g;
  word.lastIndex = head[0].length;
  for (let match = word.exec(list); match !== null; match = word.exec(list)) {
    const start = offset + match.index;
    ids.push({ id: match[0], span: { start, end: start + match[0].length } });
  }
  const start = offset + head[0].indexOf('cardwright-');
  const end = ids.at(-1)?.span.end ?? offset + head[0].length;
  return { kind, span: { start, end }, ids };
}
