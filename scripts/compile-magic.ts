import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { glob } from 'tinyglobby';
import { readRules } from './read-rules.js';
import { readTsv } from './tsv.js';
import { writeGenerated } from './write-generated.js';

/** The words of Magic and its rule book, as the game's room reads them. The source columns stay with the data. */
export async function compileMagic(root: string): Promise<void> {
  const data = path.join(root, 'server/data/magic');
  const [types, former, oldLines, conjunctions] = await Promise.all(
    ['types', 'former-types', 'old-lines', 'conjunctions'].map((name) =>
      readTsv(path.join(data, `${name}.tsv`)),
    ),
  );
  const words = {
    terms: types?.map(({ kind, en, fr, of, traits, rules }) => ({
      kind,
      en: list(en, '|'),
      fr: list(fr, '|'),
      of: list(of, ';'),
      traits: list(traits, ' '),
      rules: list(rules, ';'),
    })),
    former: former?.map(({ language, former: word, kind, of, becomes, until }) => ({
      language,
      word,
      kind,
      of: list(of, ';'),
      becomes: becomes === '' ? null : becomes,
      until: Number(until),
    })),
    oldLines: oldLines?.map(({ language, head, becomes, until }) => ({
      language,
      head,
      becomes,
      until: Number(until),
    })),
    conjunctions: conjunctions?.map(({ language, word }) => ({ language, word })),
  };
  await writeGenerated(root, 'magic-words.ts', 'server/data/magic/*.tsv', { MAGIC_WORDS_JSON: words });

  const files = (await glob('rules/*.md', { cwd: data })).sort();
  const texts = await Promise.all(files.map((file) => readFile(path.join(data, file), 'utf8')));
  const rules = files.flatMap((file, index) => readRules(file, texts[index] ?? ''));
  const seen = new Set<string>();
  for (const { number } of rules) {
    if (seen.has(number)) throw new Error(`server/data/magic/rules: ${number} stands there twice`);
    seen.add(number);
  }
  await writeGenerated(root, 'magic-rules.ts', 'server/data/magic/rules/*.md', { MAGIC_RULES_JSON: rules });
}

function list(cell: string | undefined, separator: string): string[] {
  return (cell ?? '').split(separator).filter((entry) => entry !== '');
}
