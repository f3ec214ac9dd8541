import type { MessageKey } from '@korong/messages';
import type { Side } from '@korong/rules';
import type { Contestant } from '../engine/players.js';
import type { Grid } from '../grid.js';

/** An option of a game on the command line, as commander writes it: `--handicap <side=N>`. */
interface OptionFlag {
  readonly flags: string;
  readonly help: MessageKey;
  /** The flag without which this one means nothing, with an example of its value: `--potentials Z3Y3`. */
  readonly needs?: string;
}

/** The terminal view of a game: drawing, prompts and options. */
export interface TerminalView<Position = unknown> {
  /** A flag for every option of the game but the variant. */
  readonly optionFlags: readonly OptionFlag[];
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
  /** Lets a program plan its turn, and asks about each step that another game decides about. */
  thinkAloud?(
    seat: Pick<Contestant, 'start' | 'think'>,
    position: Position,
    ask: (step: string) => Promise<boolean>,
    stop: () => boolean,
  ): Promise<string>;
}
