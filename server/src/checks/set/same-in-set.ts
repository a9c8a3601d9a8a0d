import type { Block } from '../../model/block.js';
import { shiftSpan, type Span } from '../../text/span.js';
import type { ProjectDocument } from '../../workspace/project.js';
import type { IndexEntry } from '../../workspace/project-index.js';
import type { DocumentCheckContext } from '../check.js';

/** A card of the project and where its block begins in its file. */
export interface Filed extends IndexEntry {
  readonly start: number;
}

/**
 * The cards of the project that share an index key of that kind (`name:`, `number:`) with a card of the
 * document, two or more together, each group in the order of files and then of the text.
 */
export function* sharing(context: DocumentCheckContext, kind: string): Generator<readonly Filed[]> {
  const { entry, index } = context;
  const seen = new Set<string>();
  const places = new Map<string, ReadonlyMap<Block, number>>();
  for (const block of entry.document.blocks) {
    const key = index.keysOf(block).find((candidate) => candidate.startsWith(kind));
    if (key === undefined || seen.has(key)) continue;
    seen.add(key);
    const entries = index.at(key);
    if (entries.size > 1) yield inOrder(entries, context, places);
  }
}

function inOrder(
  entries: ReadonlySet<IndexEntry>,
  context: DocumentCheckContext,
  places: Map<string, ReadonlyMap<Block, number>>,
): Filed[] {
  const filed = [...entries].map(({ uri, block }) => {
    let starts = places.get(uri);
    if (starts === undefined) {
      starts = startsOf(context.other(uri));
      places.set(uri, starts);
    }
    return { uri, block, start: starts.get(block) ?? 0 };
  });
  return filed.sort((a, b) => (a.uri === b.uri ? a.start - b.start : a.uri < b.uri ? -1 : 1));
}

function startsOf(document: ProjectDocument | null): Map<Block, number> {
  const { blocks, starts } = document?.document ?? { blocks: [], starts: [] };
  return new Map(blocks.map((block, index) => [block, starts[index] ?? 0]));
}

/** A stretch of a filed card's block as one of its file. */
export function inFile({ start }: Filed, span: Span): Span {
  return shiftSpan(span, start);
}
