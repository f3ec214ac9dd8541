import type { AnyGame, BySide, Outcome, Side } from '@korong/rules';
import type { ClockState } from './clock.js';
import type { MatchEvent, OfferKind } from './events.js';
import { gameCalled } from './games.js';
import type { LinkUnderWay, PastLink } from './links/types.js';
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
  /** `null` is a draw, or nobody if the match was aborted. */
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
export interface Match {
  readonly id: string;
  readonly setup: Setup;
  /** The position that it began with. */
  readonly start: unknown;
  readonly turns: readonly MadeTurn[];
  readonly clock?: ClockState;
  /** What has been offered and neither answered nor passed over. */
  readonly offers: Readonly<Partial<Record<OfferKind, Offer>>>;
  /** Offers made since the side last made a turn: nobody is asked the same thing again and again. */
  readonly asked: BySide<readonly OfferKind[]>;
  /** Takebacks at a distance by whoever asked for them, since the game had `furthest` turns. */
  readonly takebacks?: BySide<number> & { readonly furthest: number };
  readonly result?: MatchResult;
  /** Steps of the turn under way that are decided, joined by `;`, in a linked match. */
  readonly prefix?: string;
  /** A use that was announced and is not settled. */
  readonly link?: LinkUnderWay;
  readonly pastLinks?: readonly PastLink[];
  /** How often each side may still challenge, in a match by challenge. */
  readonly challenges?: BySide<number>;
  /** The id of the rematch, once there is one. */
  readonly next?: string;
  readonly events: readonly MatchEvent[];
}

/** The game that is played. Its positions are `unknown` here; who needs more compares `setup.game`. */
export const gameOf = ({ setup }: Match): AnyGame => {
  const game = gameCalled(setup.game);
  if (!game) throw new Error(`a match of ${setup.game} should never have started`);
  return game;
};

/** The position after so many turns; `undefined` where there are not so many. */
export const positionAt = (match: Match, turn: number): unknown =>
  turn === 0 ? match.start : match.turns[turn - 1]?.position;

/** The position now. */
export const positionOf = (match: Match): unknown => positionAt(match, match.turns.length);

/** Who is to make the next turn; nobody once the match is over. */
export const toAct = (match: Match): Side | undefined =>
  match.result === undefined ? gameOf(match).toAct(positionOf(match)) : undefined;
