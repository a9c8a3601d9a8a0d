import { eastAsianWidth } from 'get-east-asian-width';

const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** One character as a person sees it. */
export interface Cell {
  /** Offset in the text it was taken from, and where the next one begins (UTF-16). */
  readonly start: number;
  readonly end: number;
  /** What to print for it. */
  readonly shown: string;
  /** How many terminal columns that takes. */
  readonly width: number;
}

const TAB_STOP = 4;

/** A line as cells: tabs become spaces up to the next stop, signs that steer a terminal become pictures. */
export function cellsOf(line: string): Cell[] {
  const cells: Cell[] = [];
  let column = 0;
  for (const { segment, index } of segmenter.segment(line)) {
    const tab = segment === '\t' ? TAB_STOP - (column % TAB_STOP) : 0;
    const shown = tab > 0 ? ' '.repeat(tab) : printable(segment);
    const width = tab > 0 ? tab : graphemeWidth(shown);
    cells.push({ start: index, end: index + segment.length, shown, width });
    column += width;
  }
  return cells;
}

/** The columns a text takes on a terminal. */
export function displayWidth(text: string): number {
  if (/^[\x20-\x7e]*$/.test(text)) return text.length;
  return cellsOf(text).reduce((sum, cell) => sum + cell.width, 0);
}

/**
 * A text that cannot steer a terminal: control characters (escape sequences begin with one) and the signs that
 * turn the direction of writing become visible. Line ends and tabs too, so only for what stands on one line.
 */
export function printable(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu, picture);
}

/** Unicode has a picture for each ASCII control character. */
function picture(sign: string): string {
  const code = sign.charCodeAt(0);
  if (code < 0x20) return String.fromCharCode(0x2400 + code);
  return code === 0x7f ? '\u2421' : '\ufffd';
}

function graphemeWidth(grapheme: string): number {
  const code = grapheme.codePointAt(0) ?? 0;
  if (code >= 0x20 && code < 0x7f && grapheme.length === 1) return 1;
  if (/^[\p{Mn}\p{Me}\p{Cf}]+$/u.test(grapheme)) return 0;
  if (/\ufe0f|^\p{Emoji_Presentation}|^\p{RI}\p{RI}/u.test(grapheme)) return 2;
  return eastAsianWidth(code);
}
