// Every game at once, for pages that show them all.
import { GAMES, type AnyGame, type GameName, type OptionFields } from '@korong/rules';
import type { AnyGameUi } from './gameUi.js';
import { gipfUi } from './gipf/ui.js';
import { potentialsUi } from './gipf/potentials/ui.js';
import { yinshUi } from './yinsh/ui.js';

export { gipfUi, potentialsUi, yinshUi };

/** The GameUi for a match with these options. */
const UIS: Readonly<Record<GameName, (options: OptionFields) => AnyGameUi>> = {
  yinsh: () => yinshUi,
  gipf: ({ potentials }) => (potentials === undefined ? gipfUi : potentialsUi),
};

export const gameUiFor = (game: GameName, options: OptionFields = {}): AnyGameUi => UIS[game](options);

/** The GameUi for a position of ours, by the options that its text names. */
export const uiAt = (name: GameName, text: string): AnyGameUi => {
  const game: AnyGame = GAMES[name];
  const read = game.readPosition(text);
  if (!read.ok) throw new Error(read.error.code);
  return gameUiFor(name, game.optionFields(game.options(read.value)));
};

/** The position of a text of ours. */
export const positionOn = ({ name }: AnyGameUi, text: string): unknown => {
  const read = GAMES[name].readPosition(text);
  if (!read.ok) throw new Error(read.error.code);
  return read.value;
};
