import type { AnyGame, BySide, Outcome, Side } from '@korong/rules';
import type { ClockState } from './clock.js';
import type { MatchEvent, OfferKind } from './events.js';
import type { Context, ExtensionState } from './extension.js';
import type { Setup } from './setup.js';

export interface MadeTurn {
  readonly by: Side;
  /** Steps joined by `;`, in canonical spelling. */
  readonly text: string;
  /** When it was made. */
  readonly at: number;
  /** The position after it, a value of the game's own type. */
  readonly position: unknown;
  /** Time left to both sides after it, in a match with a clock. */
  readonly clocks?: BySide<number>;
}

/** Why a match is over: by the rules of the game, or by an action of the players. */
export type Ending = Outcome['by'] | 'resignation' | 'time' | 'agreement' | 'absence' | 'length' | 'aborted';

export interface MatchResult {
  /** `null` is a draw, or no winner in an aborted match. */
  readonly winner: Side | null;
  readonly by: Ending;
}

export interface Offer {
  readonly by: Side;
  /** A takeback: how many turns stay. */
  readonly to?: number;
  /** The number of the event that made it. */
  readonly seq: number;
}

/** The state of a match between two players: an immutable value, plain data, derived from its events alone. */
export interface Match extends ExtensionState {
  readonly id: string;
  readonly setup: Setup;
  /** The position that it began with. */
  readonly start: unknown;
  /** The side to act by the rules of the game. `toAct` also checks whether the match is over. */
  readonly side: Side;
  readonly turns: readonly MadeTurn[];
  readonly clock?: ClockState;
  /** Offers that are neither answered nor superseded. */
  readonly offers: Readonly<Partial<Record<OfferKind, Offer>>>;
  /** Offers made since the side's last turn, so that the same offer is not repeated. */
  readonly asked: BySide<readonly OfferKind[]>;
  /** Takebacks in a remote match by the asking side, since the game had `furthest` turns. */
  readonly takebacks?: BySide<number> & { readonly furthest: number };
  readonly result?: MatchResult;
  /** An extension holds the game: the clocks are stopped while the match waits for it. */
  readonly hold?: Hold;
  /** The id of the rematch, once there is one. */
  readonly next?: string;
  readonly events: readonly MatchEvent[];
}

export interface Hold {
  /** The side whose answer is awaited; missing where both or neither are awaited. */
  readonly awaits?: Side | undefined;
  /** When the hold times out. From then on `flag` is accepted. */
  readonly deadline?: number | undefined;
}

/** The game of the match. Its positions are `unknown` here. */
export const gameOf = ({ games }: Context, { setup }: Match): AnyGame => {
  const game = games.get(setup.game);
  if (!game) throw new Error(`a match of ${setup.game} should never have started`);
  return game;
};

/** The position after that many turns; `undefined` if there are fewer. */
export const positionAt = (match: Match, turn: number): unknown =>
  turn === 0 ? match.start : match.turns[turn - 1]?.position;

/** The position now. */
export const positionOf = (match: Match): unknown => positionAt(match, match.turns.length);

/** The side that makes the next turn; `undefined` once the match is over. */
export const toAct = ({ result, side }: Match): Side | undefined => (result === undefined ? side : undefined);

/** The side whose turn or answer is awaited; `undefined` where both are, and once the match is over. */
export const awaited = (match: Match): Side | undefined =>
  match.hold && match.result === undefined ? match.hold.awaits : toAct(match);
