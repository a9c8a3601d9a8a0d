import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readConfigFile } from '../../../server/src/workspace/config-file.js';

const CHECKS = new Set(['type-line/case', 'structure/encoding']);

/** Each problem as its code and the stretch of the file it points at. */
function problems(text: string): [string, string][] {
  return readConfigFile(text, CHECKS).problems.map(({ code, span }) => [
    code,
    text.slice(span.start, span.end),
  ]);
}

describe('readConfigFile', () => {
  it('takes comments and trailing commas', () => {
    const text = `// The set of 2026.
{
  /* as printed */
  "language": "fr",
  "severity": { "type-line/case": "off", }, // quiet
}
`;
    const { settings, problems: found } = readConfigFile(text, CHECKS);
    expect(found).toEqual([]);
    expect(settings.language).toBe('fr');
    expect(settings.severity).toEqual({ 'type-line/case': 'off' });
  });

  it('points at the value that cannot be used', () => {
    expect(problems('{ "game": "Pokémon", "language": "fr" }')).toEqual([
      ['config/invalid-value', '"Pokémon"'],
    ]);
    expect(problems('{ "ignore": ["a", 12] }')).toEqual([['config/invalid-value', '12']]);
    expect(problems('{ "hover": { "languages": [] } }')).toEqual([['config/invalid-value', '[]']]);
    expect(problems('{ "vocabulary": { "subtypes": [ { "en": 3 } ] } }')).toEqual([
      ['config/invalid-value', '3'],
    ]);
  });

  it('points at the key that is unknown', () => {
    expect(problems('{ "langauge": "fr" }')).toEqual([['config/unknown-key', '"langauge"']]);
    expect(problems('{ "severity": { "type-line/cases": "off" } }')).toEqual([
      ['config/unknown-key', '"type-line/cases"'],
    ]);
    expect(problems('{ "vocabulary": { "words": ["a"] } }')).toEqual([['config/unknown-key', '"words"']]);
  });

  it('points at what is missing where it should be', () => {
    expect(problems('{ "vocabulary": { "keywords": [ { "on": [] } ] } }').map(([code]) => code)).toEqual([
      'config/invalid-value',
    ]);
  });

  it('uses what stands before and after a fault of syntax', () => {
    const text = '{ "game": "Magic" "language": "fr", "ignore": ["a" }';
    const read = readConfigFile(text, CHECKS);
    expect(read.problems.map(({ code }) => code)).toContain('config/syntax');
    expect(read.settings.game).toBe('magic');
    expect(read.settings.language).toBe('fr');
    for (const { span } of read.problems) {
      expect(span.start).toBeGreaterThanOrEqual(0);
      expect(span.end).toBeLessThanOrEqual(text.length);
    }
  });

  it.each([
    ['nothing', ''],
    ['spaces', ' \n\t'],
    ['a comment', '// later'],
  ])('gives no settings and no problem for %s', (_name, text) => {
    const { settings, problems: found } = readConfigFile(text, CHECKS);
    expect(found).toEqual([]);
    expect(settings.game).toBeUndefined();
  });

  it.each(['[]', '"Magic"', '12', 'null', 'true'])('says that %s is no configuration', (text) => {
    expect(problems(text)).toEqual([['config/invalid-value', text]]);
  });

  it.each(['{', '}', 'not json', '{"a":', '\0\0\0', '<xml/>', '{"game": }'])('survives %j', (text) => {
    const { problems: found } = readConfigFile(text, CHECKS);
    expect(found.map(({ code }) => code)).toContain('config/syntax');
    expect(found[0]?.message.fr).toContain('JSON');
  });

  it('survives any text', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        readConfigFile(text, CHECKS);
      }),
    );
    const json = fc.string({
      unit: fc.constantFrom('{', '}', '[', ']', '"', ':', ',', 'game', '1', ' '),
      maxLength: 30,
    });
    fc.assert(
      fc.property(json, (text) => {
        readConfigFile(text, CHECKS);
      }),
    );
  });

  it('survives brackets without end', () => {
    for (const bracket of ['[', '{"a":']) {
      const { settings, problems: found } = readConfigFile(bracket.repeat(200_000), CHECKS);
      expect(settings.game).toBeUndefined();
      expect(found.length).toBeGreaterThan(0);
    }
  });
});
