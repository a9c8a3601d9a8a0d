import { describe, expect, test } from 'vitest';
import { nativeKeys, spellings } from '../../server/src/formats/native/keys.js';
import { fold } from '../../server/src/text/similarity.js';
import { loadGrammar, scopesOf, tokenize } from './tokenize.js';

const grammar = await loadGrammar();

/** The scope of a key as the grammar sees it; an empty text when it is none. */
function keyScope(line: string, key: string): string {
  const scopes = scopesOf(tokenize(grammar, line), key);
  return scopes.find((scope) => /^(?:entity\.name\.tag|keyword\.control|variable)\./.test(scope)) ?? '';
}

const known = nativeKeys().flatMap((key) =>
  [...new Set([...spellings(key, 'en'), ...spellings(key, 'fr')])].map((word) => ({
    word,
    scope: key.block === null ? 'entity.name.tag.key.cardwright' : 'keyword.control.block.cardwright',
  })),
);

describe('a known key', () => {
  test.each(known)('is seen as one: $word', ({ word, scope }) => {
    expect(keyScope(`${word}: x`, word)).toBe(scope);
  });

  test.each(known)(
    'without its accents, in capitals, and with a no-break space: $word',
    ({ word, scope }) => {
      const bare = fold(word);
      expect(keyScope(`${bare}: x`, bare)).toBe(scope);
      expect(keyScope(`${word.toUpperCase()}\u00a0: x`, word.toUpperCase())).toBe(scope);
      expect(keyScope(`${word}\u202f: x`, word)).toBe(scope);
    },
  );
});

describe('another key', () => {
  test.each(['Nmae', 'Puissance', 'Names', 'Typ', 'Text e', 'Sous', 'Link foo'])(
    'is seen as unknown: %s',
    (key) => {
      expect(keyScope(`${key}: x`, key)).toBe('variable.other.key.unknown.cardwright');
    },
  );

  test('is free when it begins with X-', () => {
    expect(keyScope('X-Prix du jour: 3', 'X-Prix du jour')).toBe('variable.other.key.free.cardwright');
  });

  test.each(['  Name: x', '{T}: Add {G}.', 'Whenever you cast, choose: x', ': x', '# Name: x'])(
    'is none at all in %j',
    (line) => {
      const scopes = tokenize(grammar, line)
        .flat()
        .flatMap((token) => token.scopes);
      expect(scopes.filter((scope) => scope.includes('key'))).toEqual([]);
    },
  );
});

test('long lines are coloured in good time', { timeout: 10_000 }, () => {
  for (const line of [
    'a'.repeat(20_000),
    `Name${' '.repeat(20_000)}: x`,
    '('.repeat(20_000),
    `Text: ${'{'.repeat(20_000)}`,
    `#${' '.repeat(20_000)}x`,
    ' '.repeat(20_000),
  ]) {
    tokenize(grammar, `Name: A\nText:\n${line}\n  ${line}`);
  }
});
