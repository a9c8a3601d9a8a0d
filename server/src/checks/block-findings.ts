import type { CardFormat } from '../formats/format.js';
import type { Block } from '../model/block.js';
import type { ReadingContext } from '../model/context.js';
import type { Language } from '../model/language.js';
import { BLOCK_CHECKS } from './index.js';
import { BlockReporter, type CheckedFinding } from './reporter.js';

interface Kept {
  readonly reading: ReadingContext;
  readonly language: Language;
  readonly findings: readonly CheckedFinding[];
}

/** More findings of one check in one block than this are summed up in the last one. */
const MOST_OF_ONE_KIND = 10;

const kept = new WeakMap<Block, Kept>();

/** The many blocks without findings share this one. */
const NONE: readonly CheckedFinding[] = [];

/**
 * What the checks of one block find, spans counting from the block. The same block in the same context
 * is answered from memory.
 */
export function blockFindings(
  block: Block,
  reading: ReadingContext,
  format: CardFormat,
  language: Language,
): readonly CheckedFinding[] {
  const known = kept.get(block);
  if (known?.reading === reading && known.language === language) return known.findings;
  const reporter = new BlockReporter(block, reading, format, language);
  for (const check of BLOCK_CHECKS) {
    if (check.games !== undefined && !check.games.includes(reading.game)) continue;
    const before = reporter.findings.length;
    reporter.speaker = check;
    check.run(reporter);
    capFrom(reporter.findings, before, language);
  }
  const findings = reporter.findings.length === 0 ? NONE : reporter.findings;
  kept.set(block, { reading, language, findings });
  return findings;
}

/** Whether a block's findings are already known, so that asking for them costs nothing. */
export function hasBlockFindings(block: Block, reading: ReadingContext, language: Language): boolean {
  const known = kept.get(block);
  return known?.reading === reading && known.language === language;
}

const MORE = {
  en: (count: number) => ` (And ${String(count)} more of the same on this card.)`,
  fr: (count: number) => ` (Et ${String(count)} de plus du même genre sur cette carte.)`,
};

/** Keeps the first few of the findings from `first` on, the last kept one saying how many more there were. */
function capFrom(findings: CheckedFinding[], first: number, language: Language): void {
  const more = findings.length - first - MOST_OF_ONE_KIND;
  if (more <= 0) return;
  findings.length = first + MOST_OF_ONE_KIND;
  const last = findings.pop();
  if (last !== undefined) findings.push({ ...last, message: last.message + MORE[language](more) });
}
