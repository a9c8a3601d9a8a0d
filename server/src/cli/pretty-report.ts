import type { Fix, Related } from '../checks/check.js';
import type { Diagnostic } from '../checks/diagnose.js';
import { applyEdits } from '../features/text-edits.js';
import type { Language } from '../model/language.js';
import { LineIndex } from '../text/line-index.js';
import type { Span } from '../text/span.js';
import { paintSeverity, type Colors } from './colors.js';
import { printable } from './display-width.js';
import { excerpt } from './excerpt.js';
import type { FileReport } from './file-report.js';
import { LABELS, SEVERITY_LABELS } from './labels.js';

/** How a report is written for people. */
export interface PrettyStyle {
  readonly ui: Language;
  readonly colors: Colors;
  /** Columns of the terminal. */
  readonly width: number;
  /** The shown name and the text of another file of the workspace; null for one it does not hold. */
  other(uri: string): { readonly name: string; readonly text: string | null };
}

/** Everything found in one file, a paragraph a finding, each followed by an empty line. */
export function prettyReport(report: FileReport, style: PrettyStyle): string {
  return report.diagnostics.map((diagnostic) => `${paragraph(report, diagnostic, style)}\n\n`).join('');
}

function paragraph(report: FileReport, diagnostic: Diagnostic, style: PrettyStyle): string {
  const { colors, ui } = style;
  const index = report.lines();
  const label = paintSeverity(colors, diagnostic.severity, SEVERITY_LABELS[ui][diagnostic.severity]);
  const place = colors.bold(location(report.name, index, diagnostic.span));
  const lines = [
    `${place}  ${label}  ${colors.dim(diagnostic.code)}`,
    ...diagnostic.message.split('\n').map((line) => `  ${printable(line)}`),
    '',
    ...sourceLines(report, diagnostic, style),
  ];
  const notes = [
    ...diagnostic.rules.map((number) => ruleLine(report, number, style)),
    ...diagnostic.related.map((related) => relatedLine(related, style)),
    ...diagnostic.fixes.slice(0, MOST_FIXES).flatMap((fix) => fixLines(report, fix, style)),
  ];
  return [...lines, ...(notes.length === 0 ? [] : ['', ...notes])].join('\n');
}

/** A finding may offer a long list of near words; the first are the likeliest. */
const MOST_FIXES = 3;

/** `file:line:column`, counted from 1, as terminals make it a link. */
function location(name: string, index: LineIndex, span: Span): string {
  const { line, character } = index.positionAt(span.start);
  return `${printable(name)}:${String(line + 1)}:${String(character + 1)}`;
}

function sourceLines(
  { text, lines }: FileReport,
  { span, severity }: Diagnostic,
  style: PrettyStyle,
): string[] {
  const { colors, width } = style;
  const number = String(lines().lineAt(Math.min(span.start, text.length)) + 1);
  const gutter = Math.max(4, number.length) + 1;
  const { source, marks } = excerpt(text, lines(), span, width - gutter - 3);
  const bar = colors.dim('│');
  return [
    `${colors.dim(number.padStart(gutter))} ${bar} ${source}`.trimEnd(),
    `${' '.repeat(gutter)} ${bar} ${paintSeverity(colors, severity, marks)}`,
  ];
}

/** `rule 304.3 — Spell types`; the title is in the language of the finding. */
function ruleLine({ game, language }: FileReport, number: string, { ui, colors }: PrettyStyle): string {
  const title = game?.rule(number)?.title[language];
  return `  ${LABELS[ui].rule} ${colors.cyan(number)}${title === undefined ? '' : ` — ${title}`}`;
}

function relatedLine({ uri, span, message }: Related, style: PrettyStyle): string {
  const { name, text } = style.other(uri);
  const place = text === null ? printable(name) : location(name, new LineIndex(text), span);
  return `  ${LABELS[style.ui].see} ${style.colors.bold(place)}  ${printable(message)}`;
}

/** A fix's title and, below it, what the lines it touches become. */
function fixLines({ text, lines }: FileReport, fix: Fix, { ui, colors, width }: PrettyStyle): string[] {
  const label = fix.safe ? LABELS[ui].fix : LABELS[ui].suggested;
  const title = `  ${colors.green(label)}${LABELS[ui].colon}${printable(fix.title)}`;
  if (fix.edits.length === 0) return [title];
  const index = lines();
  const first = index.lineAt(Math.min(...fix.edits.map(({ span }) => span.start)));
  const last = index.lineAt(Math.max(...fix.edits.map(({ span }) => span.end)));
  const from = index.lineStart(first);
  const before = text.slice(from, index.lineEnd(last));
  const edits = fix.edits.map(({ span, newText }) => ({
    span: { start: span.start - from, end: span.end - from },
    newText,
  }));
  const after = applyEdits(before, edits);
  const at = firstDifference(before, after);
  const given = changedLines(before, after).slice(0, MOST_LINES);
  const shown = given.map((line) => {
    const place = Math.min(line.length, given.length === 1 ? at : 0);
    const cut = excerpt(line, new LineIndex(line), { start: place, end: place }, width - 8);
    return `      ${colors.green('+')} ${cut.source}`;
  });
  return [title, ...shown];
}

const MOST_LINES = 4;

function firstDifference(before: string, after: string): number {
  let at = 0;
  while (at < after.length && before[at] === after[at]) at++;
  return at;
}

/** The lines of the new text that the old one does not begin or end with. */
function changedLines(before: string, after: string): string[] {
  const old = before.split(/\r\n|\r|\n/);
  const now = after.split(/\r\n|\r|\n/);
  let head = 0;
  while (head < old.length && head < now.length && old[head] === now[head]) head++;
  let tail = 0;
  const most = Math.min(old.length, now.length) - head;
  while (tail < most && old[old.length - 1 - tail] === now[now.length - 1 - tail]) tail++;
  return now.slice(head, now.length - tail);
}
