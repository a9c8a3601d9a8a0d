import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MappedText } from '../../../server/src/text/mapped-text.js';

/** A stretch of source: copied, read as something else (an entity), or dropped. */
type Part =
  | { readonly kind: 'copied'; readonly source: string }
  | { readonly kind: 'read'; readonly source: string; readonly text: string }
  | { readonly kind: 'dropped'; readonly source: string };

/** Builds the mapped text of those parts, and the source they make up. */
function build(parts: readonly Part[]): { source: string; mapped: MappedText } {
  let source = '';
  const pieces: { text: string; source: { start: number; end: number } }[] = [];
  for (const part of parts) {
    const start = source.length;
    source += part.source;
    if (part.kind === 'dropped') continue;
    pieces.push({
      text: part.kind === 'copied' ? part.source : part.text,
      source: { start, end: source.length },
    });
  }
  return { source, mapped: MappedText.build(0, pieces) };
}

const entity: Part = { kind: 'read', source: '&amp;', text: '&' };
const copied = (source: string): Part => ({ kind: 'copied', source });
const dropped = (source: string): Part => ({ kind: 'dropped', source });

const word = fc.string({ minLength: 1, maxLength: 6 });
const parts = fc.array(
  fc.oneof(
    word.map(copied),
    word.map(dropped),
    // Of another length, so that it can only be a unit; a copy of the same length maps by character.
    fc.tuple(word, word).map(([text, more]): Part => ({ kind: 'read', source: `&${text}${more};`, text })),
  ),
  { maxLength: 8 },
);

describe('MappedText', () => {
  it('is a plain copy from a place on', () => {
    const mapped = MappedText.plain('abc', 10);
    expect(mapped.text).toBe('abc');
    expect([0, 1, 2, 3].map((at) => mapped.toSource(at))).toEqual([10, 11, 12, 13]);
    expect(mapped.toSourceSpan({ start: 1, end: 3 })).toEqual({ start: 11, end: 13 });
    expect(mapped.fromSource(12)).toBe(2);
    expect(mapped.fromSource(9)).toBeNull();
    expect(mapped.fromSource(14)).toBeNull();
  });

  it('leads around what was dropped', () => {
    const { source, mapped } = build([copied('ab'), dropped('<b>'), copied('cd')]);
    expect(mapped.text).toBe('abcd');
    expect(mapped.toSource(1)).toBe(1);
    expect(mapped.toSource(2)).toBe(source.indexOf('c'));
    expect(mapped.toSourceSpan({ start: 0, end: 2 })).toEqual({ start: 0, end: 2 });
    expect(mapped.toSourceSpan({ start: 1, end: 3 })).toEqual({ start: 1, end: 6 });
    expect(mapped.fromSource(3)).toBeNull();
  });

  it('takes an entity as a whole', () => {
    const { mapped } = build([copied('a'), entity, copied('b')]);
    expect(mapped.text).toBe('a&b');
    expect(mapped.toSourceSpan({ start: 1, end: 2 })).toEqual({ start: 1, end: 6 });
    expect(mapped.toSourceSpan({ start: 0, end: 2 })).toEqual({ start: 0, end: 6 });
    expect(mapped.toSourceSpan({ start: 2, end: 3 })).toEqual({ start: 6, end: 7 });
    expect(mapped.toSource(3)).toBe(7);
    expect([2, 3, 5].map((at) => mapped.fromSource(at))).toEqual([1, 1, 1]);
    expect(mapped.fromSource(7)).toBe(3);
  });

  it('takes an entity that stands for several characters as a whole, wherever a span begins in it', () => {
    const { mapped } = build([copied('a'), { kind: 'read', source: '&ffi;', text: 'ffi' }, copied('b')]);
    expect(mapped.text).toBe('affib');
    expect(mapped.toSourceSpan({ start: 2, end: 3 })).toEqual({ start: 1, end: 1 });
    expect(mapped.toSourceSpan({ start: 2, end: 4 })).toEqual({ start: 1, end: 6 });
    expect(mapped.toSource(4)).toBe(6);
  });

  it('keeps apart entities that follow each other', () => {
    const { mapped } = build([entity, entity, dropped('--'), entity]);
    expect(mapped.text).toBe('&&&');
    expect([0, 1, 2, 3].map((at) => mapped.toSource(at))).toEqual([0, 5, 12, 17]);
    expect(mapped.toSourceSpan({ start: 0, end: 2 })).toEqual({ start: 0, end: 10 });
    expect(mapped.toSourceSpan({ start: 1, end: 3 })).toEqual({ start: 5, end: 17 });
  });

  it('knows where a text without characters would stand', () => {
    for (const mapped of [MappedText.plain('', 7), MappedText.build(7, [])]) {
      expect(mapped.text).toBe('');
      expect(mapped.toSource(0)).toBe(7);
      expect(mapped.toSource(5)).toBe(7);
      expect(mapped.toSourceSpan({ start: 0, end: 0 })).toEqual({ start: 7, end: 7 });
      expect(mapped.toSourceSpan({ start: 0, end: 3 })).toEqual({ start: 7, end: 7 });
      expect(mapped.fromSource(7)).toBe(0);
      expect(mapped.fromSource(8)).toBeNull();
    }
  });

  it('clamps what lies outside', () => {
    const mapped = MappedText.plain('abc', 10);
    expect(mapped.toSource(-1)).toBe(10);
    expect(mapped.toSource(99)).toBe(13);
    expect(mapped.toSourceSpan({ start: -4, end: 99 })).toEqual({ start: 10, end: 13 });
    expect(mapped.toSourceSpan({ start: 2, end: 1 })).toEqual({ start: 12, end: 12 });
  });

  it('leads every copied character to itself and back', () => {
    fc.assert(
      fc.property(parts, (list) => {
        const { source, mapped } = build(list);
        let at = 0;
        let from = 0;
        for (const part of list) {
          if (part.kind === 'copied') {
            for (let i = 0; i < part.source.length; i++) {
              expect(mapped.toSource(at + i)).toBe(from + i);
              expect(source[mapped.toSource(at + i)]).toBe(mapped.text[at + i]);
              expect(mapped.fromSource(from + i + 1)).not.toBeNull();
            }
          }
          if (part.kind !== 'dropped') at += part.kind === 'copied' ? part.source.length : part.text.length;
          from += part.source.length;
        }
        expect(mapped.text.length).toBe(at);
      }),
    );
  });

  it('never leads out of the source, nor backwards', () => {
    fc.assert(
      fc.property(parts, fc.nat(60), fc.nat(60), (list, a, b) => {
        const { source, mapped } = build(list);
        const [start, end] = a < b ? [a, b] : [b, a];
        const span = mapped.toSourceSpan({ start, end });
        expect(span.start).toBeGreaterThanOrEqual(0);
        expect(span.start).toBeLessThanOrEqual(span.end);
        expect(span.end).toBeLessThanOrEqual(source.length);
        expect(mapped.toSource(start)).toBeLessThanOrEqual(mapped.toSource(end));
        const back = mapped.fromSource(a);
        if (back !== null) expect(back).toBeLessThanOrEqual(mapped.text.length);
      }),
    );
  });

  it('replaces exactly a stretch of the text when its source stretch is replaced', () => {
    fc.assert(
      fc.property(fc.array(word.map(copied), { maxLength: 6 }), fc.nat(30), fc.nat(30), (list, a, b) => {
        const { source, mapped } = build(list);
        const [start, end] = [Math.min(a, b, source.length), Math.min(Math.max(a, b), source.length)];
        const span = mapped.toSourceSpan({ start, end });
        expect(source.slice(span.start, span.end)).toBe(mapped.text.slice(start, end));
      }),
    );
  });
});
