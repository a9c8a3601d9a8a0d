import { ALL_CHECKS } from '../checks/index.js';
import { allGames } from '../games/index.js';
import { NO_VOCABULARY } from '../model/context.js';
import { CURRENT_EDITION } from '../model/edition.js';
import type { Language } from '../model/language.js';
import { nearest } from '../text/similarity.js';
import { checkPage } from './check-pages.js';
import { rulesOf } from './hover.js';
import { ruleMarkdown, wordMarkdown } from './markdown.js';

export type Explanation =
  | { readonly found: true; readonly markdown: string }
  /** Nothing is known under that name; what is near, the likeliest first. */
  | { readonly found: false; readonly near: readonly string[] };

/**
 * What is known under a check's id, a rule's number, or a word of a game, as a hover would show it. Case
 * and accents do not matter.
 */
export function explain(query: string, language: Language): Explanation {
  const wanted = query.trim();
  const markdown =
    checkMarkdown(wanted, language) ?? ruleText(wanted, language) ?? wordText(wanted, language);
  return markdown === null ? { found: false, near: near(wanted) } : { found: true, markdown };
}

function checkMarkdown(id: string, language: Language): string | null {
  const page = checkPage(id, language);
  return page === null ? null : `**${id}**\n\n${page.body}`;
}

/** The rule of that number, its sub-rules' titles below it. */
function ruleText(query: string, language: Language): string | null {
  const number = /^(?:(?:cr|rule|règle|regle)\s*)?(\d{3}(?:\.\d+[a-z]?)?)\.?$/i
    .exec(query)?.[1]
    ?.toLowerCase();
  if (number === undefined) return null;
  for (const game of allGames()) {
    const rule = game.rule(number);
    if (rule === null) continue;
    const children = game.rules().filter((other) => isBelow(other.number, number));
    const list = children.map((child) => `- ${child.number} ${child.title[language]}`).join('\n');
    return [ruleMarkdown(rule, language), ...(list === '' ? [] : [list])].join('\n\n');
  }
  return null;
}

/** 304.3 is below 304; 205.3k is below 205.3. */
function isBelow(number: string, parent: string): boolean {
  return number !== parent && number.startsWith(parent) && !/^\d/.test(number.slice(parent.length));
}

function wordText(query: string, language: Language): string | null {
  const texts = allGames().flatMap((game) => {
    const context = { game: game.id, language, edition: CURRENT_EDITION, vocabulary: NO_VOCABULARY };
    return game.lookUp(query, context).map((info) => wordMarkdown(info, rulesOf(game, info), language));
  });
  return texts.length === 0 ? null : texts.join('\n\n---\n\n');
}

function near(query: string): string[] {
  const checks = ALL_CHECKS.map((check) => ({ word: check.id, value: check.id }));
  const names = ALL_CHECKS.map((check) => ({
    word: check.id.slice(check.id.indexOf('/') + 1),
    value: check.id,
  }));
  return [...nearest(query, checks), ...nearest(query, names)].map(({ value }) => value).slice(0, 3);
}
