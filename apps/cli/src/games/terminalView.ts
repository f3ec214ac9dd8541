import type { Side } from '@korong/rules';
import type { Grid } from '../grid.js';

/** How a game is shown in a terminal and talked about there. */
export interface TerminalView<Position = unknown> {
  /** What stands where; with `names` the name of every empty point. */
  grid(position: Position, names: boolean): Grid;
  sideName(side: Side): string;
  /** What the side that acts is asked for, with an example that is legal. Only while the game is not over. */
  ask(position: Position): string;
  /** What lies beside the board: always in sight of both. */
  state(position: Position): string;
  /** What the letters on the board mean. */
  legend(position: Position): string;
  /** How the steps of this game are written. */
  notation(position: Position): string;
}
