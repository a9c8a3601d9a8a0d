import { readFileSync } from 'node:fs';
import { Ajv, type AnySchemaObject } from 'ajv';
import { describe, expect, it } from 'vitest';
import { CHECK_IDS } from '../../server/src/checks/index.js';
import { validateSettings } from '../../server/src/workspace/validate-settings.js';

const schema = JSON.parse(
  readFileSync(new URL('../../schemas/cardwright.schema.json', import.meta.url), 'utf8'),
) as AnySchemaObject & { properties: { severity: { properties: object } } };
// VS Code's own words for JSON with comments.
const ajv = new Ajv({ keywords: ['allowComments', 'allowTrailingCommas'], allowUnionTypes: true });
const agrees = ajv.compile(schema);

const GOOD: readonly unknown[] = [
  {},
  { $schema: './cardwright.schema.json' },
  { game: 'Magic' },
  { game: 'magic' },
  { game: 'MTG' },
  { game: 'Yu-Gi-Oh!' },
  { game: 'yugioh' },
  { language: 'fr' },
  { edition: 'current' },
  { edition: 'actuelles' },
  { edition: '2007' },
  { edition: 2007 },
  { edition: 1993 },
  { messages: 'document' },
  { messages: 'en' },
  { hover: {} },
  { hover: { languages: 'both' } },
  { severity: { 'type-line/separator': 'off', 'type-line/*': 'hint', 'structure/*': 'error' } },
  { ignore: ['drafts/**'], knownCards: ['Black Lotus'] },
  { vocabulary: {} },
  { vocabulary: { subtypes: ['Riverfolk', { en: 'Brookling', fr: 'ruisselin', of: ['creature'] }] } },
  { vocabulary: { cardTypes: [{ fr: 'mirage' }], supertypes: ['Elder'] } },
  {
    vocabulary: {
      keywords: ['Resurgence {cost}', { name: 'Éveil', language: 'fr', reminder: '…', on: ['rituel'] }],
    },
  },
];

const BAD: readonly unknown[] = [
  [],
  'Magic',
  7,
  { gam: 'Magic' },
  { game: 'Chess' },
  { game: 7 },
  { language: 'de' },
  { language: 'English' },
  { edition: 1992 },
  { edition: 2007.5 },
  { edition: '07' },
  { edition: 'yesterday' },
  { edition: 'Current year' },
  { messages: 'both' },
  { hover: { languages: 'none' } },
  { hover: { language: 'both' } },
  { hover: 'both' },
  { severity: { 'type-line/separator': 'loud' } },
  { severity: { 'type-line/no-such-check': 'off' } },
  { severity: { 'no-such-group/*': 'off' } },
  { severity: { '*': 'off' } },
  { severity: [] },
  { ignore: 'drafts/**' },
  { ignore: [7] },
  { knownCards: { name: 'x' } },
  { vocabulary: { types: [] } },
  { vocabulary: { subtypes: 'Riverfolk' } },
  { vocabulary: { subtypes: [''] } },
  { vocabulary: { subtypes: [7] } },
  { vocabulary: { subtypes: [{ de: 'Flussvolk' }] } },
  { vocabulary: { subtypes: [{ en: 'Riverfolk', of: 'creature' }] } },
  { vocabulary: { subtypes: [{ en: ' ' }] } },
  { vocabulary: { keywords: [{}] } },
  { vocabulary: { keywords: [{ name: 'X', cost: '{1}' }] } },
  { vocabulary: { keywords: [{ name: 'X', on: 'instant' }] } },
];

describe('the schema of cardwright.json', () => {
  it('offers exactly the checks there are, and their groups', () => {
    const groups = [...CHECK_IDS].map((id) => `${id.slice(0, id.indexOf('/'))}/*`);
    expect(Object.keys(schema.properties.severity.properties).sort()).toEqual(
      [...new Set([...groups, ...CHECK_IDS])].sort(),
    );
  });

  it.each(GOOD)('takes, as the server does, %j', (value) => {
    expect(validateSettings(value, CHECK_IDS).problems).toEqual([]);
    expect([agrees(value), agrees.errors ?? []]).toEqual([true, []]);
  });

  it.each(BAD)('refuses, as the server does, %j', (value) => {
    expect(validateSettings(value, CHECK_IDS).problems.length).toBeGreaterThan(0);
    expect(agrees(value)).toBe(false);
  });
});
