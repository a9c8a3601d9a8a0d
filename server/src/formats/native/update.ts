import type { Block, BlockKind } from '../../model/block.js';
import { blockIndexAt, type CardDocument, type TextChange } from '../../model/document.js';
import { readBlock, type OnRead } from './blocks.js';
import { nextBlock, type BlockStart } from './boundaries.js';
import { ownCopy } from './own-copy.js';
import { parse } from './parse.js';

/**
 * Reads a text again after one change. Reading starts at the first block the change may alter and ends
 * where a new boundary falls on an old one behind the change: from there on both texts are the same, and
 * where a block ends depends on nothing before it. Blocks whose text did not change stay the same objects.
 * `onRead` hears of each block that is really read. A change that does not fit the two texts costs a full
 * reading, nothing more.
 */
export function update(
  previous: CardDocument,
  text: string,
  change: TextChange,
  onRead?: OnRead,
): CardDocument {
  const { start: from, end: to } = change.span;
  const grown = text.length - previous.text.length;
  const fits = from >= 0 && from <= to && to <= previous.text.length;
  if (!fits || grown !== change.newText.length - (to - from)) return parse(text, onRead);

  const first = firstTouched(previous, from);
  const blocks = previous.blocks.slice(0, first);
  const starts = previous.starts.slice(0, first);
  let old = first + 1;
  const isPassed = (start: number, next: number): boolean => start < to || start + grown < next;
  let start: BlockStart = {
    at: previous.starts[first] ?? 0,
    kind: previous.blocks[first]?.kind ?? 'header',
  };
  for (;;) {
    const next = nextBlock(text, start);
    blocks.push(
      reread(previous.blocks[blocks.length], ownCopy(text.slice(start.at, next?.at)), start.kind, onRead),
    );
    starts.push(start.at);
    if (next === null) {
      old = previous.starts.length;
      break;
    }
    // Old boundaries that the change reaches into, or that were passed, can match nothing any more.
    while (old < previous.starts.length && isPassed(previous.starts[old] ?? 0, next.at)) old++;
    if (previous.starts[old] === next.at - grown) break;
    start = next;
  }
  return {
    format: previous.format,
    text,
    blocks: blocks.concat(previous.blocks.slice(old)),
    starts: starts.concat(previous.starts.slice(old).map((at) => at + grown)),
  };
}

/**
 * The first block whose extent a change at `offset` may alter: the one that holds it, or the one before
 * when the change touches the key (or what stands before it) that makes the block begin there.
 */
function firstTouched(previous: CardDocument, offset: number): number {
  const index = blockIndexAt(previous, offset);
  const key = previous.blocks[index]?.faces[0]?.fields[0];
  if (index === 0 || key === undefined) return index;
  const colon = previous.text.indexOf(':', (previous.starts[index] ?? 0) + key.keySpan.end);
  return offset > colon ? index : index - 1;
}

/** The block at the same place before when it is the same text (and so the same kind), else the text read as a new one. */
function reread(before: Block | undefined, text: string, kind: BlockKind, onRead: OnRead | undefined): Block {
  if (before?.text === text) return before;
  const block = readBlock(text, kind);
  onRead?.(block);
  return block;
}
