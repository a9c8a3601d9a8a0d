import type { CardFormat } from '../formats/format.js';
import type { Block } from '../model/block.js';
import type { ReadingContext } from '../model/context.js';
import type { Language } from '../model/language.js';
import type { BlockCheck, Finding } from './check.js';
import { BLOCK_CHECKS } from './index.js';
import { reporterFor } from './reporter.js';

/** A finding and the check it came from. */
export interface CheckedFinding extends Finding {
  readonly check: string;
}

interface Kept {
  readonly reading: ReadingContext;
  readonly language: Language;
  readonly findings: readonly CheckedFinding[];
}

/** More findings of one check in one block than this are summed up in the last one. */
const MOST_OF_ONE_KIND = 10;

const kept = new WeakMap<Block, Kept>();

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
  const findings: CheckedFinding[] = [];
  for (const check of BLOCK_CHECKS) {
    if (check.games !== undefined && !check.games.includes(reading.game)) continue;
    findings.push(...capped(runOne(check, block, reading, format, language), language));
  }
  kept.set(block, { reading, language, findings });
  return findings;
}

/** Whether a block's findings are already known, so that asking for them costs nothing. */
export function hasBlockFindings(block: Block, reading: ReadingContext, language: Language): boolean {
  const known = kept.get(block);
  return known?.reading === reading && known.language === language;
}

function runOne(
  check: BlockCheck,
  block: Block,
  reading: ReadingContext,
  format: CardFormat,
  language: Language,
): CheckedFinding[] {
  const found: CheckedFinding[] = [];
  const reporter = reporterFor(check, language, (finding) => found.push({ ...finding, check: check.id }));
  check.run({ ...reporter, block, reading, format });
  return found;
}

const MORE = {
  en: (count: number) => ` (And ${String(count)} more of the same on this card.)`,
  fr: (count: number) => ` (Et ${String(count)} autres du même genre sur cette carte.)`,
};

function capped(found: CheckedFinding[], language: Language): CheckedFinding[] {
  if (found.length <= MOST_OF_ONE_KIND) return found;
  const shown = found.slice(0, MOST_OF_ONE_KIND);
  const last = shown.at(-1);
  if (last !== undefined) {
    shown[shown.length - 1] = {
      ...last,
      message: last.message + MORE[language](found.length - shown.length),
    };
  }
  return shown;
}
