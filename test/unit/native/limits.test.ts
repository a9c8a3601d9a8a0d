import { expect, test } from 'vitest';
import { parse } from '../../../server/src/formats/native/parse.js';

/** Generous: what is quadratic takes minutes at these sizes, what is linear a second or two. */
const LIMIT = 20_000;

const word = (index: number): string =>
  index.toString(26).replace(/\d/g, (digit) => 'qrstuvwxyz'.charAt(Number(digit)));

test.each<[string, () => string]>([
  ['one line of a megabyte', () => `Text: ${'a '.repeat(500_000)}`],
  ['one line of a megabyte without a colon', () => 'a'.repeat(1_000_000)],
  ['a megabyte of spaces before a colon', () => `Name${' '.repeat(1_000_000)}: x`],
  ['a megabyte of spaces', () => ' '.repeat(1_000_000)],
  ['a directive of a megabyte', () => `# cardwright-disable ${'a,'.repeat(500_000)}`],
  ['a comment of spaces', () => `#${' '.repeat(1_000_000)}x`],
  ['byte order marks', () => '\ufeff'.repeat(1_000_000)],
  ['300,000 blank lines', () => 'Text:\n'.padEnd(300_000, '\n')],
  ['300,000 stray lines', () => 'stray\n'.repeat(300_000)],
  ['300,000 paragraphs', () => `Text:\n${'  a\n'.repeat(300_000)}`],
  ['300,000 fields', () => 'Foo: x\n'.repeat(300_000)],
  ['300,000 faces', () => `Name: A\n${'---\n'.repeat(300_000)}`],
  ['150,000 mistyped cards', () => '\nNmae: x'.repeat(150_000)],
  [
    '150,000 different mistyped keys',
    () => Array.from({ length: 150_000 }, (_, i) => `\nSubt${word(i)}: x`).join(''),
  ],
])('%s', { timeout: LIMIT }, (_, make) => {
  const text = make();
  const document = parse(text);
  expect(document.blocks.reduce((sum, block) => sum + block.text.length, 0)).toBe(text.length);
});
