// Linked play as the parts of the page that show it know it: on one device and at a distance it is done in different ways.
// No DOM.
import { positionOf, type Contest, type Match } from '@korong/match';
import { addStep, beginTurn, readTurn, turnText, type Side } from '@korong/rules';
import type { AnyGameUi } from '../turn/index.js';
import type { TurnController } from '../turn/turnController.js';
import type { AnyTurn, Surroundings } from '../turn/state.js';

/** The game in between as somebody sits at it. `Side` is a side of that game. */
export type Between = TurnController & {
  /** Somebody shows it from now on. Called again when it is shown at another place. */
  begin(show: Surroundings['show']): void;
  /** Gives the game in between up, and nothing else. */
  resign(by: Side): void;
  /** Tries again what has failed; without it nothing can. */
  retry?(): void;
  /** Stops its clock, or lets it go on, where players may. */
  pauseClock?(): void;
};

/**
 * What can be done about a link. `Side` is a side of the outer game. After every change here the outer game is shown
 * again (`show` with a new state).
 */
export interface Contests {
  /** The game in between, and after its end until somebody has seen it. */
  readonly inner: Between | undefined;
  /** The end of the game in between has been seen. */
  dismiss(): void;
  /** Who sits there: somebody at this device, the computer, or somebody at another device. */
  seat(side: Side): 'here' | 'computer' | 'away';
  /** How the player of that side is called. */
  nameOf(side: Side): string;
  /** The turn up to and with a use that has to be announced before it goes on. */
  pending(turn: AnyTurn): string | undefined;
  announce(text: string): void;
  challenge(): void;
  waive(): void;
  /** Says who has won the game away from the screen, for all who sit here. */
  report(winner: Side): void;
  /** Gives the whole match up. */
  resign(by: Side): void;
}

const isUse = ({ kind }: { readonly kind: string }): boolean => kind === 'use' || kind === 'extra';

/** The turn up to and with the first use in it that is not decided yet. */
export const pendingUse = ({ game }: AnyGameUi, match: Match, { steps }: AnyTurn): string | undefined => {
  if (match.linked?.contest) return undefined;
  const decided = match.linked?.prefix === undefined ? 0 : match.linked.prefix.split(';').length;
  const at = (steps as readonly { readonly kind: string }[]).findIndex(
    (step, i) => i >= decided && isUse(step),
  );
  if (at < 0) return undefined;
  const begun = beginTurn(positionOf(match));
  return turnText(
    game,
    steps.slice(0, at + 1).reduce<AnyTurn>((turn, step) => addStep(game, turn, step), begun),
  );
};

/** What was announced, as a turn of its own: it is shown as a hint is. */
export const announcedTurn = (
  { game }: AnyGameUi,
  match: Match,
  { before, use }: Pick<Contest, 'before' | 'use'>,
): AnyTurn => {
  const text = before === '' ? use : `${before};${use}`;
  const read = readTurn(game, beginTurn(positionOf(match)), text);
  if (read.status === 'impossible') throw new Error(`${text} was announced and is not possible`);
  const { turn } = read;
  const step = turn.steps.at(-1);
  const start = turn.steps.slice(0, -1).reduce((at, made) => game.play(at, made), turn.start);
  return addStep(game, beginTurn(start), step);
};
