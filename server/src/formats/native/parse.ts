import type { Block } from '../../model/block.js';
import type { CardDocument } from '../../model/document.js';
import { readBlock, type OnRead } from './blocks.js';
import { HEADER, nextBlock, type BlockStart } from './boundaries.js';

export const FORMAT_ID = 'native';

/** Reads a whole text, in time proportional to its length. Never throws; `onRead` hears of each block read. */
export function parse(text: string, onRead?: OnRead): CardDocument {
  const blocks: Block[] = [];
  const starts: number[] = [];
  let start: BlockStart | null = HEADER;
  while (start !== null) {
    const next: BlockStart | null = nextBlock(text, start);
    const block = readBlock(text.slice(start.at, next?.at), start.kind);
    onRead?.(block);
    blocks.push(block);
    starts.push(start.at);
    start = next;
  }
  return { format: FORMAT_ID, text, blocks, starts };
}
