import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { nativeKeys, spellings } from '../../server/src/formats/native/keys.js';
import { LANGUAGES } from '../../server/src/model/language.js';

interface Pattern {
  readonly pattern: string;
  readonly flags?: string;
}

interface Configuration {
  readonly wordPattern: Pattern;
  readonly onEnterRules: readonly {
    readonly beforeText: string | Pattern;
    readonly afterText?: string;
    readonly action: { readonly indent: string };
  }[];
  readonly comments: { readonly lineComment: string };
}

const file = path.resolve(import.meta.dirname, '../../language-configuration.json');
const configuration = JSON.parse(await readFile(file, 'utf8')) as Configuration;

function words(text: string): string[] {
  const { pattern, flags } = configuration.wordPattern;
  return [...text.matchAll(new RegExp(pattern, `g${flags ?? ''}`))].map((match) => match[0]);
}

/** What Enter does at the end of a line; null when no rule speaks of it. */
function onEnter(line: string): string | null {
  const rule = configuration.onEnterRules.find(({ beforeText, afterText }) => {
    const { pattern, flags } =
      typeof beforeText === 'string' ? { pattern: beforeText, flags: '' } : beforeText;
    return (
      new RegExp(pattern, flags).test(line) && (afterText === undefined || new RegExp(afterText).test(''))
    );
  });
  return rule?.action.indent ?? null;
}

describe('a word', () => {
  test('keeps its accents, apostrophes and hyphens', () => {
    expect(words("Créature-artefact : l'ondin d’été {1}{U} e\u0301 +1/+1 Yu-Gi-Oh!")).toEqual([
      'Créature-artefact',
      "l'ondin",
      'd’été',
      '1',
      'U',
      'e\u0301',
      '1',
      '1',
      'Yu-Gi-Oh',
    ]);
  });
});

describe('Enter', () => {
  const long = nativeKeys().filter((key) =>
    ['text', 'flavor', 'reminder', 'pendulum', 'note'].includes(key.id),
  );

  test('indents after the keys whose value stands below', () => {
    const missed = LANGUAGES.flatMap((language) => long.flatMap((key) => spellings(key, language))).filter(
      (word) => onEnter(`${word}:`) !== 'indent' || onEnter(`${word.toUpperCase()}\u00a0: `) !== 'indent',
    );
    expect(missed).toEqual([]);
  });

  test('does not after a value or another key', () => {
    for (const line of ['Text: Fly.', 'Name:', 'Nom: Texte:', 'Type:', '# Text:', '---', ''])
      expect(onEnter(line)).toBeNull();
  });

  test('keeps the indentation of a paragraph, and leaves it on an empty one', () => {
    expect(onEnter('  Volez.')).toBe('none');
    expect(onEnter('\tTexte:')).toBe('none');
    expect(onEnter('  ')).toBe('outdent');
  });
});

test('comments begin as in the language', () => {
  expect(configuration.comments.lineComment).toBe('#');
});
