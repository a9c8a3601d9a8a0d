import type { Span } from '../text/span.js';
import type { Block } from './block.js';

/** A card file as its format read it. Reading never fails: what could not be read is in the blocks' problems. */
export interface CardDocument {
  /** The id of the format that read it. */
  readonly format: string;
  readonly text: string;
  /** The header first (perhaps empty), then every block in order; together they are the whole text. */
  readonly blocks: readonly Block[];
  /** Where each block begins: UTF-16 offset into `text`, same index as `blocks`. */
  readonly starts: readonly number[];
}

/** One change to a text: `span` of the old text becomes `newText`. */
export interface TextChange {
  readonly span: Span;
  readonly newText: string;
}

/** The index of the block that holds an offset; a text always has at least its header. */
export function blockIndexAt(document: CardDocument, offset: number): number {
  let low = 0;
  let high = document.starts.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((document.starts[middle] ?? 0) <= offset) low = middle;
    else high = middle - 1;
  }
  return low;
}
