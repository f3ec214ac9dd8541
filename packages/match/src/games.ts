import type { AnyGame } from '@korong/rules';

/** The games that matches can be played of: all of them by the main entry, those brought in where only `core` is loaded. */
const known = new Map<string, AnyGame>();

export const bringIn = (...games: readonly AnyGame[]): void => {
  for (const game of games) known.set(game.name, game);
};

export const gameCalled = (name: string): AnyGame | undefined => known.get(name);
