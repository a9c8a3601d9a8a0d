/** The card games whose words and rules are known. */
export type GameId = 'magic' | 'ygo';

/** Reads a game's name as people write it (`Magic`, `Yu-Gi-Oh!`, `yugioh`, `mtg`); null for anything else. */
export function parseGame(text: string): GameId | null {
  const word = text.toLowerCase().replace(/[^a-z]/g, '');
  if (word === 'magic' || word === 'mtg' || word === 'magicthegathering') return 'magic';
  if (word === 'yugioh' || word === 'ygo') return 'ygo';
  return null;
}
