import type { ReadingContext } from '../../model/context.js';
import { MappedText } from '../../text/mapped-text.js';
import { composeTypeLine, partsOf } from './compose.js';
import { isUnderstood, type OldLineUse, type TypeLineReading } from './reading.js';
import { readTypeLine } from './type-line.js';

/**
 * A line of earlier years as today's cards of the file's language print it: `Summon Legend` is a `Legendary
 * Creature`. Words that are not understood stay as they are written.
 */
export function todaysLine(
  { field, notation, language }: TypeLineReading,
  { line, rest }: OldLineUse,
  context: ReadingContext,
): string {
  const subtypes = line.language === 'en' ? rest : rest.toLowerCase();
  const plain = line.becomes.replace('{rest}', () => subtypes).replace(/[\s—:]+$/, '');
  const [reading] = readTypeLine({ ...field, value: MappedText.plain(plain, 0) }, context);
  if (reading?.oldLine !== null || !isUnderstood(reading)) return plain;
  const words = reading.words.filter(
    ({ fault, sense }) => fault !== 'obsolete' || sense?.former?.becomes !== null,
  );
  return composeTypeLine(partsOf({ ...reading, words }), language, notation) ?? plain;
}
