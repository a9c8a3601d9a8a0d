import { describe, expect, test } from 'vitest';
import { parse } from '../../../server/src/formats/native/parse.js';
import { blockOf, cut, faceOf, fieldAt, kinds, pairs } from './tools.js';

describe('the header', () => {
  test('is there even when nothing is', () => {
    const { blocks, starts } = parse('');
    expect(blocks.map(({ kind, text }) => [kind, text])).toEqual([['header', '']]);
    expect(faceOf(blockOf('', 0))).toEqual({ fields: [], span: { start: 0, end: 0 }, separator: null });
    expect(starts).toEqual([0]);
  });

  test('is empty before a first card, and holds what stands above it', () => {
    expect(parse('Name: A\n').starts).toEqual([0, 0]);
    const header = blockOf('# mine\nJeu: Magic\nLangue : fr\n\nNom: A\n', 0);
    expect(header.text).toBe('# mine\nJeu: Magic\nLangue : fr\n\n');
    expect(pairs(faceOf(header))).toEqual(['game=Magic', 'language=fr']);
  });

  test('takes the byte order mark', () => {
    expect(parse('\ufeffNom: A').blocks.map((block) => block.text)).toEqual(['\ufeff', 'Nom: A']);
    const header = blockOf('\ufeffJeu: Magic\n', 0);
    expect(header.problems).toEqual([]);
    expect(cut(header, fieldAt(header, 0).keySpan)).toBe('Jeu');
  });

  test('has one face: a separator there is misplaced', () => {
    const header = blockOf('Jeu: Magic\n---\nNom: A\n', 0);
    expect(header.faces).toHaveLength(1);
    expect(header.problems.map(({ kind, span }) => [kind, cut(header, span)])).toEqual([
      ['misplaced-line', '---'],
    ]);
    expect(kinds('---\nNom: A\n')).toEqual(['header', 'card']);
  });
});

describe('a block begins', () => {
  test.each([
    ['Name', 'card'],
    ['NOM', 'card'],
    ['Token', 'token'],
    ['Jeton', 'token'],
    ['Subtype', 'subtype'],
    ['Sous-type', 'subtype'],
    ['sous type', 'subtype'],
    ['Card type', 'card-type'],
    ['Type de carte', 'card-type'],
    ['Supertype', 'supertype'],
    ['Super-type', 'supertype'],
    ['Keyword', 'keyword'],
    ['Mot-clé', 'keyword'],
    ['MOT CLE', 'keyword'],
  ])('at %s', (key, kind) => {
    expect(kinds(`Game: Magic\nName: A\n${key}: x\nNote: n\n`)).toEqual(['header', 'card', kind]);
  });

  test('and blank lines and comments between two belong to the one above', () => {
    const text = 'Name: A\n\n# about B\n\nName: B\n';
    expect(parse(text).blocks.map((block) => block.text)).toEqual([
      '',
      'Name: A\n\n# about B\n\n',
      'Name: B\n',
    ]);
  });

  test('not inside an indented block, and not in a comment', () => {
    expect(kinds('Name: A\nText:\n  Name: B\n# Name: C\n')).toEqual(['header', 'card']);
  });
});

describe('a mistyped first key', () => {
  test.each([
    'Nmae',
    'Nme',
    'Noom',
    'Onm',
    'Jetn',
    'Subtpye',
    'Soustpye',
    'Tpye de carte',
    'Keywrd',
    'Mot-cel',
  ])('begins a block after a blank line: %s', (key) => {
    expect(kinds(`Name: A\nCost: {1}\n\n${key}: B\nCost: {2}\n`)).toEqual(['header', 'card', 'unknown']);
    expect(kinds(`Name: A\nCost: {1}\n${key}: B\nCost: {2}\n`)).toEqual(['header', 'card']);
  });

  test.each([
    'Tpye',
    'Race',
    'Date',
    'Mode',
    'Nord',
    'Mame',
    'Gmae',
    'Tetx',
    'Foo',
    'X-Name',
    'Nombre',
    'Notee',
    'Set',
  ])('begins none when another was meant, or none: %s', (key) => {
    expect(kinds(`Game: Magic\n\n${key}: B\n\nName: A\n\n${key}: B\n`)).toEqual(['header', 'card']);
  });

  test('counts a comment as nothing, and the beginning of the file as a blank line', () => {
    expect(kinds('Name: A\n\n# B\nNmae: B\n')).toEqual(['header', 'card', 'unknown']);
    expect(kinds('Name: A\n# B\nNmae: B\n')).toEqual(['header', 'card']);
    expect(kinds('Nmae: B\n')).toEqual(['header', 'unknown']);
    expect(kinds('  \t\nNmae: B\n')).toEqual(['header', 'unknown']);
  });

  test('makes a block that has faces, like a card', () => {
    const text = '\nNmae: A\n---\nName: B\n';
    expect(kinds(text)).toEqual(['header', 'unknown']);
    expect(blockOf(text, 1).faces.map(pairs)).toEqual([['?Nmae=A'], ['name=B']]);
  });
});

describe('faces', () => {
  const text =
    'Nom: Avers\nType: Rituel\n---\n\n# deux\nNom : Revers\nTexte:\n  Vol\n//\nNom: Tiers\n\nNom: Autre\n';

  test('of one card stand between separators', () => {
    const card = blockOf(text, 1);
    expect(kinds(text)).toEqual(['header', 'card', 'card']);
    expect(card.faces.map(pairs)).toEqual([
      ['name=Avers', 'type=Rituel'],
      ['name=Revers', 'text=Vol'],
      ['name=Tiers'],
    ]);
    expect(card.faces.map((face) => face.separator && cut(card, face.separator))).toEqual([
      null,
      '---',
      '//',
    ]);
    expect(card.faces.map((face) => cut(card, face.span))).toEqual([
      'Nom: Avers\nType: Rituel\n',
      '\n# deux\nNom : Revers\nTexte:\n  Vol\n',
      'Nom: Tiers\n\n',
    ]);
  });

  test('only the first field of a face can be its name; a later Name begins a card', () => {
    expect(kinds('Name: A\n---\nCost: {1}\nName: B\n')).toEqual(['header', 'card', 'card']);
    expect(kinds('Name: A\n---\nstray\nName: B\n')).toEqual(['header', 'card']);
    expect(kinds('Name: A\n---\nName: B\nName: C\n')).toEqual(['header', 'card', 'card']);
    expect(kinds('Name: A\n---\n\nNmae: B\n')).toEqual(['header', 'card']);
  });

  test('another block key after a separator begins its block', () => {
    expect(kinds('Name: A\n---\nToken: B\n---\nSubtype: C\n\nName: D')).toEqual([
      'header',
      'card',
      'token',
      'subtype',
      'card',
    ]);
  });

  test('a declaration has one: a separator there is misplaced, and a Name after it is a card', () => {
    const block = blockOf('Subtype: A\n---\nName: B\n', 1);
    expect(block.problems.map(({ span }) => cut(block, span))).toEqual(['---']);
    expect(kinds('Subtype: A\n---\nName: B\n')).toEqual(['header', 'subtype', 'card']);
  });

  test('may be empty', () => {
    const card = blockOf('Name: A\n---\n---', 1);
    expect(card.faces.map((face) => [pairs(face), cut(card, face.span)])).toEqual([
      [['name=A'], 'Name: A\n'],
      [[], ''],
      [[], ''],
    ]);
  });
});

describe('misplaced lines', () => {
  test('cost that line alone', () => {
    const card = blockOf('Name: A\n  x\n\nPaste of something.\n----\n{T}: Add {G}.\nCost: {1}\n', 1);
    expect(card.problems.map(({ span }) => cut(card, span))).toEqual([
      'Paste of something.',
      '----',
      '{T}: Add {G}.',
    ]);
    expect(pairs(faceOf(card))).toEqual(['name=A\nx', 'cost={1}']);
  });

  test('do not end the field above', () => {
    expect(pairs(faceOf(blockOf('Name: A\nText:\n  Fly.\nstray\n  Draw.\n', 1)))).toEqual([
      'name=A',
      'text=Fly.\nDraw.',
    ]);
  });

  test('are indented lines with no field above, in the header and after a separator', () => {
    const header = blockOf('  lost\nGame: Magic\n', 0);
    expect(header.problems.map(({ span }) => cut(header, span))).toEqual(['lost']);
    const card = blockOf('Name: A\n---\n  lost \nName: B\n', 1);
    expect(card.problems.map(({ span }) => cut(card, span))).toEqual(['lost']);
  });
});

describe('votes', () => {
  test('are for spellings of one language and keys of one game', () => {
    const votes = (text: string): unknown => blockOf(text, 1).votes;
    expect(votes('Name: A\nType: x\nP/T: 1/1\nCost: {1}\n')).toEqual({ en: 3, fr: 0, magic: 2, ygo: 0 });
    expect(votes('Nom: A\nType: x\nATK: 1\nNiveau: 4\nFoo: x\nX-A: b\n')).toEqual({
      en: 0,
      fr: 2,
      magic: 0,
      ygo: 2,
    });
  });
});

describe('directives', () => {
  test('are read in every comment, inside values too, each at its place', () => {
    const card = blockOf(
      'Name: A\nText:\n  Fly.\n  # cardwright-disable-next-line a/b, c -- why\n  Draw.\n#cardwright-disable\n',
      1,
    );
    expect(
      card.directives.map(({ kind, span, ids }) => [
        kind,
        cut(card, span),
        ids.map((id) => cut(card, id.span)),
      ]),
    ).toEqual([
      ['disable-next-line', 'cardwright-disable-next-line a/b, c', ['a/b', 'c']],
      ['disable', 'cardwright-disable', []],
    ]);
    expect(fieldAt(card, 1).value.text).toBe('Fly.\nDraw.');
  });
});
