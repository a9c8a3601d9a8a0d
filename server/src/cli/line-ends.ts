/**
 * A fixed text with the line ends of the text it was made from: fixes write `\n`, which must not mix a file
 * whose lines all end in CRLF or CR. A file that mixes them already is left as the fixes made it.
 */
export function keepLineEnds(before: string, after: string): string {
  const crlf = before.includes('\r\n');
  const cr = /\r(?!\n)/.test(before);
  const lf = /(?<!\r)\n/.test(before);
  if (lf || crlf === cr) return after;
  return after.replace(/\r\n|\n/g, crlf ? '\r\n' : '\r');
}
