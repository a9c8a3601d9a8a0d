import { diagnose } from '../checks/diagnose.js';
import type { KeyInfo } from '../formats/format.js';
import type { Game, Rule, WordInfo } from '../games/game.js';
import { gameOf } from '../games/index.js';
import type { Field } from '../model/block.js';
import { blockIndexAt } from '../model/document.js';
import { LANGUAGES, type Language } from '../model/language.js';
import { shiftSpan, touches, type Span } from '../text/span.js';
import type { Placed } from '../workspace/workspace.js';
import { checkPage } from './check-pages.js';
import { inLanguages, wordMarkdown } from './markdown.js';

export interface Hover {
  /** What the hover is about, in file offsets. */
  readonly span: Span;
  readonly markdown: string;
}

/**
 * What to tell about the place under the pointer: the word of the game, or the key, and the check behind
 * each finding there. Null where there is nothing to say. `offset` is in file offsets.
 */
export function hoverAt(placed: Placed, offset: number): Hover | null {
  const languages = hoverLanguages(placed);
  const about = wordOrKeyAt(placed, offset, languages);
  const findings = diagnose(placed.project, placed.entry).filter((finding) => touches(finding.span, offset));
  const span = about?.span ?? findings[0]?.span;
  if (span === undefined) return null;
  const codes = [...new Set(findings.map((finding) => finding.code))];
  const checks = codes.flatMap((code) => codeMarkdown(code, languages) ?? []);
  return { span, markdown: [...(about === null ? [] : [about.markdown]), ...checks].join('\n\n---\n\n') };
}

/** The languages a document's hovers speak: its own, or that one and then the other. */
function hoverLanguages({ project, entry }: Placed): readonly Language[] {
  const own = entry.context.language;
  if (project.settings.hover?.languages !== 'both') return [own];
  return [own, ...LANGUAGES.filter((language) => language !== own)];
}

function wordOrKeyAt({ entry }: Placed, offset: number, languages: readonly Language[]): Hover | null {
  const index = blockIndexAt(entry.document, offset);
  const start = entry.document.starts[index] ?? 0;
  const place = offset - start;
  const fields = entry.document.blocks[index]?.faces.flatMap((face) => face.fields) ?? [];
  const field = fields.find((candidate) => touches(candidate.span, place));
  if (field === undefined) return null;
  if (touches(field.keySpan, place)) {
    const key = field.key === null ? null : entry.format.key(field.key);
    if (key === null) return null;
    return {
      span: shiftSpan(field.keySpan, start),
      markdown: inLanguages(languages, (language) => keyMarkdown(key, language)),
    };
  }
  const game = gameOf(entry.context.game);
  return game === null ? null : wordAt(game, field, place, start, entry.context, languages);
}

function wordAt(
  game: Game,
  field: Field,
  place: number,
  blockStart: number,
  context: Placed['entry']['context'],
  languages: readonly Language[],
): Hover | null {
  const within = field.value.fromSource(place);
  const word = within === null ? null : game.wordAt(field, within, context);
  if (word === null) return null;
  return {
    span: shiftSpan(field.value.toSourceSpan(word.span), blockStart),
    markdown: inLanguages(languages, (language) =>
      wordMarkdown(word.info, rulesOf(game, word.info), language),
    ),
  };
}

/** The texts of the rules a word rests on, those the book has. */
export function rulesOf(game: Game, info: WordInfo): Rule[] {
  return info.rules.flatMap((number) => game.rule(number) ?? []);
}

function keyMarkdown(key: KeyInfo, language: Language): string {
  const other = language === 'fr' ? key.names.en : key.names.fr;
  const title = other === key.names[language] ? `**${other}**` : `**${key.names[language]}** (${other})`;
  const values = key.values.map((value) => value[language]).join(', ');
  const label = language === 'fr' ? '*Valeurs*\u00A0:' : '*Values*:';
  return [
    title,
    key.description[language],
    `\`${key.names[language]}: ${key.example[language]}\``,
    ...(values === '' ? [] : [`${label} ${values}.`]),
  ].join('\n\n');
}

function codeMarkdown(code: string, languages: readonly Language[]): string | null {
  if (checkPage(code, 'en') === null) return null;
  return inLanguages(languages, (language) => `\`${code}\` — ${checkPage(code, language)?.summary ?? ''}`);
}
