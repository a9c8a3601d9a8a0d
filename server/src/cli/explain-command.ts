import { explain } from '../features/explain.js';
import type { Language } from '../model/language.js';
import { colorsFor } from './colors.js';
import { EXIT, type CliIo } from './io.js';
import { TROUBLE } from './messages.js';
import { readLanguage, type RawOptions } from './options.js';
import { terminalMarkdown } from './terminal-markdown.js';

/** Long lines are hard to read, however wide the terminal. */
const WIDEST = 100;
const STANDARD_WIDTH = 80;

/** `cardwright explain`: returns the exit code. */
export function explainCommand(words: readonly string[], raw: RawOptions, io: CliIo, ui: Language): number {
  const query = words.join(' ').trim();
  const answer = explain(query, readLanguage('--language', raw.language, ui) ?? ui);
  if (!answer.found) {
    io.stderr.write(`${TROUBLE.unknownThing[ui]({ query })}\n`);
    if (answer.near.length > 0) io.stderr.write(`${TROUBLE.didYouMean[ui]({ near: answer.near })}\n`);
    return EXIT.trouble;
  }
  const colors = colorsFor(io.stdout, raw.color, io.env);
  const width = Math.max(20, Math.min(io.stdout.columns ?? STANDARD_WIDTH, WIDEST));
  io.stdout.write(terminalMarkdown(answer.markdown, colors, width));
  return EXIT.ok;
}
