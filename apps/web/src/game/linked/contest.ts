// Linked play as the components see it. LocalContest and RemoteContest implement it. No DOM.
import { positionOf, type Contest, type Match } from '@korong/match';
import {
  addStep,
  beginTurn,
  isAtStake,
  readTurn,
  turnText,
  type GipfPosition,
  type GipfStep,
  type Side,
} from '@korong/rules';
import type { AnyGameUi } from '../../games/gameUi.js';
import { resumeDraft, settled, type DraftOptions } from '../turn/draft.js';
import type { TurnController } from '../turn/turnController.js';
import type { AnyDraft, AnyTurn, GameDeps } from '../turn/state.js';

/** The inner game on this page. `Side` is a side of the inner game. */
export type InnerController = TurnController & {
  /** Starts to show the game. Called again when another component shows it. */
  begin(show: GameDeps['show']): void;
  /** Resigns the inner game only. */
  resign(by: Side): void;
  /** Retries after a failure; undefined if there is nothing to retry. */
  retry?(): void;
  /** Pauses or resumes the clock, where the players may. */
  pauseClock?(): void;
};

/**
 * The actions of a contest. `Side` is a side of the outer game. Every change shows the outer game again (`show` with a new
 * state).
 */
export interface Contests {
  /** The inner game. After its end it stays until the reader has seen the result. */
  readonly inner: InnerController | undefined;
  /** The reader has seen the end of the inner game. */
  dismiss(): void;
  /** The kind of player: at this device, the computer, or at another device. */
  seat(side: Side): 'here' | 'computer' | 'away';
  /** The name of the player on that side. */
  nameOf(side: Side): string;
  /** The turn up to and including a use or an entry that has to be announced first. */
  pending(turn: AnyTurn): string | undefined;
  announce(text: string): void;
  challenge(): void;
  waive(): void;
  /** Reports the winner of a game played off the screen, `null` for a draw, for all players at this device. */
  report(winner: Side | null): void;
  /** Resigns the whole match. */
  resign(by: Side): void;
}

/** The turn up to and including its first step that another game has to decide about. */
export const pendingUse = ({ game }: AnyGameUi, match: Match, { steps }: AnyTurn): string | undefined => {
  if (match.linked?.contest) return undefined;
  const decided = match.linked?.prefix === undefined ? 0 : match.linked.prefix.split(';').length;
  const begun = beginTurn(positionOf(match));
  const { project } = begun.start as GipfPosition;
  const at = (steps as readonly GipfStep[]).findIndex(
    (step, i) => i >= decided && project !== undefined && isAtStake(project.linked, step),
  );
  if (at < 0) return undefined;
  return turnText(
    game,
    steps.slice(0, at + 1).reduce<AnyTurn>((turn, step) => addStep(game, turn, step), begun),
  );
};

/** The turn as far as contests have decided it. */
export const decidedDraft = (ui: AnyGameUi, match: Match, options: DraftOptions): AnyDraft | undefined => {
  const text = match.linked?.prefix;
  if (text === undefined) return undefined;
  const forced = [...text.split(';').keys()];
  const draft = resumeDraft(ui, positionOf(match), { text, forced });
  return draft && settled(ui, draft, options);
};

/** The announced use as a turn of its own, to show like a hint. */
export const announcedTurn = (
  { game }: AnyGameUi,
  match: Match,
  { before, use }: Pick<Contest, 'before' | 'use'>,
): AnyTurn => {
  const text = before === '' ? use : `${before};${use}`;
  const read = readTurn(game, beginTurn(positionOf(match)), text);
  if (read.status === 'illegal') throw new Error(`${text} was announced and is not possible`);
  const { turn } = read;
  const step = turn.steps.at(-1);
  const start = turn.steps.slice(0, -1).reduce((at, made) => game.play(at, made), turn.start);
  return addStep(game, beginTurn(start), step);
};
