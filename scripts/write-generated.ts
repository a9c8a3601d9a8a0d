import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * Writes a module of `server/src/generated/` that carries data as JSON strings (a string costs the compiler
 * and the start-up next to nothing; it is read when first asked for). An unchanged file is left alone.
 */
export async function writeGenerated(
  root: string,
  name: string,
  source: string,
  values: Readonly<Record<string, unknown>>,
): Promise<void> {
  const constants = Object.entries(values).map(
    ([constant, value]) => `export const ${constant} = ${JSON.stringify(JSON.stringify(value))};`,
  );
  await writeIfChanged(
    path.join(root, 'server/src/generated', name),
    [`// Generated from ${source}; do not edit.`, ...constants, ''].join('\n'),
  );
}

export async function writeIfChanged(file: string, text: string): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  const before = await readFile(file, 'utf8').catch(() => null);
  if (before !== text) await writeFile(file, text);
}
