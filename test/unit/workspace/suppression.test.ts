import { describe, expect, it } from 'vitest';
import { nativeFormat } from '../../../server/src/formats/native/format.js';
import { parseDirective } from '../../../server/src/model/directive.js';
import { Suppressions } from '../../../server/src/workspace/suppression.js';

/**
 * Reads a text and says of each line holding `!` whether a finding of that check at it is silenced; after
 * that, what was never of use.
 */
function run(text: string, check = 'a/b'): { silenced: boolean[]; unused: (string | null)[] } {
  const suppressions = new Suppressions(nativeFormat.parse(text));
  const silenced: boolean[] = [];
  for (let at = text.indexOf('!'); at >= 0; at = text.indexOf('!', at + 1)) {
    silenced.push(suppressions.silences(check, at));
  }
  return { silenced, unused: suppressions.unused().map(({ id }) => id) };
}

describe('Suppressions', () => {
  it('disable-next-line covers the next line and no other', () => {
    expect(run('Name: !\n# cardwright-disable-next-line a/b\nType: !\nText: !\n')).toEqual({
      silenced: [false, true, false],
      unused: [],
    });
  });

  it.each(['\n', '\r\n', '\r'])('disable-next-line passes over empty lines and comments (%j)', (end) => {
    const lines = ['# cardwright-disable-next-line a/b', '', '  # a remark', '#', 'Name: !', 'Type: !', ''];
    expect(run(lines.join(end)).silenced).toEqual([true, false]);
  });

  it('disable-next-line comments are stacked', () => {
    const text = '# cardwright-disable-next-line a/b\n# cardwright-disable-next-line c/d\nName: !\n';
    expect(run(text)).toEqual({ silenced: [true], unused: ['c/d'] });
    expect(run(text, 'c/d')).toEqual({ silenced: [true], unused: ['a/b'] });
  });

  it('disable-next-line works inside an indented text', () => {
    expect(
      run('Name: A\nText:\n  one !\n  # cardwright-disable-next-line\n  two !\n  three !\n').silenced,
    ).toEqual([false, true, false]);
  });

  it('disable-next-line at the end of the file covers nothing', () => {
    expect(run('Name: !\n# cardwright-disable-next-line')).toEqual({ silenced: [false], unused: [null] });
  });

  it('disable-line covers the line it stands on, where a card file has nothing', () => {
    const text = 'Name: !\n# cardwright-disable-line a/b\nType: !\n';
    expect(run(text)).toEqual({ silenced: [false, false], unused: ['a/b'] });
    const suppressions = new Suppressions(nativeFormat.parse(text));
    expect(suppressions.silences('a/b', text.indexOf('#'))).toBe(true);
  });

  it('disable covers all to enable, or to the end', () => {
    const text = 'Name: !\n# cardwright-disable a/b\nType: !\n\nName: !\n# cardwright-enable a/b\nType: !\n';
    expect(run(text)).toEqual({ silenced: [false, true, true, false], unused: [] });
    expect(run('Name: !\n# cardwright-disable\nType: !\n\nName: !\n').silenced).toEqual([false, true, true]);
  });

  it('enable ends what it names, or everything', () => {
    const open = '# cardwright-disable a/b, c/d\nName: !\n';
    expect(run(`${open}# cardwright-enable c/d\nType: !\n`).silenced).toEqual([true, true]);
    expect(run(`${open}# cardwright-enable a/b\nType: !\n`).silenced).toEqual([true, false]);
    expect(run(`${open}# cardwright-enable\nType: !\n`).silenced).toEqual([true, false]);
    expect(run(`${open}# cardwright-enable e/f\nType: !\n`).silenced).toEqual([true, true]);
    // A disable without names is ended by an enable without names.
    expect(run('# cardwright-disable\nName: !\n# cardwright-enable a/b\nType: !\n').silenced).toEqual([
      true,
      true,
    ]);
  });

  it('enable ends nothing but disable, and does not reach back', () => {
    expect(run('# cardwright-disable-file a/b\n# cardwright-enable\nName: !\n').silenced).toEqual([true]);
    expect(run('# cardwright-enable\n# cardwright-disable\nName: !\n').silenced).toEqual([true]);
    const text =
      '# cardwright-disable\nName: !\n# cardwright-enable\nType: !\n# cardwright-disable\nText: !\n';
    expect(run(text).silenced).toEqual([true, false, true]);
  });

  it('disable-file covers the whole file, wherever it stands', () => {
    expect(run('Name: !\n\nName: !\n# cardwright-disable-file a/b\n').silenced).toEqual([true, true]);
  });

  it('names every check of a kind, or every check', () => {
    for (const [ids, check, silenced] of [
      ['a/*', 'a/b', true],
      ['a/*', 'ab/c', false],
      ['', 'x/y', true],
      ['a/b c/d', 'c/d', true],
      ['a/b,c/d', 'c/d', true],
      ['a', 'a/b', false],
      ['*', 'a/b', false],
    ] as const) {
      expect(run(`# cardwright-disable-next-line ${ids}\nName: !\n`, check).silenced, ids).toEqual([
        silenced,
      ]);
    }
  });

  it('remembers which id of a comment was never of use, and where it stands', () => {
    const text = '# cardwright-disable-next-line a/b, c/d -- e/f is meant\nName: !\n';
    const suppressions = new Suppressions(nativeFormat.parse(text));
    suppressions.silences('a/b', text.indexOf('!'));
    const [unused, ...more] = suppressions.unused();
    expect(more).toEqual([]);
    expect(text.slice(unused?.span.start, unused?.span.end)).toBe('c/d');
    expect(text.slice(unused?.directive.start, unused?.directive.end)).toBe(
      'cardwright-disable-next-line a/b, c/d',
    );
    expect(unused?.ids).toBe(2);
  });

  it('counts all that cover a finding as used', () => {
    const text =
      '# cardwright-disable-file a/b\n# cardwright-disable a/*\n# cardwright-disable-next-line\nName: !\n';
    expect(run(text)).toEqual({ silenced: [true], unused: [] });
  });

  it('counts offsets in the file, also in later blocks', () => {
    const text = 'Name: A\nType: x\n\nName: B\n# cardwright-disable-next-line c/d\nType: !\n';
    const [unused] = new Suppressions(nativeFormat.parse(text)).unused();
    expect(text.slice(unused?.span.start, unused?.span.end)).toBe('c/d');
  });
});

describe('parseDirective', () => {
  it.each([
    [' cardwright-disable-next-line', 'disable-next-line', []],
    ['cardwright-disable a/b', 'disable', ['a/b']],
    [' cardwright-enable a/b,c/d  e/f', 'enable', ['a/b', 'c/d', 'e/f']],
    [' cardwright-disable-file, a/*', 'disable-file', ['a/*']],
    [' cardwright-disable-line a/b -- because of c/d', 'disable-line', ['a/b']],
    [' cardwright-disable -- because', 'disable', []],
    [' cardwright-disable a/b --because', 'disable', ['a/b', '--because']],
  ])('%j', (comment, kind, ids) => {
    const directive = parseDirective(comment, 10);
    expect(directive?.kind).toBe(kind);
    expect(directive?.ids.map(({ id }) => id)).toEqual(ids);
    for (const { id, span } of directive?.ids ?? []) {
      expect(comment.slice(span.start - 10, span.end - 10)).toBe(id);
    }
    expect(comment.slice((directive?.span.start ?? 0) - 10)).toMatch(/^cardwright-/);
  });

  it.each(['cardwright-disabled', 'cardwright-disable-lines', 'cardwright', 'see cardwright-disable', ''])(
    '%j is none',
    (comment) => {
      expect(parseDirective(comment, 0)).toBeNull();
    },
  );
});
