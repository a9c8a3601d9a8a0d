import { gameOf } from '../../games/index.js';
import type { Block } from '../../model/block.js';
import { shiftSpan, type Span } from '../../text/span.js';
import type { ProjectDocument } from '../../workspace/project.js';
import type { IndexEntry } from '../../workspace/project-index.js';
import type { DocumentCheckContext } from '../check.js';

/** A card of the document and an earlier card of the project filed under the same key. */
export interface Twin {
  readonly block: Block;
  /** Where the block stands in the document. */
  readonly start: number;
  readonly earlier: IndexEntry;
}

/**
 * The cards of a document that share an index key of that kind (`name:`, `number:`) with a card before
 * them, in the order of files and then of the text; cards a set may repeat are left out.
 */
export function twinsOf(context: DocumentCheckContext, kind: string): Twin[] {
  const { entry, index } = context;
  const game = gameOf(entry.context.game);
  const twins: Twin[] = [];
  if (!index.hasShared(kind)) return twins;
  for (const [position, block] of entry.document.blocks.entries()) {
    const key = index.keysOf(block).find((candidate) => candidate.startsWith(kind));
    if (key === undefined || index.at(key).size < 2) continue;
    if (game?.mayRepeat(block, entry.context) === true) continue;
    const start = entry.document.starts[position] ?? 0;
    const earlier = firstOf(index.at(key), context);
    if (earlier !== null && earlier.block !== block) twins.push({ block, start, earlier });
  }
  return twins;
}

/** Where a field of another card's block stands in its file. */
export function placeOf(document: ProjectDocument | null, block: Block, span: Span): Span | null {
  const at = document?.document.blocks.indexOf(block) ?? -1;
  const start = document?.document.starts[at];
  return start === undefined ? null : shiftSpan(span, start);
}

/** The first of them in the order of file names, then of the text. */
function firstOf(entries: ReadonlySet<IndexEntry>, context: DocumentCheckContext): IndexEntry | null {
  let first: IndexEntry | null = null;
  for (const entry of entries) {
    if (first === null || entry.uri < first.uri) first = entry;
    else if (entry.uri === first.uri && stands(context, entry) < stands(context, first)) first = entry;
  }
  return first;
}

function stands(context: DocumentCheckContext, { uri, block }: IndexEntry): number {
  return context.other(uri)?.document.blocks.indexOf(block) ?? 0;
}
