import type { AnyGame, GameName } from '@korong/rules';
import { gipfView } from './gipf.js';
import type { TerminalView } from './terminalView.js';
import { yinshView } from './yinsh.js';

const VIEWS = {
  yinsh: yinshView,
  gipf: gipfView,
} satisfies Record<GameName, TerminalView>;

/** How a game is shown in a terminal. Positions handed to it have to be of that game. */
export const viewOf = ({ name }: AnyGame): TerminalView => VIEWS[name];
