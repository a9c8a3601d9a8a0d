import { readFile } from 'node:fs/promises';

/** A row of a TSV file by its column names. */
export type Row = Readonly<Record<string, string>>;

/**
 * Reads a TSV file: a header line, then a row a line; cells hold anything but tabs and line ends. A row
 * with another number of cells than the header throws with its file and line.
 */
export async function readTsv(file: string): Promise<Row[]> {
  const lines = (await readFile(file, 'utf8')).split(/\r?\n/);
  const columns = lines[0]?.split('\t') ?? [];
  const rows: Row[] = [];
  for (const [index, line] of lines.entries()) {
    if (index === 0 || line === '') continue;
    const cells = line.split('\t');
    if (cells.length !== columns.length) {
      throw new Error(
        `${file}:${String(index + 1)}: ${String(cells.length)} cells, the header has ${String(columns.length)}`,
      );
    }
    rows.push(Object.fromEntries(columns.map((column, at) => [column, cells[at] ?? ''])));
  }
  return rows;
}
