import { existsSync } from 'node:fs';
import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import writeFileAtomic from 'write-file-atomic';
import type { Language, Localized } from '../model/language.js';
import { CONFIG_NAME } from '../workspace/host.js';

export type PathKind = 'file' | 'folder' | 'other' | 'missing';

/** What stands at a path; anything that cannot even be looked at counts as missing. */
export async function kindOf(target: string): Promise<PathKind> {
  try {
    const found = await stat(target);
    return found.isFile() ? 'file' : found.isDirectory() ? 'folder' : 'other';
  } catch {
    return 'missing';
  }
}

/** The folder of the nearest `cardwright.json`, from `folder` upwards, or null. */
export function nearestConfigFolder(folder: string): string | null {
  for (let at = folder; ; at = path.dirname(at)) {
    if (existsSync(path.join(at, CONFIG_NAME))) return at;
    if (path.dirname(at) === at) return null;
  }
}

/** A file's bytes; throws what the system throws. */
export async function readBytes(file: string): Promise<Uint8Array> {
  return readFile(file);
}

/** Whether bytes begin with the byte order mark of UTF-8. */
export function hasUtf8Mark(bytes: Uint8Array): boolean {
  return bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf;
}

/** Writes a file that must not be there yet; false when it is. */
export async function writeNew(file: string, text: string): Promise<boolean> {
  try {
    await writeFile(file, text, { flag: 'wx' });
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  }
}

/**
 * Replaces a file as a whole or not at all, its mode kept. A file without any permission to write is left
 * alone (a rename would not ask for it) and throws like the system does.
 */
export async function replaceFile(file: string, bytes: Buffer): Promise<void> {
  const { mode } = await stat(file);
  if ((mode & 0o222) === 0) throw Object.assign(new Error('read-only'), { code: 'EACCES' });
  await writeFileAtomic(file, bytes);
}

const REASONS: Readonly<Record<string, Localized>> = {
  EACCES: { en: 'permission denied', fr: 'accès refusé' },
  EPERM: { en: 'permission denied', fr: 'accès refusé' },
  EROFS: { en: 'the disk is read-only', fr: 'le disque est en lecture seule' },
  ENOENT: { en: 'it is not there', fr: "il n'existe pas" },
  EISDIR: { en: 'it is a folder', fr: "c'est un dossier" },
  ENOTDIR: { en: 'its folder is a file', fr: 'son dossier est un fichier' },
  ENOSPC: { en: 'the disk is full', fr: 'le disque est plein' },
  ELOOP: { en: 'a link that leads to itself', fr: 'un lien qui mène à lui-même' },
  ENAMETOOLONG: { en: 'the name is too long', fr: 'le nom est trop long' },
};

/** Why the system refused, in words where there are some. */
export function reasonOf(error: unknown, language: Language): string {
  const code = codeOf(error);
  const words = Object.hasOwn(REASONS, code) ? REASONS[code] : undefined;
  return words?.[language] ?? (code === '' ? String(error) : code);
}

/** Why a file, or the list of a folder's files, cannot be read; null when it can. */
export async function whyUnreadable(target: string, language: Language): Promise<string | null> {
  try {
    if ((await kindOf(target)) === 'folder') await readdir(target);
    else await readFile(target);
    return null;
  } catch (error) {
    return reasonOf(error, language);
  }
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
}
