import { gameNamed, startOf, type GameName, type OptionFields } from '@korong/rules';

/** The first position of a game with these options, which have been checked. */
export const startText = (name: GameName, options: OptionFields): string => {
  const game = gameNamed(name);
  const start = startOf(game, { options });
  if (!start.ok) throw new Error(start.error.code);
  return game.positionText(start.value);
};
