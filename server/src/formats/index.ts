import type { CardFormat } from './format.js';
import { nativeFormat } from './native/format.js';

const FORMATS: readonly CardFormat[] = [nativeFormat];

/** The format a file is in by its name, or null for a file that holds no cards. */
export function formatOfPath(path: string): CardFormat | null {
  const lower = path.toLowerCase();
  return FORMATS.find((format) => format.extensions.some((ending) => lower.endsWith(ending))) ?? null;
}

/** The format of the editor's language id, or null for a language that is none of ours. */
export function formatOfLanguage(languageId: string): CardFormat | null {
  return FORMATS.find((format) => format.languageId === languageId) ?? null;
}

/** The format of that id; every id a document carries is known. */
export function formatOfId(id: string): CardFormat {
  return FORMATS.find((format) => format.id === id) ?? nativeFormat;
}

/** Every file name ending that holds cards, with the dot. */
export function cardFileEndings(): readonly string[] {
  return FORMATS.flatMap((format) => format.extensions);
}
