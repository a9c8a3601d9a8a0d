import type { GameId } from '../model/game.js';
import type { Game } from './game.js';
import { magic } from './magic/index.js';

const GAMES: readonly Game[] = [magic];

/** The game of that id, or null for one whose words are not known yet. */
export function gameOf(id: GameId): Game | null {
  return GAMES.find((game) => game.id === id) ?? null;
}

export function allGames(): readonly Game[] {
  return GAMES;
}
