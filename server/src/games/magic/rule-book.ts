import { MAGIC_RULES_JSON } from '../../generated/magic-rules.js';
import type { Rule } from '../game.js';

let book: { readonly inOrder: readonly Rule[]; readonly byNumber: ReadonlyMap<string, Rule> } | null = null;

function load(): NonNullable<typeof book> {
  if (book === null) {
    const inOrder = JSON.parse(MAGIC_RULES_JSON) as Rule[];
    book = { inOrder, byNumber: new Map(inOrder.map((rule) => [rule.number, rule])) };
  }
  return book;
}

/** A rule by its current number; null for a number the book does not have. */
export function magicRule(number: string): Rule | null {
  return load().byNumber.get(number) ?? null;
}

/** Every rule of the book, in its order. */
export function magicRules(): readonly Rule[] {
  return load().inOrder;
}
