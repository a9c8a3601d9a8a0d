import type { CardDocument } from '../model/document.js';
import { LineIndex } from '../text/line-index.js';

const kept = new WeakMap<CardDocument, LineIndex>();

/** The lines of a document as the core holds it, counted once per state of its text. */
export function linesOf(document: CardDocument): LineIndex {
  let lines = kept.get(document);
  if (lines === undefined) {
    lines = new LineIndex(document.text);
    kept.set(document, lines);
  }
  return lines;
}
