import { NATIVE_KEYS_JSON } from '../../generated/native-keys.js';
import type { BlockKind } from '../../model/block.js';
import type { GameId } from '../../model/game.js';
import type { Language } from '../../model/language.js';
import { fold } from '../../text/similarity.js';
import type { KeyInfo } from '../format.js';
import { ownCopy } from './own-copy.js';

/** A key of the native format, from `server/data/native/keys.tsv`. */
export interface NativeKey extends KeyInfo {
  /** Other accepted spellings; `language` is null for one that belongs to both. */
  readonly aliases: readonly { readonly word: string; readonly language: Language | null }[];
  /** The only game it belongs to, or null. */
  readonly game: GameId | null;
  /** The kind of block it begins, or null. */
  readonly block: BlockKind | null;
}

/** What a key as written in a file is. */
export interface KeyUse {
  readonly id: string;
  /** The language this spelling belongs to; null when it is one of both. */
  readonly language: Language | null;
  readonly game: GameId | null;
  readonly block: BlockKind | null;
}

interface Spelling {
  readonly key: NativeKey;
  /** Lower case, accents kept. */
  readonly exact: string;
  readonly language: Language | null;
}

interface KeyTable {
  readonly keys: readonly NativeKey[];
  readonly byId: ReadonlyMap<string, NativeKey>;
  readonly bySpelling: ReadonlyMap<string, readonly Spelling[]>;
}

let table: KeyTable | null = null;

/** Every key, in the order of the data. */
export function nativeKeys(): readonly NativeKey[] {
  return keyTable().keys;
}

/** The key of that id, or null. */
export function nativeKey(id: string): NativeKey | null {
  return keyTable().byId.get(id) ?? null;
}

/** A key as it is compared: no case, no accents, hyphens and any run of spaces as one space. */
export function foldKey(text: string): string {
  return fold(separated(text));
}

/** Every spelling a key has in a language, the usual one first; those of both languages are in each. */
export function spellings(key: NativeKey, language: Language): string[] {
  const own = key.aliases.filter((alias) => alias.language === null || alias.language === language);
  return [key.names[language], ...own.map((alias) => alias.word)];
}

/** Keys repeat all over a file: what each spelling came to is kept, up to this many. */
const MAX_KNOWN_USES = 2048;
const knownUses = new Map<string, KeyUse | null>();

/**
 * What a key as written is, or null when the format has no such key. A key beginning with `X-` is free
 * for a project's own use: its id is itself in lower case.
 */
export function keyUse(written: string): KeyUse | null {
  const known = knownUses.get(written);
  if (known !== undefined) return known;
  const use = readKey(written);
  if (knownUses.size >= MAX_KNOWN_USES) knownUses.clear();
  knownUses.set(ownCopy(written), use);
  return use;
}

function readKey(written: string): KeyUse | null {
  if (/^x-./i.test(written)) return { id: written.toLowerCase(), language: null, game: null, block: null };
  const found = keyTable().bySpelling.get(foldKey(written));
  const first = found?.[0];
  if (found === undefined || first === undefined) return null;
  // `Défense` can only be French, but `Defense` may be French typed without its accent.
  const exact = exactForm(written);
  const accented = exact !== fold(exact);
  const same = accented ? found.filter((spelling) => spelling.exact === exact) : [];
  const candidates = same.length > 0 ? same : found;
  const language = candidates[0]?.language ?? null;
  return {
    id: first.key.id,
    language: candidates.every((spelling) => spelling.language === language) ? language : null,
    game: first.key.game,
    block: first.key.block,
  };
}

function keyTable(): KeyTable {
  if (table !== null) return table;
  const keys = JSON.parse(NATIVE_KEYS_JSON) as readonly NativeKey[];
  const bySpelling = new Map<string, Spelling[]>();
  for (const key of keys) {
    const words = [
      { word: key.names.en, language: 'en' as const },
      { word: key.names.fr, language: 'fr' as const },
      ...key.aliases,
    ];
    for (const { word, language } of words) {
      const folded = foldKey(word);
      const others = bySpelling.get(folded) ?? [];
      others.push({ key, exact: exactForm(word), language });
      bySpelling.set(folded, others);
    }
  }
  table = { keys, byId: new Map(keys.map((key) => [key.id, key])), bySpelling };
  return table;
}

function exactForm(text: string): string {
  return separated(text)
    .normalize('NFC')
    .toLowerCase()
    .replace(/[’ʼ‘`´]/g, "'");
}

/** Spaces of any kind and hyphens come out alike: `Sous-type`, `Sous type`. */
function separated(text: string): string {
  return text.trim().replace(/[\s‐‑–-]+/g, ' ');
}
