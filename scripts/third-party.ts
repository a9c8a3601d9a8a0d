import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** The licences of every package that went into the bundles, as they ask to be handed on. */
export async function noticesFor(root: string, inputs: Iterable<string>): Promise<string> {
  const folders = new Set<string>();
  for (const input of inputs) {
    const folder = /^(.*node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(input)?.[1];
    if (folder !== undefined) folders.add(folder);
  }
  const notices = await Promise.all([...folders].sort().map((folder) => noticeOf(path.join(root, folder))));
  return `Cardwright contains these packages.\n\n${notices.join('\n\n')}\n`;
}

async function noticeOf(folder: string): Promise<string> {
  const manifest = JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8')) as {
    name: string;
    version: string;
    license?: string;
  };
  const file = (await readdir(folder)).find((name) => /^licen[cs]e/i.test(name));
  const text = file === undefined ? '' : (await readFile(path.join(folder, file), 'utf8')).trim();
  const title = `${manifest.name} ${manifest.version} (${manifest.license ?? 'see below'})`;
  return [title, '-'.repeat(title.length), text].join('\n');
}
