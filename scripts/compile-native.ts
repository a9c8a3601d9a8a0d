import path from 'node:path';
import { readTsv, type Row } from './tsv.js';
import { writeGenerated } from './write-generated.js';

/** One spelling of a key; `language` is null when the data gives none. */
interface Alias {
  readonly word: string;
  readonly language: 'en' | 'fr' | null;
}

/** The keys of the native format and the values some of them take, as the format's room reads them. */
export async function compileNative(root: string): Promise<void> {
  const data = path.join(root, 'server/data/native');
  const keys = await readTsv(path.join(data, 'keys.tsv'));
  const values = await readTsv(path.join(data, 'values.tsv'));
  await writeGenerated(root, 'native-keys.ts', 'server/data/native/*.tsv', {
    NATIVE_KEYS_JSON: keys.map((row) => ({
      ...readKey(row),
      values: values.filter(({ kind }) => kind === row.id).map(({ en, fr }) => ({ en, fr })),
    })),
  });
}

function readKey(row: Row): Record<string, unknown> {
  const { id = '', en = '', fr = '', games } = row;
  if (id === '' || en === '' || fr === '')
    throw new Error(`keys.tsv: ${id || en || fr}: id, en or fr is empty`);
  if (games !== 'magic' && games !== 'ygo' && games !== 'both')
    throw new Error(`keys.tsv: ${id}: games is "${games ?? ''}", not magic, ygo or both`);
  return {
    id,
    names: { en, fr },
    aliases: list(row.aliases).map(readAlias),
    where: list(row.where),
    game: games === 'both' ? null : games,
    block: row.block === '' ? null : row.block,
    description: { en: row.description_en, fr: row.description_fr },
    example: { en: row.example_en, fr: row.example_fr },
  };
}

/** `fr=Artiste` is a French spelling; without a language before the sign it belongs to both. */
function readAlias(cell: string): Alias {
  const tagged = /^(en|fr)=(.+)$/.exec(cell);
  if (tagged === null) return { word: cell, language: null };
  return { word: tagged[2] ?? '', language: tagged[1] === 'fr' ? 'fr' : 'en' };
}

function list(cell: string | undefined): string[] {
  return (cell ?? '').split(';').filter((entry) => entry !== '');
}
