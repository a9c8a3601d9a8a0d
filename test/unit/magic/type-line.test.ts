import { describe, expect, it } from 'vitest';
import { composeTypeLine, partsOf } from '../../../server/src/games/magic/compose.js';
import { misplacedWord } from '../../../server/src/games/magic/order.js';
import type { TypeLineReading } from '../../../server/src/games/magic/reading.js';
import { readTypeLine } from '../../../server/src/games/magic/type-line.js';
import type { Field } from '../../../server/src/model/block.js';
import {
  NO_VOCABULARY,
  type CustomVocabulary,
  type ReadingContext,
} from '../../../server/src/model/context.js';
import { CURRENT_EDITION } from '../../../server/src/model/edition.js';
import type { Language } from '../../../server/src/model/language.js';
import { MappedText } from '../../../server/src/text/mapped-text.js';

function field(line: string): Field {
  const span = { start: 0, end: line.length };
  const value = MappedText.plain(line, 0);
  return {
    key: 'type',
    keyText: 'Type',
    keySpan: span,
    keyLanguage: null,
    value,
    valueSpan: span,
    span,
    typeLine: 'printed',
  };
}

function read(
  line: string,
  language: Language = 'en',
  edition = CURRENT_EDITION,
  vocabulary: CustomVocabulary = NO_VOCABULARY,
): TypeLineReading {
  const context: ReadingContext = { game: 'magic', language, edition, vocabulary };
  const [reading] = readTypeLine(field(line), context);
  if (reading === undefined) throw new Error('no reading');
  return reading;
}

/** Each word with its fault or slip, short enough to read in a test. */
function words(reading: TypeLineReading): string[] {
  return reading.words.map(({ text, fault, slip }) =>
    [text, fault ?? slip].filter((part) => part !== null).join('!'),
  );
}

describe('reading a type line', () => {
  it.each([
    [
      'en',
      'Legendary Artifact Creature — Human Time Lord',
      ['Legendary', 'Artifact', 'Creature', 'Human', 'Time Lord'],
    ],
    ['en', "Plane — Bolas's Meditation Realm", ['Plane', "Bolas's Meditation Realm"]],
    ['en', 'Land — Urza’s Power-Plant', ['Land', 'Urza’s', 'Power-Plant']],
    [
      'fr',
      'Créature-artefact légendaire : humain et sorcier',
      ['Créature', 'artefact', 'légendaire', 'humain', 'sorcier'],
    ],
    ['fr', 'Terrain neigeux de base : forêt', ['Terrain', 'neigeux', 'de base', 'forêt']],
    ['fr', "Terrain : mine d'Urza", ['Terrain', 'mine', "d'Urza"]],
    ['fr', 'Créature : peuple fée et gredin', ['Créature', 'peuple fée', 'gredin']],
    ['fr', 'Créature\u00A0: humain et loup-garou', ['Créature', 'humain', 'loup-garou']],
    ['fr', 'Bataille — siège', ['Bataille', 'siège']],
  ] as const)('%s: %s', (language, line, expected) => {
    const reading = read(line, language);
    expect(words(reading)).toEqual(expected);
    expect(reading.joints).toEqual([]);
    expect(reading.separator?.asPrinted).toBe(true);
    expect(misplacedWord(reading)).toBeNull();
  });

  it.each([
    ['fr', 'Ritual : arcane', ['Ritual!unknown', 'arcane']],
    ['fr', 'Sorcery — Arcane', ['Sorcery!wrong-language', 'Arcane!case']],
    ['fr', 'Creature légendaire : elfe', ['Creature!accent', 'légendaire', 'elfe']],
    ['fr', 'Creature — Dragon', ['Creature!wrong-language', 'Dragon!case']],
    ['fr', 'Legendary Creature : elfe', ['Legendary!wrong-language', 'Creature!wrong-language', 'elfe']],
    ['en', 'Créature — Elf', ['Créature!wrong-language', 'Elf']],
    ['en', 'Sorcery — Elf', ['Sorcery', 'Elf!other-type']],
    ['en', 'Tribal Instant — Elf', ['Tribal!obsolete', 'Instant', 'Elf']],
    ['fr', 'Éphémère tribal : elfe', ['Éphémère', 'tribal', 'elfe']],
    ['fr', 'Créature : chevalier des marais', ['Créature', 'chevalier', 'des marais!unknown']],
    ['fr', 'Enchantement : brume rouge sang', ['Enchantement', 'brume rouge sang!unknown']],
    ['fr', 'Artefact : Bobblehead', ['Artefact', 'Bobblehead']],
    ['en', '伝説の生き物 — 人間', ['伝説の生き物', '人間']],
  ] as const)('%s: %s', (language, line, expected) => {
    expect(words(read(line, language))).toEqual(expected);
  });

  it('knows the words of the edition', () => {
    expect(words(read('Tribal Instant — Elf', 'en', 2010))).toEqual(['Tribal', 'Instant', 'Elf']);
    expect(words(read('Creature — Hound', 'en', 2019))).toEqual(['Creature', 'Hound']);
    expect(words(read('Creature — Hound', 'en', 2021))).toEqual(['Creature', 'Hound!obsolete']);
    expect(read('Enchanter : créature', 'fr', 2004).oldLine?.obsolete).toBe(false);
    expect(read('Enchanter : créature', 'fr', 2006).oldLine?.obsolete).toBe(true);
  });

  it('takes declared words as good as official ones', () => {
    const vocabulary: CustomVocabulary = {
      words: [
        { kind: 'subtype', word: 'source vive', language: 'fr', of: ['enchantement'] },
        { kind: 'card-type', word: 'Hero', language: 'en', of: [] },
      ],
      keywords: [],
    };
    expect(words(read('Enchantement : source vive', 'fr', CURRENT_EDITION, vocabulary))).toEqual([
      'Enchantement',
      'source vive',
    ]);
    expect(words(read('Créature : source vive', 'fr', CURRENT_EDITION, vocabulary))).toEqual([
      'Créature',
      'source vive!other-type',
    ]);
    expect(words(read('Hero — Human', 'en', CURRENT_EDITION, vocabulary))).toEqual([
      'Hero',
      'Human!other-type',
    ]);
  });

  it.each([
    ['Instant - Arcane', ' - '],
    ['Instant – Arcane', ' – '],
    ['Instant -- Arcane', ' -- '],
    ['Instant—Arcane', '—'],
    ['Sorcery: Arcane', ': '],
    ['Sorcery-Arcane', '-'],
  ])('finds the separator of %s', (line, text) => {
    const { separator } = read(line);
    expect(separator?.text).toBe(text);
    expect(separator?.asPrinted).toBe(false);
  });

  it('reads the halves of a split line each by itself', () => {
    const context: ReadingContext = {
      game: 'magic',
      language: 'en',
      edition: CURRENT_EDITION,
      vocabulary: NO_VOCABULARY,
    };
    const halves = readTypeLine(field('Instant — Arcane // Creature — Elf'), context);
    expect(halves.map(words)).toEqual([
      ['Instant', 'Arcane'],
      ['Creature', 'Elf'],
    ]);
  });

  it('answers the same field in the same context from memory', () => {
    const context: ReadingContext = {
      game: 'magic',
      language: 'en',
      edition: CURRENT_EDITION,
      vocabulary: NO_VOCABULARY,
    };
    const line = field('Instant');
    expect(readTypeLine(line, context)).toBe(readTypeLine(line, context));
    expect(readTypeLine(line, context)).not.toBe(readTypeLine(line, { ...context }));
  });

  it('takes a line of a megabyte in its stride', () => {
    const started = performance.now();
    const reading = read(`Creature — ${'Elf Goblin, Xyzzy '.repeat(60_000)}`);
    expect(reading.words.length).toBe(180_001);
    expect(performance.now() - started).toBeLessThan(5000);
  });
});

describe('composing a type line', () => {
  it.each([
    ['Legendary Artifact Creature — Human Wizard', 'Créature-artefact légendaire : humain et sorcier'],
    ['Basic Snow Land — Forest', 'Terrain neigeux de base : forêt'],
    ['Legendary Snow Creature — Troll Warrior', 'Créature neigeuse légendaire : troll et guerrier'],
    ['Legendary Enchantment Artifact', 'Artefact-enchantement légendaire'],
    ['Land Creature — Forest Dryad', 'Créature-terrain : forêt et dryade'],
    ['Sorcery — Arcane', 'Rituel : arcane'],
    ["Land — Urza's Mine", "Terrain : mine d'Urza"],
    ["Land — Urza's", "Terrain : terrain d'Urza"],
    ['Kindred Instant — Elf', 'Éphémère tribal : elfe'],
    ['Legendary Planeswalker — Teferi', 'Planeswalker légendaire : Téfeiri'],
  ])('%s is %s', (english, french) => {
    expect(composeTypeLine(partsOf(read(english, 'en')), 'fr')).toBe(french);
    expect(composeTypeLine(partsOf(read(french, 'fr')), 'en')).toBe(english);
    expect(composeTypeLine(partsOf(read(english, 'en')), 'en')).toBe(english);
    expect(composeTypeLine(partsOf(read(french, 'fr')), 'fr')).toBe(french);
  });

  it('has no French line for a word without French', () => {
    expect(composeTypeLine(partsOf(read('World Enchantment')), 'fr')).toBeNull();
  });
});
