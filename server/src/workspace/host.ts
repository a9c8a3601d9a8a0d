import type { DecodedText } from '../text/decode.js';

/**
 * What the core asks of the outside world. Files are named by URI strings (`file:///…`, or any scheme an
 * editor serves), compared as they are; folders have no slash at their end.
 */
export interface Host {
  /** A file's text and how it was decoded; null when it cannot be read, which the host has logged. */
  readFile(uri: string): Promise<DecodedText | null>;
  /** Every file below a folder whose name ends with one of the endings; unreadable folders are skipped. */
  listFiles(folder: string, endings: readonly string[]): Promise<readonly string[]>;
  /** A line for whoever looks for a fault; never shown as a finding. */
  log(message: string): void;
}

/** The file that holds a project's configuration, at the root of the set. */
export const CONFIG_NAME = 'cardwright.json';

/** The folder a URI stands in, or null at the top. */
export function parentFolder(uri: string): string | null {
  const slash = uri.lastIndexOf('/');
  if (slash <= 0 || uri.slice(0, slash).endsWith('/')) return null;
  return uri.slice(0, slash);
}
