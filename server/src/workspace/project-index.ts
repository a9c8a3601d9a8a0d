import { formatOfId } from '../formats/index.js';
import { gameOf } from '../games/index.js';
import { fieldOf, isCard, nameOf, type Block } from '../model/block.js';
import { fold } from '../text/similarity.js';
import type { ProjectDocument } from './project.js';

/** A block and the document it stands in. */
export interface IndexEntry {
  readonly uri: string;
  readonly block: Block;
}

/**
 * Which blocks of a project share a name, a number or any other thing that is compared across cards.
 * Kept up to date block by block, so that a keystroke costs the blocks it touched.
 */
export class ProjectIndex {
  private readonly buckets = new Map<string, Set<IndexEntry>>();
  private readonly entries = new Map<
    Block,
    { readonly entry: IndexEntry; readonly keys: readonly string[] }
  >();

  /** The keys under which two blocks or more are filed. */
  private readonly shared = new Set<string>();

  /** Takes in a document in place of its earlier state; blocks both states share are left as they are. */
  replace(previous: ProjectDocument | null, next: ProjectDocument | null): void {
    const sameReading =
      previous !== null &&
      next !== null &&
      previous.context === next.context &&
      previous.facts.set === next.facts.set;
    const before = previous?.document.blocks ?? [];
    const after = next?.document.blocks ?? [];
    let head = 0;
    let tail = 0;
    if (sameReading) {
      const most = Math.min(before.length, after.length);
      while (head < most && before[head] === after[head]) head++;
      while (tail < most - head && before[before.length - 1 - tail] === after[after.length - 1 - tail])
        tail++;
    }
    for (let i = head; i < before.length - tail; i++) this.remove(before[i]);
    if (next === null) return;
    for (let i = head; i < after.length - tail; i++) this.add(after[i], next);
  }

  /** The blocks filed under a key, in no order. */
  at(key: string): ReadonlySet<IndexEntry> {
    return this.buckets.get(key) ?? NONE;
  }

  /** Whether any two blocks of the project share a key of that kind (`name:`). */
  hasShared(kind: string): boolean {
    for (const key of this.shared) if (key.startsWith(kind)) return true;
    return false;
  }

  /** The keys a block is filed under; none for a block that is not in the index. */
  keysOf(block: Block): readonly string[] {
    return this.entries.get(block)?.keys ?? [];
  }

  private add(block: Block | undefined, document: ProjectDocument): void {
    if (block === undefined) return;
    const keys = keysFor(block, document);
    const entry = { uri: document.uri, block };
    this.entries.set(block, { entry, keys });
    for (const key of keys) {
      const bucket = this.buckets.get(key);
      if (bucket === undefined) this.buckets.set(key, new Set([entry]));
      else {
        bucket.add(entry);
        this.shared.add(key);
      }
    }
  }

  private remove(block: Block | undefined): void {
    const known = block === undefined ? undefined : this.entries.get(block);
    if (block === undefined || known === undefined) return;
    this.entries.delete(block);
    for (const key of known.keys) {
      const bucket = this.buckets.get(key);
      bucket?.delete(known.entry);
      if (bucket === undefined || bucket.size < 2) this.shared.delete(key);
      if (bucket?.size === 0) this.buckets.delete(key);
    }
  }
}

const NONE: ReadonlySet<IndexEntry> = new Set();

/** Where what a game counts is filed: each set by itself, since a project may hold several. */
export function tallyKey(tally: string, { facts }: ProjectDocument): string {
  return `${tally}|${facts.set}`;
}

/** What a block is filed under: cards by set, language and name or number; what its game counts. */
function keysFor(block: Block, document: ProjectDocument): string[] {
  if (!isCard(block) || block.kind === 'unknown') return [];
  const tallies = gameOf(document.context.game)?.tallies(block, document.context) ?? [];
  const keys = tallies.map((tally) => tallyKey(tally, document));
  if (block.kind !== 'card') return keys;
  const scope = `${formatOfId(document.document.format).id}|${document.facts.set}|${document.context.language}`;
  const name = nameOf(block);
  if (name !== null) keys.push(`name:${scope}|${fold(name)}`);
  const number = fieldOf(block.faces[0], 'number')?.value.text.trim();
  if (number !== undefined && number !== '') keys.push(`number:${scope}|${number}`);
  return keys;
}
