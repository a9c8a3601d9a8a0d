/**
 * The year whose rules and wording a file follows. `CURRENT_EDITION` stands for today's rules and is
 * greater than any year, so that `edition <= year` reads "in use until".
 */
export type Edition = number;

export const CURRENT_EDITION: Edition = 9999;

/** The first rules were printed in 1993. */
const FIRST_EDITION = 1993;

/** Reads `current`, `actuelles` or a year; null for anything else. */
export function parseEdition(text: string): Edition | null {
  const word = text.trim().toLowerCase();
  if (/^(?:current|actuel|actuels|actuelle|actuelles)$/.test(word)) return CURRENT_EDITION;
  if (!/^\d{4}$/.test(word)) return null;
  const year = Number(word);
  return year >= FIRST_EDITION && year < CURRENT_EDITION ? year : null;
}
