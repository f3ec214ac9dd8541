import type { AnyGame, BySide, Outcome, Side } from '@korong/rules';
import type { ClockState } from './clock.js';
import type { MatchEvent, OfferKind } from './events.js';
import type { Context, ExtensionState } from './extension.js';
import type { Setup } from './setup.js';

export interface MadeTurn {
  readonly by: Side;
  /** Steps joined by `;`, in the one spelling that is printed. */
  readonly text: string;
  /** When it was made. */
  readonly at: number;
  /** The position after it, a value of the game's own type. */
  readonly position: unknown;
  /** What both had left after it, in a match with a clock. */
  readonly clocks?: BySide<number>;
}

/** Why a match is over: by the rules of the game, or by what the players did. */
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

/** A match between two players as it stands: an immutable value, plain data, made from its events and nothing else. */
export interface Match extends ExtensionState {
  readonly id: string;
  readonly setup: Setup;
  /** The position that it began with. */
  readonly start: unknown;
  /** The side that is to act by the rules of the game; `toAct` also asks whether the match is over. */
  readonly side: Side;
  readonly turns: readonly MadeTurn[];
  readonly clock?: ClockState;
  /** What has been offered and neither answered nor passed over. */
  readonly offers: Readonly<Partial<Record<OfferKind, Offer>>>;
  /** Offers made since the side last made a turn: the same is not asked again and again. */
  readonly asked: BySide<readonly OfferKind[]>;
  /** Takebacks at a distance by the side that asked for them, since the game had `furthest` turns. */
  readonly takebacks?: BySide<number> & { readonly furthest: number };
  readonly result?: MatchResult;
  /** An extension holds the game up: its clocks stand, and something else is awaited. */
  readonly held?: Held;
  /** The id of the rematch, once there is one. */
  readonly next?: string;
  readonly events: readonly MatchEvent[];
}

export interface Held {
  /** The side whose answer is awaited; none where both are, or neither. */
  readonly awaits?: Side | undefined;
  /** When the wait ends by itself: from then on `flag` is accepted. */
  readonly deadline?: number | undefined;
}

/** The game that is played. Its positions are `unknown` here. */
export const gameOf = ({ games }: Context, { setup }: Match): AnyGame => {
  const game = games.get(setup.game);
  if (!game) throw new Error(`a match of ${setup.game} should never have started`);
  return game;
};

/** The position after so many turns; `undefined` where there are not so many. */
export const positionAt = (match: Match, turn: number): unknown =>
  turn === 0 ? match.start : match.turns[turn - 1]?.position;

/** The position now. */
export const positionOf = (match: Match): unknown => positionAt(match, match.turns.length);

/** The side that makes the next turn; none once the match is over. */
export const toAct = ({ result, side }: Match): Side | undefined => (result === undefined ? side : undefined);

/** The side whose turn or answer is awaited; none where both are, and none once the match is over. */
export const awaited = (match: Match): Side | undefined =>
  match.held && match.result === undefined ? match.held.awaits : toAct(match);
