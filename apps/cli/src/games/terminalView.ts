import type { Side } from '@korong/rules';
import type { Grid } from '../grid.js';

/** The terminal view of a game: drawing and prompts. */
export interface TerminalView<Position = unknown> {
  /** The marks on the board; with `names`, the name of every empty point. */
  grid(position: Position, names: boolean): Grid;
  sideName(side: Side): string;
  /** The prompt for the side to act, with a legal example. Only while the game is not over. */
  ask(position: Position): string;
  /** The pieces beside the board, which both sides can see. */
  state(position: Position): string;
  /** The legend of the letters on the board. */
  legend(position: Position): string;
  /** How the steps of this game are written. */
  notation(position: Position): string;
}
