import type { AnyGameInPlay } from '@korong/rules';

/** The games that matches can be played of: all of them by the main entry, those brought in where only `core` is loaded. */
const known = new Map<string, AnyGameInPlay>();

export const bringIn = (...games: readonly AnyGameInPlay[]): void => {
  // A whole game takes the place of what is enough to play it, never the other way round.
  for (const game of games) if (game.readPosition || !known.has(game.name)) known.set(game.name, game);
};

export const gameCalled = (name: string): AnyGameInPlay | undefined => known.get(name);
