// What waits for an answer in a game at a distance, and what may be claimed.
import type { GameState } from '@korong/client';
import { claimableFrom, type OfferKind } from '@korong/match';
import { other } from '@korong/rules';
import { DAY } from '../../ui/times.js';

export interface Waiting {
  readonly what: OfferKind;
  /** The reader's own, which the other side answers. */
  readonly own: boolean;
  /** A takeback: so many turns go. */
  readonly turns: number;
}

const KINDS = ['draw', 'takeback', 'rematch'] as const;

/** The offers that stand. Who watches has nothing to do with them. */
export const offersOf = ({ match, side, pending }: GameState): readonly Waiting[] => {
  if (!match || side === undefined) return [];
  return KINDS.flatMap(what => {
    const offer = match.offers[what];
    // Answered already, and the answer is on its way.
    if (!offer || pending.some(({ command }) => command.kind === what)) return [];
    return [{ what, own: offer.by === side, turns: match.turns.length - (offer.to ?? 0) }];
  });
};

export interface Claim {
  /** From when on, by the server's time. */
  readonly from: number;
  /** `use`: only the use that a game away from the screen is about. */
  readonly what: 'game' | 'use';
}

/** What may be claimed because the other side has left. */
export const claimOf = ({ match, side, presence }: GameState): Claim | undefined => {
  if (!match || match.result || side === undefined || !presence) return undefined;
  const contest = match.linked?.contest;
  const since = presence.absent[other(side)];
  if (presence.here[other(side)] || since === undefined) return undefined;
  if (contest) {
    return contest.stage === 'away' && contest.reports[other(side)] === undefined
      ? // A game away from the screen may take long.
        { from: Math.max(since, contest.since) + DAY, what: 'use' }
      : undefined;
  }
  const from = claimableFrom(match, side, since);
  return from === undefined ? undefined : { from, what: 'game' };
};

/** To how many turns a takeback leads: to before one's own last turn. */
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
  // What another game has decided stays.
  return mine > (match.linked?.past.at(-1)?.turn ?? -1) ? mine : undefined;
};
