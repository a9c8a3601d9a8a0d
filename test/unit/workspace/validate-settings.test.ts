import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CURRENT_EDITION } from '../../../server/src/model/edition.js';
import { validateSettings } from '../../../server/src/workspace/validate-settings.js';

const CHECKS = new Set(['type-line/case', 'type-line/order', 'structure/encoding']);

function settings(value: unknown): unknown {
  const read = validateSettings(value, CHECKS);
  expect(read.problems).toEqual([]);
  return read.settings;
}

/** Each problem as `kind path`. */
function problems(value: unknown): string[] {
  return validateSettings(value, CHECKS).problems.map(({ kind, path }) => `${kind} ${path.join('.')}`);
}

describe('validateSettings', () => {
  it.each([
    ['game', { game: 'Magic' }, { game: 'magic' }],
    ['game', { game: 'Yu-Gi-Oh!' }, { game: 'ygo' }],
    ['language', { language: 'fr' }, { language: 'fr' }],
    ['edition', { edition: 'current' }, { edition: CURRENT_EDITION }],
    ['edition', { edition: '2007' }, { edition: 2007 }],
    ['edition', { edition: 2007 }, { edition: 2007 }],
    ['messages', { messages: 'document' }, { messages: 'document' }],
    ['messages', { messages: 'en' }, { messages: 'en' }],
    ['ignore', { ignore: ['drafts/**'] }, { ignore: ['drafts/**'] }],
    ['knownCards', { knownCards: ['Forêt'] }, { knownCards: ['Forêt'] }],
    ['hover', { hover: { languages: 'both' } }, { hover: { languages: 'both' } }],
    [
      'severity',
      { severity: { 'type-line/case': 'off', 'structure/*': 'hint' } },
      { severity: { 'type-line/case': 'off', 'structure/*': 'hint' } },
    ],
    ['$schema', { $schema: './schema.json' }, {}],
    ['null, which says nothing', { game: null, language: null, severity: null }, {}],
    ['nothing', {}, {}],
  ])('takes %s', (_key, value, expected) => {
    expect(settings(value)).toEqual(expected);
  });

  it('takes words for both languages, for one, and the types they belong to', () => {
    const vocabulary = {
      subtypes: ['Wellspring', { en: 'Spring', fr: ' source ', of: ['enchantment'] }],
      cardTypes: [{ fr: 'relique' }],
      supertypes: ['Ancestral'],
      keywords: [
        'Emberborn',
        { name: 'Résurgence {coût}', language: 'fr', reminder: 'Exilez-la.', on: ['rituel'] },
      ],
    };
    expect(settings({ vocabulary })).toEqual({
      vocabulary: {
        words: [
          { kind: 'subtype', word: 'Wellspring', language: null, of: [] },
          { kind: 'subtype', word: 'Spring', language: 'en', of: ['enchantment'] },
          { kind: 'subtype', word: 'source', language: 'fr', of: ['enchantment'] },
          { kind: 'card-type', word: 'relique', language: 'fr', of: [] },
          { kind: 'supertype', word: 'Ancestral', language: null, of: [] },
        ],
        keywords: [
          { name: 'Emberborn', language: null, reminder: '', on: [] },
          { name: 'Résurgence {coût}', language: 'fr', reminder: 'Exilez-la.', on: ['rituel'] },
        ],
      },
    });
  });

  it.each([
    [{ game: 'Pokémon' }, 'invalid-value game'],
    [{ game: 5 }, 'invalid-value game'],
    [{ language: 'de' }, 'invalid-value language'],
    [{ language: true }, 'invalid-value language'],
    [{ edition: 'soon' }, 'invalid-value edition'],
    [{ edition: 1992 }, 'invalid-value edition'],
    [{ edition: [] }, 'invalid-value edition'],
    [{ messages: 'latin' }, 'invalid-value messages'],
    [{ ignore: 'drafts/**' }, 'invalid-value ignore'],
    [{ ignore: [1] }, 'invalid-value ignore.0'],
    [{ knownCards: {} }, 'invalid-value knownCards'],
    [{ hover: 'both' }, 'invalid-value hover'],
    [{ hover: { languages: 'all' } }, 'invalid-value hover.languages'],
    [{ hover: { langauges: 'both' } }, 'unknown-key hover.langauges'],
    [{ severity: 'off' }, 'invalid-value severity'],
    [{ severity: { 'type-line/case': 'none' } }, 'invalid-value severity.type-line/case'],
    [{ severity: { 'type-line/cases': 'off' } }, 'unknown-key severity.type-line/cases'],
    [{ severity: { 'typeline/*': 'off' } }, 'unknown-key severity.typeline/*'],
    [{ severity: { '*': 'off' } }, 'unknown-key severity.*'],
    [{ vocabulary: ['Wellspring'] }, 'invalid-value vocabulary'],
    [{ vocabulary: { words: [] } }, 'unknown-key vocabulary.words'],
    [{ vocabulary: { subtypes: 'Wellspring' } }, 'invalid-value vocabulary.subtypes'],
    [{ vocabulary: { subtypes: [''] } }, 'invalid-value vocabulary.subtypes.0'],
    [{ vocabulary: { subtypes: [7] } }, 'invalid-value vocabulary.subtypes.0'],
    [{ vocabulary: { subtypes: [{ of: ['land'] }] } }, 'invalid-value vocabulary.subtypes.0'],
    [{ vocabulary: { subtypes: [{ en: 3 }] } }, 'invalid-value vocabulary.subtypes.0.en'],
    [{ vocabulary: { subtypes: [{ en: 'A', de: 'B' }] } }, 'unknown-key vocabulary.subtypes.0.de'],
    [{ vocabulary: { subtypes: [{ en: 'A', of: 'land' }] } }, 'invalid-value vocabulary.subtypes.0.of'],
    [{ vocabulary: { keywords: [4] } }, 'invalid-value vocabulary.keywords.0'],
    [{ vocabulary: { keywords: [' '] } }, 'invalid-value vocabulary.keywords.0'],
    [{ vocabulary: { keywords: [{ reminder: 'x' }] } }, 'invalid-value vocabulary.keywords.0.name'],
    [
      { vocabulary: { keywords: [{ name: 'A', reminder: 3 }] } },
      'invalid-value vocabulary.keywords.0.reminder',
    ],
    [
      { vocabulary: { keywords: [{ name: 'A', language: 'de' }] } },
      'invalid-value vocabulary.keywords.0.language',
    ],
    [{ vocabulary: { keywords: [{ name: 'A', on: 'land' }] } }, 'invalid-value vocabulary.keywords.0.on'],
    [{ vocabulary: { keywords: [{ name: 'A', off: 1 }] } }, 'unknown-key vocabulary.keywords.0.off'],
    [{ langauge: 'fr' }, 'unknown-key langauge'],
    [[], 'invalid-value '],
    ['x', 'invalid-value '],
    [null, 'invalid-value '],
    [undefined, 'invalid-value '],
  ])('reports %j', (value, problem) => {
    expect(problems(value)).toEqual([problem]);
  });

  it('leaves out one bad value and uses all the rest', () => {
    const value = {
      game: 'chess',
      language: 'fr',
      ignore: ['a', 2, 'b'],
      severity: { 'type-line/case': 'off', 'type-line/order': 'never' },
      vocabulary: { subtypes: ['', 'Wellspring'], keywords: [{ name: 'A', on: ['land', 1] }] },
      unheardOf: 1,
    };
    const read = validateSettings(value, CHECKS);
    expect(read.problems).toHaveLength(6);
    expect(read.settings).toEqual({
      language: 'fr',
      ignore: ['a', 'b'],
      severity: { 'type-line/case': 'off' },
      vocabulary: {
        words: [{ kind: 'subtype', word: 'Wellspring', language: null, of: [] }],
        keywords: [{ name: 'A', language: null, reminder: '', on: ['land'] }],
      },
    });
  });

  it('says nothing by a list that is none, so that a weaker layer still counts', () => {
    expect(validateSettings({ ignore: 'a', knownCards: 1 }, CHECKS).settings).toEqual({});
  });

  it('speaks both languages, French with its spaces', () => {
    for (const { message } of validateSettings({ game: 1, a: 1, vocabulary: { subtypes: [1] } }, CHECKS)
      .problems) {
      expect(message.en).not.toBe(message.fr);
      expect(message.fr).not.toMatch(/ [:;!?»]|« /);
    }
  });

  it('never throws', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        validateSettings(value, CHECKS);
      }),
    );
    const keys = fc.constantFrom('game', 'edition', 'ignore', 'hover', 'severity', 'vocabulary', '__proto__');
    fc.assert(
      fc.property(fc.dictionary(keys, fc.jsonValue()), (value) => {
        validateSettings(value, CHECKS);
      }),
    );
  });
});
