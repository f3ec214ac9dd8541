// Every game at once, for pages that show them all.
import { GAMES, type GameName } from '@korong/rules';
import type { AnyGameUi } from './gameUi.js';
import { gipfUi } from './gipf/ui.js';
import { potentialsUi } from './gipf/potentials/ui.js';
import { yinshUi } from './yinsh/ui.js';

export { gipfUi, potentialsUi, yinshUi };

const UIS: Readonly<Record<GameName, (potentials: boolean) => AnyGameUi>> = {
  yinsh: () => yinshUi,
  gipf: potentials => (potentials ? potentialsUi : gipfUi),
};

export const gameUiFor = (game: GameName, potentials = false): AnyGameUi => UIS[game](potentials);

/** The position of a text of ours. */
export const positionOn = ({ name }: AnyGameUi, text: string): unknown => {
  const read = GAMES[name].readPosition(text);
  if (!read.ok) throw new Error(read.error.code);
  return read.value;
};
