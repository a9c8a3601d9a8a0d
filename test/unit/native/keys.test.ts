import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { readTsv } from '../../../scripts/tsv.js';
import { nativeFormat } from '../../../server/src/formats/native/format.js';
import { foldKey, keyUse, nativeKeys, spellings } from '../../../server/src/formats/native/keys.js';
import { LANGUAGES } from '../../../server/src/model/language.js';

const data = path.resolve(import.meta.dirname, '../../../server/data/native');

describe('the key table', () => {
  test('has every key of the language', () => {
    expect(
      nativeKeys()
        .map((key) => key.id)
        .sort(),
    ).toEqual(
      (
        'archetype arrows artist atk attribute card-type code colors cost def defense flavor game id keyword ' +
        'language layout level link loyalty name note number of on pendulum pt rank rarity reminder rules ' +
        'scale set subtype supertype text token type'
      ).split(' '),
    );
  });

  test('gives no spelling to two keys, and finds each key by each of its spellings', () => {
    const owners = new Map<string, string>();
    for (const key of nativeKeys()) {
      for (const language of LANGUAGES) {
        for (const word of spellings(key, language)) {
          expect(owners.get(foldKey(word)) ?? key.id).toBe(key.id);
          owners.set(foldKey(word), key.id);
          expect(keyUse(word)?.id).toBe(key.id);
          expect(keyUse(word.toUpperCase())?.id).toBe(key.id);
          expect([null, language]).toContain(keyUse(word)?.language);
        }
      }
    }
  });

  test('describes each key in both languages, the French with its spaces', () => {
    for (const { description, example } of nativeKeys()) {
      for (const language of LANGUAGES) {
        expect(description[language]).toMatch(/^\p{Lu}.+\.$/u);
        expect(example[language]).not.toBe('');
      }
      for (const text of [description.fr, example.fr]) {
        expect(text).not.toMatch(/ [:;!?»]|« /);
        expect(text.replace('Yu-Gi-Oh!', '').replace(/^\?$/, '')).not.toMatch(/[^\u00a0][;!»]|«[^\u00a0]/);
      }
    }
  });

  test('has only kinds of block where a key stands', () => {
    const places = ['header', 'card', 'token', 'subtype', 'card-type', 'supertype', 'keyword', 'any'];
    for (const key of nativeKeys()) {
      expect(key.where.length).toBeGreaterThan(0);
      for (const place of key.where) expect(places).toContain(place);
    }
  });

  test('names layouts and rarities in both languages', async () => {
    const values = await readTsv(path.join(data, 'values.tsv'));
    const words = (kind: string, language: string): (string | undefined)[] =>
      values.filter((row) => row.kind === kind).map((row) => row[language]);
    expect(words('layout', 'en')).toHaveLength(15);
    expect(words('layout', 'fr')).toContain('recto-verso');
    expect(words('rarity', 'fr')).toEqual([
      'commune',
      'peu commune',
      'rare',
      'mythique',
      'spéciale',
      'terrain de base',
    ]);
    for (const { en, fr } of values) for (const word of [en, fr]) expect(word).not.toBe('');
  });
});

describe('the language of a key', () => {
  test.each([
    ['Name', 'en'],
    ['Nom', 'fr'],
    ['Type', null],
    ['ATK', null],
    ['Note', null],
    ['Défense', 'fr'],
    ['DÉFENSE', 'fr'],
    ['De\u0301fense', 'fr'],
    ['Defense', null],
    ['Archetype', null],
    ['Archétype', 'fr'],
    ['Cout', 'fr'],
    ['Supertype', null],
    ['Super-type', 'fr'],
    ['X-Nom', null],
  ])('%s: %s', (key, language) => {
    expect(keyUse(key)).toMatchObject({ language });
  });

  test('an unknown key has no use', () => {
    for (const key of ['Puissance', 'X-', 'X', '', 'constructor', '__proto__'])
      expect(keyUse(key)).toBeNull();
  });
});

describe('the nearest key', () => {
  test.each([
    ['Tpye', 'card', 'fr', 'Type'],
    ['Nmae', 'unknown', 'en', 'Name'],
    ['Subtpye', 'unknown', 'en', 'Subtype'],
    ['Raritee', 'card', 'fr', 'Rareté'],
    ['Rarite', 'card', 'en', 'Rarity'],
    ['Loyaute', 'token', 'fr', 'Loyauté'],
    ['Flavr', 'card', 'fr', 'Flavor'],
    ['Amibance', 'card', 'en', 'Ambiance'],
    ['Mana cots', 'card', 'en', 'Cost'],
    ['Gmae', 'header', 'en', 'Game'],
    ['Regle', 'header', 'fr', 'Règles'],
    ['Nmae', 'header', 'en', 'Name'],
    ['Remindr', 'keyword', 'en', 'Reminder'],
    ['Onn', 'keyword', 'en', 'On'],
  ])('to %s in a %s block, %s, is %s', (typed, block, language, expected) => {
    expect(nativeFormat.nearestKey(typed, block, language === 'fr' ? 'fr' : 'en')).toBe(expected);
  });

  test('is none when none is near or none fits there', () => {
    expect(nativeFormat.nearestKey('Power', 'card', 'en')).toBeNull();
    expect(nativeFormat.nearestKey('Raritee', 'header', 'fr')).toBeNull();
    expect(nativeFormat.nearestKey('', 'card', 'fr')).toBeNull();
    expect(nativeFormat.nearestKey('a'.repeat(1e6), 'card', 'fr')).toBeNull();
  });
});

describe('what the format writes', () => {
  test('a suppression line', () => {
    expect(nativeFormat.suppressionLine(['a/b', 'c'], '  ')).toBe(
      '  # cardwright-disable-next-line a/b, c\n',
    );
  });

  test('a declaration', () => {
    expect(nativeFormat.declaration('subtype', 'source', 'enchantement', 'fr')).toBe(
      '\nSous-type: source\nDe: enchantement\n',
    );
    expect(nativeFormat.declaration('subtype', 'source', 'enchantment', 'en')).toBe(
      '\nSubtype: source\nOf: enchantment\n',
    );
    expect(nativeFormat.declaration('card-type', 'Relic', null, 'en')).toBe('\nCard type: Relic\n');
    expect(nativeFormat.declaration('supertype', 'an\ncestral', null, 'fr')).toBe(
      '\nSuper-type: an cestral\n',
    );
  });

  test('a key, by its id', () => {
    expect(nativeFormat.key('pt')?.names).toEqual({ en: 'P/T', fr: 'F/E' });
    expect(nativeFormat.key('power')).toBeNull();
  });
});
