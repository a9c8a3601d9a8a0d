import { stripVTControlCharacters } from 'node:util';
import type { Colors } from './colors.js';
import { displayWidth } from './display-width.js';

/** A paragraph or list item being gathered: its lines are broken anew. */
interface Paragraph {
  readonly indent: string;
  readonly bullet: string;
  readonly words: string;
}

/**
 * The Markdown of our own pages and hovers for a terminal: headings, paragraphs, lists, fenced code, rules
 * across the page; within them bold, italics, code, links and escapes. Anything else is printed as it is.
 */
export function terminalMarkdown(markdown: string, colors: Colors, width: number): string {
  const out: string[] = [];
  let gathered: Paragraph[] = [];
  const close = (): void => {
    for (const { words, bullet, indent } of gathered) out.push(...wrap(words, bullet, indent, colors, width));
    gathered = [];
  };
  let fence: string | null = null;
  for (const line of markdown.split(/\r?\n/)) {
    const mark = /^\s*(`{3,}|~{3,})/.exec(line)?.[1] ?? null;
    if (fence !== null) {
      if (mark?.startsWith(fence) === true) fence = null;
      else out.push(line === '' ? '' : colors.dim(`    ${line}`));
      continue;
    }
    const heading = /^(#{1,6}) (.+)$/.exec(line);
    const item = /^(\s*)([-*+]|\d+[.)]) (.+)$/.exec(line);
    if (mark !== null || heading !== null || item !== null || line.trim() === '') close();
    if (mark !== null) fence = mark;
    else if (heading !== null) out.push(colors.bold(colors.underline(inline(heading[2] ?? '', colors))));
    else if (/^\s*([-*_])(?:\s*\1){2,}\s*$/.test(line)) {
      close();
      out.push(colors.dim('─'.repeat(Math.min(width, 40))));
    } else if (item !== null) {
      const [, indent = '', sign = '', words = ''] = item;
      const bullet = `${indent}${/\d/.test(sign) ? sign : '•'} `;
      gathered = [{ indent: ' '.repeat(bullet.length), bullet, words }];
    } else if (line.trim() === '') out.push('');
    else {
      const begun = gathered[0] ?? { indent: '', bullet: '', words: '' };
      gathered = [{ ...begun, words: `${begun.words} ${line.trim()}` }];
    }
  }
  close();
  const text = out.join('\n').replace(/\n{3,}/g, '\n\n');
  return `${text.replace(/^\n+/, '').trimEnd()}\n`;
}

const STYLED = /\*\*(.+?)\*\*|\*((?=\S).+?)\*|(`+)(.+?)\3|\[([^\]]+)\]\(([^)\s]+)\)|\\([!-/:-@[-`{-~])/g;

/** Writes the marks within a line as colours; without colours they are dropped, except those of code. */
function inline(text: string, colors: Colors): string {
  return text.replace(
    STYLED,
    (
      whole: string,
      bold: string | undefined,
      italic: string | undefined,
      ticks: string | undefined,
      code: string | undefined,
      label: string | undefined,
      target: string | undefined,
      escaped: string | undefined,
    ) => {
      if (bold !== undefined) return colors.bold(inline(bold, colors));
      if (italic !== undefined) return colors.italic(inline(italic, colors));
      if (ticks !== undefined && code !== undefined) return codeSpan(code, colors);
      if (label !== undefined && target !== undefined) {
        const shown = colors.underline(inline(label, colors));
        return /^https?:/.test(target) ? `${shown} (${target})` : shown;
      }
      return escaped ?? whole;
    },
  );
}

function codeSpan(code: string, colors: Colors): string {
  return colors.isColorSupported ? colors.cyan(code) : `\`${code}\``;
}

/** Breaks at plain spaces only: a French no-break space keeps its sign on the line. */
function wrap(text: string, bullet: string, indent: string, colors: Colors, width: number): string[] {
  const lines: string[] = [];
  let current = bullet;
  let length = displayWidth(bullet);
  let empty = true;
  for (const word of unbroken(inline(text, colors))) {
    const wide = displayWidth(stripVTControlCharacters(word));
    if (!empty && length + 1 + wide > width) {
      lines.push(current);
      current = indent;
      length = indent.length;
      empty = true;
    }
    current += empty ? word : ` ${word}`;
    length += wide + (empty ? 0 : 1);
    empty = false;
  }
  lines.push(current);
  return lines;
}

function unbroken(text: string): string[] {
  return text.split(/ +/).filter((word) => word !== '');
}
