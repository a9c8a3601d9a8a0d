import type { Language } from '../../model/language.js';
import type { CardFormat } from '../format.js';
import { nativeKey } from './keys.js';
import { nearestKey } from './near-keys.js';
import { FORMAT_ID, parse } from './parse.js';
import { update } from './update.js';

/** Our own format: `.card` and `.carte` files, in English and in French. */
export const nativeFormat: CardFormat = {
  id: FORMAT_ID,
  languageId: 'cardwright',
  extensions: ['.card', '.carte'],
  parse: (text) => parse(text),
  update: (previous, text, change) => update(previous, text, change),
  suppressionLine: (ids, indent) => `${indent}# cardwright-disable-next-line ${ids.join(', ')}\n`,
  key: nativeKey,
  nearestKey,
  declaration(kind, word, of, language) {
    const lines = [fieldLine(kind, word, language)];
    if (of !== null) lines.push(fieldLine('of', of, language));
    return `\n${lines.join('\n')}\n`;
  },
};

/** A word holds no line end in a type line, but a caller may give anything. */
function fieldLine(key: string, value: string, language: Language): string {
  return `${nativeKey(key)?.names[language] ?? key}: ${value.replace(/\s+/g, ' ').trim()}`;
}
