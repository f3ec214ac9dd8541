// Open offers and possible claims in a remote game.
import type { GameState } from '@korong/client';
import { claimableFrom, type OfferKind } from '@korong/match';
import { other } from '@korong/rules';
import { DAY } from '../../ui/durations.js';

export interface Waiting {
  readonly what: OfferKind;
  /** The reader's own offer, for the other side to answer. */
  readonly own: boolean;
  /** A takeback removes this many turns. */
  readonly turns: number;
}

const KINDS = ['draw', 'takeback', 'rematch'] as const;

/** The open offers. Watchers see none. */
export const offersOf = ({ match, side, pending }: GameState): readonly Waiting[] => {
  if (!match || side === undefined) return [];
  return KINDS.flatMap(what => {
    const offer = match.offers[what];
    // The answer is on its way.
    if (!offer || pending.some(({ command }) => command.kind === what)) return [];
    return [{ what, own: offer.by === side, turns: match.turns.length - (offer.to ?? 0) }];
  });
};

export interface Claim {
  /** The time from which it may be claimed, by the server's clock. */
  readonly from: number;
  /** `use`: only the use that a game off the screen decides. */
  readonly what: 'game' | 'use';
}

/** Possible claims because the other side has left. */
export const claimOf = ({ match, side, presence }: GameState): Claim | undefined => {
  if (!match || match.result || side === undefined || !presence) return undefined;
  const contest = match.linked?.contest;
  const since = presence.absent[other(side)];
  if (presence.here[other(side)] || since === undefined) return undefined;
  if (contest) {
    return contest.stage === 'away' && !contest.answered.includes(other(side))
      ? // A game off the screen may take long.
        { from: Math.max(since, contest.since) + DAY, what: 'use' }
      : undefined;
  }
  const from = claimableFrom(match, side, since);
  return from === undefined ? undefined : { from, what: 'game' };
};

/** The number of turns left after a takeback: back to before one's own last turn. */
export const backTo = ({ match, side }: GameState): number | undefined => {
  if (
    !match ||
    match.result ||
    match.linked?.contest ||
    match.linked?.prefix !== undefined ||
    side === undefined
  )
    return undefined;
  const mine = match.turns.findLastIndex(({ by }) => by === side);
  // The result of a contest stays.
  return mine > (match.linked?.past.at(-1)?.turn ?? -1) ? mine : undefined;
};
