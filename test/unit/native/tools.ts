import type { Block, Face, Field } from '../../../server/src/model/block.js';
import type { CardDocument } from '../../../server/src/model/document.js';
import { parse } from '../../../server/src/formats/native/parse.js';
import type { Span } from '../../../server/src/text/span.js';

/** A document as plain data, every character of every value with the place it came from: for deep comparison. */
export function plain(document: CardDocument): unknown {
  const { format, text, starts } = document;
  return { format, text, starts, blocks: document.blocks.map(plainBlock) };
}

function plainBlock(block: Block): unknown {
  return { ...block, faces: block.faces.map((face) => ({ ...face, fields: face.fields.map(plainField) })) };
}

function plainField(field: Field): unknown {
  const { value } = field;
  const sources: number[] = [];
  for (let offset = 0; offset <= value.text.length; offset++) sources.push(value.toSource(offset));
  return { ...field, value: value.text, sources };
}

/** Kinds of the blocks, header first. */
export function kinds(text: string): string[] {
  return parse(text).blocks.map((block) => block.kind);
}

/** The block at an index, counted as in the document. */
export function blockOf(text: string, index: number): Block {
  const block = parse(text).blocks[index];
  if (block === undefined) throw new Error(`no block ${String(index)}`);
  return block;
}

export function faceOf(block: Block, index = 0): Face {
  const face = block.faces[index];
  if (face === undefined) throw new Error(`no face ${String(index)}`);
  return face;
}

/** The field at an index of a block's face. */
export function fieldAt(block: Block, index: number, face = 0): Field {
  const field = faceOf(block, face).fields[index];
  if (field === undefined) throw new Error(`no field ${String(index)}`);
  return field;
}

/** `key=value` for each field of a face. */
export function pairs(face: Face): string[] {
  return face.fields.map((field) => `${field.key ?? `?${field.keyText}`}=${field.value.text}`);
}

/** What stands at a span of a block. */
export function cut(block: Block, span: Span): string {
  return block.text.slice(span.start, span.end);
}

/** Every span a block holds. */
export function spansOf(block: Block): Span[] {
  const spans: Span[] = block.problems.map((problem) => problem.span);
  for (const directive of block.directives) spans.push(directive.span, ...directive.ids.map((id) => id.span));
  for (const face of block.faces) {
    spans.push(face.span, ...(face.separator === null ? [] : [face.separator]));
    for (const { keySpan, valueSpan, span, value } of face.fields)
      spans.push(keySpan, valueSpan, span, value.toSourceSpan({ start: 0, end: value.text.length }));
  }
  return spans;
}
