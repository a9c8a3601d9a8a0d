import { createTwoFilesPatch, FILE_HEADERS_ONLY } from 'diff';
import type { Colors } from './colors.js';

/** The change of one file as `git apply` and `patch -p1` take it; coloured for a terminal. */
export function unifiedDiff(name: string, before: string, after: string, colors: Colors): string {
  const patch = createTwoFilesPatch(`a/${name}`, `b/${name}`, before, after, undefined, undefined, {
    context: 3,
    headerOptions: FILE_HEADERS_ONLY,
  });
  if (!colors.isColorSupported) return patch;
  return patch.replace(/^[-+@].*$/gm, (line) => paint(line, colors));
}

function paint(line: string, colors: Colors): string {
  if (line.startsWith('+++') || line.startsWith('---')) return colors.bold(line);
  if (line.startsWith('+')) return colors.green(line);
  return line.startsWith('-') ? colors.red(line) : colors.cyan(line);
}
