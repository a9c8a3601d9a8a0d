import { readFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fold, nearest } from '../../../server/src/text/similarity.js';

function near(typed: string, words: readonly string[], limit?: number): string[] {
  const candidates = words.map((word) => ({ word, value: word }));
  return nearest(typed, candidates, limit).map(({ value }) => value);
}

/** The subtypes the game knows, in the order of the data. */
function subtypes(language: 'en' | 'fr'): string[] {
  const file = path.resolve(import.meta.dirname, '../../../server/data/magic/types.tsv');
  return readFileSync(file, 'utf8')
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t'))
    .filter(([kind]) => kind === 'subtype')
    .flatMap(([, en, fr]) => ((language === 'en' ? en : fr) ?? '').split('|'))
    .filter((word) => word !== '');
}

describe('fold', () => {
  it.each([
    ['Éphémère', 'ephemere'],
    ['ÎLE', 'ile'],
    ['Phœnix', 'phoenix'],
    ['Æther', 'aether'],
    ['Urza’s', "urza's"],
    ['e\u0301lan', 'elan'],
    ['', ''],
  ])('%s → %s', (text, folded) => {
    expect(fold(text)).toBe(folded);
  });

  it('changes nothing a second time', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(fold(fold(text))).toBe(fold(text));
      }),
    );
  });
});

describe('nearest', () => {
  it('takes two letters exchanged for one slip', () => {
    expect(near('Solider', ['Solder', 'Slider', 'Soldier'])[0]).toBeDefined();
    expect(near('Glboin', ['Goblin', 'Golem'])[0]).toBe('Goblin');
  });

  it.each([
    ['Solider', 'Soldier'],
    ['Gobiln', 'Goblin'],
    ['Wizzard', 'Wizard'],
    ['Kngiht', 'Knight'],
    ['Elfs', 'Elf'],
    ['Merflok', 'Merfolk'],
    ['Arcan', 'Arcane'],
  ])('among all English subtypes %s means %s', (typed, meant) => {
    expect(near(typed, subtypes('en'))[0]).toBe(meant);
  });

  it.each([
    ['solda', 'soldat'],
    ['gobelins', 'gobelin'],
    ['chevalire', 'chevalier'],
    ['bete', 'bête'],
    ['equipement', 'équipement'],
    ['arcan', 'arcane'],
  ])('among all French subtypes %s means %s', (typed, meant) => {
    expect(near(typed, subtypes('fr'))[0]).toBe(meant);
  });

  it('counts an accent for nothing and a plural for next to nothing', () => {
    expect(near('bete', ['bote', 'bête', 'bate'])[0]).toBe('bête');
    expect(near('elfes', ['elles', 'elfe'])[0]).toBe('elfe');
    expect(near('elfe', ['elle', 'elfes'])[0]).toBe('elfes');
  });

  it('prefers the same first letter, then the order given', () => {
    expect(near('Nmae', ['Game', 'Name'])[0]).toBe('Name');
    expect(near('abcd', ['xbcd', 'abcx'])).toEqual(['abcx', 'xbcd']);
    expect(near('abcd', ['abcy', 'abcx'])).toEqual(['abcy', 'abcx']);
  });

  it('gives none when none is near', () => {
    expect(near('Playtesters', subtypes('en'))).toEqual([]);
    expect(near('', ['a'])).toEqual([]);
    expect(near('xyz', [])).toEqual([]);
    expect(near('ab', ['xy'])).toEqual([]);
    expect(near('cat', ['dog', 'cow'])).toEqual([]);
  });

  it('gives no more than asked for, each once, none much farther than the best', () => {
    expect(near('abcdef', ['abcdeg', 'abcdeh', 'abcdei', 'abcdej'])).toHaveLength(3);
    expect(near('abcdef', ['abcdeg', 'abcdeh'], 1)).toEqual(['abcdeg']);
    expect(near('abcdef', ['abcdeg', 'abcdeg'])).toEqual(['abcdeg']);
    expect(near('soldats', ['soldat', 'sondage'])).toEqual(['soldat']);
  });

  it('finds a word that is there before any other', () => {
    const words = fc.array(
      fc.string({ unit: fc.constantFrom(...Array.from('abcdé')), minLength: 1, maxLength: 8 }),
      {
        minLength: 1,
        maxLength: 10,
      },
    );
    fc.assert(
      fc.property(words, fc.nat(9), (list, pick) => {
        const wanted = list[pick % list.length] ?? '';
        expect(fold(near(wanted, list)[0] ?? '')).toBe(fold(wanted));
      }),
    );
  });

  it('does not compare what is too long', () => {
    const long = 'a'.repeat(1_000_000);
    const words = subtypes('en');
    const start = performance.now();
    expect(near(long, words)).toEqual([]);
    expect(near('Soldier', [long, 'Soldier'])).toEqual(['Soldier']);
    for (let i = 0; i < 20; i++) near('a'.repeat(49), words);
    expect(performance.now() - start).toBeLessThan(1000);
  });
});
