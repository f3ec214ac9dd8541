import type { AnyGame, GameName } from '@korong/rules';
import { gipfView } from './gipf.js';
import type { TerminalView } from './terminalView.js';
import { yinshView } from './yinsh.js';

const VIEWS = {
  yinsh: yinshView,
  gipf: gipfView,
} satisfies Record<GameName, TerminalView>;

/** The terminal view of a game. It accepts positions of that game only. */
export const viewOf = ({ name }: AnyGame): TerminalView => VIEWS[name];
