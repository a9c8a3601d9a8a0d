import { describe, expect, it } from 'vitest';
import { ALL_CHECKS } from '../../../server/src/checks/index.js';
import { magicRule } from '../../../server/src/games/magic/rule-book.js';
import { magicWords } from '../../../server/src/games/magic/words.js';

describe('the rules that are cited are in the book', () => {
  it.each(ALL_CHECKS.map((check) => [check.id, check.rules] as const))('%s', (_id, rules) => {
    expect(rules.filter((number) => magicRule(number) === null)).toEqual([]);
  });

  it('by every word of the type line', () => {
    const cited = new Set(magicWords().terms.flatMap((term) => term.rules));
    expect([...cited].filter((number) => magicRule(number) === null)).toEqual([]);
  });
});
