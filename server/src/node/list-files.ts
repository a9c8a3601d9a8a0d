import type { Dirent } from 'node:fs';
import { readdir, realpath, stat } from 'node:fs/promises';
import path from 'node:path';

/** Folders that hold other people's files, however they end. */
const NEVER_LISTED = new Set(['node_modules', '.git', '.hg', '.svn']);

/**
 * Every file below a folder whose name ends with one of the endings (one that begins with a slash is a whole
 * name), whatever its case. Each file once: a link to what is listed already, or back to a folder above, is
 * passed over. So is what cannot be read; `onTrouble` hears of it.
 */
export async function listFiles(
  root: string,
  endings: readonly string[],
  onTrouble: (folder: string, error: unknown) => void,
): Promise<string[]> {
  const files: string[] = [];
  const links: string[] = [];
  const seen = new Set<string>();

  const take = (file: string): void => {
    const name = `/${path.basename(file)}`.toLowerCase();
    if (endings.some((ending) => name.endsWith(ending))) files.push(file);
  };
  const walk = async (folder: string): Promise<void> => {
    let entries: Dirent[];
    try {
      entries = await readdir(folder, { withFileTypes: true });
    } catch (error) {
      onTrouble(folder, error);
      return;
    }
    seen.add(folder);
    const below: Promise<void>[] = [];
    for (const entry of entries) {
      const here = path.join(folder, entry.name);
      if (entry.isSymbolicLink()) links.push(here);
      else if (entry.isFile()) take(here);
      else if (entry.isDirectory() && !NEVER_LISTED.has(entry.name)) below.push(walk(here));
    }
    await Promise.all(below);
  };

  await walk(root);
  const real = await realpath(root).catch(() => root);
  // What links lead to comes last, so that a file is known by its own place. They may lead to more links.
  for (let link = links.shift(); link !== undefined; link = links.shift()) {
    const target = await realpath(link).catch(() => null);
    if (target === null || seen.has(target)) continue;
    if (isInside(target, real) || isInside(real, target)) continue;
    seen.add(target);
    const kind = await stat(target).catch(() => null);
    if (kind?.isDirectory() === true) await walk(link);
    else if (kind?.isFile() === true) take(link);
  }
  return files.sort();
}

function isInside(file: string, folder: string): boolean {
  return file === folder || file.startsWith(folder.endsWith(path.sep) ? folder : folder + path.sep);
}
