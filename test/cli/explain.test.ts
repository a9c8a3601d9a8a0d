import pc from 'picocolors';
import { describe, expect, it } from 'vitest';
import { terminalMarkdown } from '../../server/src/cli/terminal-markdown.js';
import { Folder, FRENCH } from './run-cli.js';

describe('cardwright explain', () => {
  it('explains a rule in either language', async () => {
    const folder = new Folder();
    const english = await folder.run(['explain', '304.3']);
    expect(english).toMatchObject({ code: 0, err: '' });
    expect(english.out).toMatch(/^304\.3 Instant subtypes\n\n/);
    const french = await folder.run(['explain', '304.3', '--language', 'fr']);
    expect(french.out).not.toBe(english.out);
    expect((await folder.run(['explain', '304.3'], { env: FRENCH })).out).toBe(french.out);
    expect((await folder.run(['explain', '--language=en', '304.3'], { env: FRENCH })).out).toBe(english.out);
  });

  it('explains a check and a word, several words as one', async () => {
    const folder = new Folder();
    expect((await folder.run(['explain', 'type-line/separator'])).out).toMatch(/^type-line\/separator\n/);
    expect((await folder.run(['explain', 'Arcane'])).out).toMatch(/^Arcane — /);
    const lord = await folder.run(['explain', 'time', 'lord']);
    expect(lord).toMatchObject({ code: 0 });
    expect(lord.out).toMatch(/^Time Lord — /);
  });

  it('says what is near when it knows nothing of that name', async () => {
    const folder = new Folder();
    expect(await folder.run(['explain', 'type-line/seperator'])).toEqual({
      code: 2,
      out: '',
      err: 'Nothing is known under "type-line/seperator".\nDid you mean type-line/separator?\n',
    });
    const french = await folder.run(['explain', 'qqqqqq'], { env: FRENCH });
    expect(french.err).toBe("Rien n'est connu sous le nom «\u00A0qqqqqq\u00A0».\n");
  });

  it('needs something to explain, in a language there is', async () => {
    const folder = new Folder();
    expect(await folder.run(['explain'])).toMatchObject({ code: 2, out: '' });
    expect(await folder.run(['explain', '304.3', '--language', 'de'])).toMatchObject({ code: 2, out: '' });
  });
});

describe('Markdown on a terminal', () => {
  const plain = (markdown: string, width = 40): string =>
    terminalMarkdown(markdown, pc.createColors(false), width);

  it('drops the marks and keeps the words', () => {
    expect(plain('## A *title*\n\n**Bold**, *slanted*, `code`, [text](other.md), 1 \\* 2.')).toBe(
      'A title\n\nBold, slanted, `code`, text, 1 * 2.\n',
    );
    expect(plain('[site](https://example.org)')).toBe('site (https://example.org)\n');
    expect(plain('snake_case and 2 * 3 * 4')).toBe('snake_case and 2 * 3 * 4\n');
    expect(plain('`**not bold**`')).toBe('`**not bold**`\n');
  });

  it('breaks paragraphs and items anew, never at a no-break space', () => {
    expect(plain('one two\nthree four five', 14)).toBe('one two three\nfour five\n');
    expect(plain('- one two three\n- four\n\n1. five', 10)).toBe('• one two\n  three\n• four\n\n1. five\n');
    expect(plain('aaaa bb\u00A0: cc', 8)).toBe('aaaa\nbb\u00A0: cc\n');
  });

  it('indents fenced code and leaves it alone', () => {
    expect(plain('```card\nType: **x**\n\n  y\n```\nafter')).toBe('    Type: **x**\n\n      y\nafter\n');
    expect(plain('```\nnever closed')).toBe('    never closed\n');
  });

  it('draws a line for a rule across the page', () => {
    expect(plain('a\n\n---\n\nb')).toBe(`a\n\n${'─'.repeat(40)}\n\nb\n`);
  });

  it('shows the marks as colours where there are some', () => {
    const colored = terminalMarkdown('**b** `c`', pc.createColors(true), 40);
    expect(colored).toBe('\u001b[1mb\u001b[22m \u001b[36mc\u001b[39m\n');
  });
});
