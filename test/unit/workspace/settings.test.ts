import { describe, expect, it } from 'vitest';
import { layer, severityOf, type Settings } from '../../../server/src/workspace/settings.js';

const word = (text: string): { kind: 'subtype'; word: string; language: null; of: [] } => ({
  kind: 'subtype',
  word: text,
  language: null,
  of: [],
});

describe('layer', () => {
  it('lets the stronger layer win key by key', () => {
    const under: Settings = { game: 'magic', language: 'en', ignore: ['a'] };
    expect(layer(under, { language: 'fr' })).toMatchObject({ game: 'magic', language: 'fr', ignore: ['a'] });
    expect(layer(under, { ignore: ['b'] }).ignore).toEqual(['b']);
  });

  it('joins severities, hovers and vocabularies', () => {
    const joined = layer(
      {
        severity: { 'a/b': 'error', 'a/c': 'hint' },
        hover: { languages: 'both' },
        vocabulary: { words: [word('A')], keywords: [] },
      },
      { severity: { 'a/b': 'off' }, hover: {}, vocabulary: { words: [word('B')], keywords: [] } },
    );
    expect(joined.severity).toEqual({ 'a/b': 'off', 'a/c': 'hint' });
    expect(joined.hover).toEqual({ languages: 'both' });
    expect(joined.vocabulary?.words.map((entry) => entry.word)).toEqual(['A', 'B']);
  });

  it('of nothing says nothing', () => {
    const { severity, hover, vocabulary, ...rest } = layer({}, {});
    expect(rest).toEqual({});
    expect([severity, hover, vocabulary]).toEqual([{}, {}, { words: [], keywords: [] }]);
  });
});

describe('severityOf', () => {
  it('takes the check itself before its namespace, and else the standard', () => {
    const settings: Settings = { severity: { 'type-line/*': 'hint', 'type-line/case': 'off' } };
    expect(severityOf(settings, 'type-line/case', 'warning')).toBe('off');
    expect(severityOf(settings, 'type-line/order', 'warning')).toBe('hint');
    expect(severityOf(settings, 'structure/encoding', 'error')).toBe('error');
    expect(severityOf({}, 'type-line/case', 'warning')).toBe('warning');
  });
});
