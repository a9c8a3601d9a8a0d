import { describe, expect, it } from 'vitest';
import { readAhead } from '../../../server/src/workspace/read-ahead.js';

/** A slow disk that notes what it is asked, and how much of it at once. */
function slowDisk(): { read: (uri: string) => Promise<string>; asked: string[]; most: () => number } {
  const asked: string[] = [];
  let now = 0;
  let most = 0;
  return {
    asked,
    most: () => most,
    read: async (uri) => {
      asked.push(uri);
      most = Math.max(most, ++now);
      await new Promise((resolve) => setTimeout(resolve, asked.length % 3));
      now--;
      return uri.toUpperCase();
    },
  };
}

describe('reading ahead', () => {
  const uris = Array.from({ length: 300 }, (_, at) => `file${String(at)}`);

  it('reads each file once, many at a time but never more than 64', async () => {
    const disk = slowDisk();
    const read = readAhead(uris, disk.read);
    for (const uri of uris) expect(await read(uri)).toBe(uri.toUpperCase());
    expect(disk.asked).toEqual(uris);
    expect(disk.most()).toBeGreaterThan(30);
    expect(disk.most()).toBeLessThanOrEqual(64);
  });

  it('passes over files that are not asked for, and reads others when they are', async () => {
    const disk = slowDisk();
    const read = readAhead(uris, disk.read);
    expect(await read('file10')).toBe('FILE10');
    expect(await read('elsewhere')).toBe('ELSEWHERE');
    expect(await read('file299')).toBe('FILE299');
    expect(await read('file10')).toBe('FILE10');
    expect(disk.asked.filter((uri) => uri === 'file10')).toHaveLength(2);
  });
});
