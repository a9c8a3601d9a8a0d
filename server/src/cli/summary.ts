import type { Language } from '../model/language.js';
import type { Colors } from './colors.js';
import { counted, NOUNS } from './counted.js';
import type { Counts } from './file-report.js';
import { SAY } from './messages.js';

/** The last lines of a report: what was looked at, what was found, and what can be mended by itself. */
export function summary(counts: Counts, allowed: number, ui: Language, colors: Colors): string {
  const tooMany = counts.warning > allowed;
  const bad = counts.error > 0 || tooMany;
  const parts = [
    counted(counts.files, NOUNS.file, ui),
    counted(counts.cards, NOUNS.card, ui),
    paintIf(counts.error, colors.red, counted(counts.error, NOUNS.error, ui)),
    paintIf(counts.warning, colors.yellow, counted(counts.warning, NOUNS.warning, ui)),
    ...(counts.information > 0 ? [counted(counts.information, NOUNS.information, ui)] : []),
    ...(counts.hint > 0 ? [counted(counts.hint, NOUNS.hint, ui)] : []),
  ];
  const sign = bad ? colors.red('✖') : colors.green('✔');
  const lines = [`${sign} ${parts.join(', ')}`];
  if (tooMany) lines.push(`  ${SAY.tooManyWarnings[ui]({ allowed })}`);
  const { safe, suggested } = counts;
  if (safe + suggested > 0) lines.push(`  ${SAY.fixable[ui]({ safe, suggested })}`);
  return `${lines.join('\n')}\n`;
}

function paintIf(count: number, paint: (text: string) => string, text: string): string {
  return count > 0 ? paint(text) : text;
}
