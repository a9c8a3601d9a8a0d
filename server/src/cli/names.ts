import path from 'node:path';
import { URI } from 'vscode-uri';

/** The URI of an absolute path, spelt as editors spell it. */
export function uriOf(file: string): string {
  return URI.file(file).toString();
}

/** The absolute path of a `file:` URI. */
export function pathOf(uri: string): string {
  return URI.parse(uri).fsPath;
}

/** A path as it is shown and as JSON gives it: relative to the current folder, with forward slashes. */
export function shownPath(cwd: string, file: string): string {
  const relative = path.relative(cwd, file);
  const shown = relative === '' || path.isAbsolute(relative) ? file : relative;
  return path.sep === '\\' ? shown.replaceAll('\\', '/') : shown;
}

/** True for the folder itself and everything below it. */
export function isInside(folder: string, file: string): boolean {
  return file === folder || file.startsWith(folder.endsWith(path.sep) ? folder : folder + path.sep);
}
