import type { BlockKind } from '../../model/block.js';
import { keyUse } from './keys.js';
import { readLine, type Line } from './lines.js';
import { nearBlockKind } from './near-keys.js';

/** Where a block begins (UTF-16 offset of its first line) and what its first key makes it. */
export interface BlockStart {
  readonly at: number;
  readonly kind: BlockKind;
}

/** Every text begins with its header. */
export const HEADER: BlockStart = { at: 0, kind: 'header' };

const BOM = 0xfeff;

/** True for the blocks that hold a card, and so may have several faces. */
export function hasFaces(kind: BlockKind): boolean {
  return kind === 'card' || kind === 'token' || kind === 'unknown';
}

/**
 * The start of the block after the one that begins at `block`, or null when that is the last. Where it
 * ends depends on nothing before it, which is what lets an edit be read block by block.
 */
export function nextBlock(text: string, block: BlockStart): BlockStart | null {
  const isHeader = block.kind === 'header';
  // The file's beginning counts as a blank line; a byte order mark there is the header's.
  let afterBlank = isHeader;
  let faceBegins = false;
  let isFirst = !isHeader;
  let at = isHeader && text.charCodeAt(0) === BOM ? 1 : block.at;
  while (at < text.length) {
    const line = readLine(text, at);
    if (line.kind === 'field' && !isFirst) {
      const kind = kindBegunBy(text, line, afterBlank, faceBegins);
      if (kind !== null) return { at, kind };
    }
    if (line.kind === 'field') faceBegins = false;
    else if (line.kind === 'separator') faceBegins = hasFaces(block.kind);
    // A comment above a card belongs to it in the eye of the reader: it does not undo the blank line.
    if (line.kind !== 'comment') afterBlank = line.kind === 'blank';
    isFirst = false;
    at = line.next;
  }
  return null;
}

/** The kind of block a field begins, or null when it belongs to the block above. */
function kindBegunBy(text: string, line: Line, afterBlank: boolean, faceBegins: boolean): BlockKind | null {
  const key = text.slice(line.content.start, line.keyEnd);
  const use = keyUse(key);
  if (use !== null) return use.block === 'card' && faceBegins ? null : use.block;
  const meant = afterBlank ? nearBlockKind(key) : null;
  return meant === null || (meant === 'card' && faceBegins) ? null : 'unknown';
}
