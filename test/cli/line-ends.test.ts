import { describe, expect, it } from 'vitest';
import { keepLineEnds } from '../../server/src/cli/line-ends.js';

describe('the line ends of a fixed text', () => {
  it.each([
    ['a\r\nb', 'a\nnew\r\nb', 'a\r\nnew\r\nb'],
    ['a\rb', 'a\nnew\rb', 'a\rnew\rb'],
    ['a\nb', 'a\nnew\nb', 'a\nnew\nb'],
    ['a\r\nb\nc', 'a\r\nnew\nb\nc', 'a\r\nnew\nb\nc'],
    ['a\r\nb\rc', 'a\nb\rc', 'a\nb\rc'],
    ['a', 'a\nb', 'a\nb'],
  ])('are those of %j', (before, after, kept) => {
    expect(keepLineEnds(before, after)).toBe(kept);
  });
});
