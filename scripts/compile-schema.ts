import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { format, resolveConfig } from 'prettier';
import { glob } from 'tinyglobby';
import { writeIfChanged } from './write-generated.js';

const SCHEMA = 'schemas/cardwright.schema.json';

interface Schema {
  properties: { severity: { properties: Record<string, unknown> } };
}

/**
 * Writes the ids of all checks, and of their groups, into the schema of `cardwright.json`, so that editors
 * offer them. The rest of the schema is written by hand and left as it is.
 */
export async function compileSchema(root: string): Promise<void> {
  const file = path.join(root, SCHEMA);
  const schema = JSON.parse(await readFile(file, 'utf8')) as Schema;
  const ids = await checkIds(root);
  const groups = [...new Set(ids.map((id) => `${id.slice(0, id.indexOf('/'))}/*`))];
  const names = [...groups, ...ids].sort();
  schema.properties.severity.properties = Object.fromEntries(
    names.map((name) => [name, { $ref: '#/definitions/severity' }]),
  );
  const config = await resolveConfig(file);
  await writeIfChanged(file, await format(JSON.stringify(schema), { ...config, parser: 'json' }));
}

/** Every check is a file of the room, named as its id. */
async function checkIds(root: string): Promise<string[]> {
  const base = path.join(root, 'server/src/checks');
  const ids: string[] = [];
  for (const file of (await glob('*/*.ts', { cwd: base })).sort()) {
    const text = await readFile(path.join(base, file), 'utf8');
    if (/export const \w+ = define(?:Block|Document)Check\(/.test(text)) ids.push(file.replace(/\.ts$/, ''));
  }
  return ids;
}
