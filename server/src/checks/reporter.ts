import type { CardFormat } from '../formats/format.js';
import type { Block } from '../model/block.js';
import type { ReadingContext } from '../model/context.js';
import type { GameId } from '../model/game.js';
import type { Language } from '../model/language.js';
import type { ProjectDocument } from '../workspace/project.js';
import type { ProjectIndex } from '../workspace/project-index.js';
import type { BlockCheckContext, Check, DocumentCheckContext, Finding, Message, Report } from './check.js';

/** A finding and the check it came from. */
export interface CheckedFinding extends Finding {
  readonly check: string;
}

/**
 * Gathers what checks report, their messages written in one language. One reporter serves every check of a
 * block: which of them is speaking is set before each run, so that twenty silent checks cost nothing.
 */
class Reporter {
  readonly findings: CheckedFinding[] = [];
  speaker: Check | null = null;

  constructor(
    readonly language: Language,
    private readonly game: GameId,
  ) {}

  text<P>(say: Message<P>, params: P): string {
    return say[this.language](params);
  }

  report<P>(finding: Report<P>): void {
    const check = this.speaker;
    if (check === null) return;
    this.findings.push({
      check: check.id,
      span: finding.at,
      message: this.text(finding.say, finding.with),
      severity: finding.severity ?? check.severity,
      fixes: finding.fixes ?? [],
      // What a check for every game rests on are rules of Magic; they say nothing of another game's card.
      rules: finding.rules ?? (check.games === undefined && this.game !== 'magic' ? [] : check.rules),
      related: finding.related ?? [],
      declarable: finding.declarable ?? null,
    });
  }
}

/** What the checks of one block see. */
export class BlockReporter extends Reporter implements BlockCheckContext {
  constructor(
    readonly block: Block,
    readonly reading: ReadingContext,
    readonly format: CardFormat,
    language: Language,
  ) {
    super(language, reading.game);
  }
}

/** What the checks of a whole document see. */
export class DocumentReporter extends Reporter implements DocumentCheckContext {
  readonly index: ProjectIndex;

  constructor(
    readonly entry: ProjectDocument,
    private readonly project: {
      readonly index: ProjectIndex;
      readonly documents: ReadonlyMap<string, ProjectDocument>;
    },
    language: Language,
  ) {
    super(language, entry.context.game);
    this.index = project.index;
  }

  other(uri: string): ProjectDocument | null {
    return this.project.documents.get(uri) ?? null;
  }
}
