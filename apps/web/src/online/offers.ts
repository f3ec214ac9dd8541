// What waits for an answer in a game at a distance, and what may be claimed.
import type { GameState } from '@korong/client';
import { claimableFrom, type OfferKind } from '@korong/match/core';
import { other } from '@korong/rules';

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

/** From when on, by the server's time, the game may be ended because the other side has left it. */
export const claimFrom = ({ match, side, presence }: GameState): number | undefined => {
  // While a use is being settled only the game in between can be claimed.
  if (!match || match.result || match.link || side === undefined || !presence) return undefined;
  const since = presence.absent[other(side)];
  return presence.here[other(side)] || since === undefined ? undefined : claimableFrom(match, side, since);
};

/** To how many turns a takeback leads: to before one's own last turn. */
export const backTo = ({ match, side }: GameState): number | undefined => {
  if (!match || match.result || match.link || match.prefix !== undefined || side === undefined)
    return undefined;
  const mine = match.turns.findLastIndex(({ by }) => by === side);
  // What another game has decided stays.
  return mine > (match.pastLinks?.at(-1)?.turn ?? -1) ? mine : undefined;
};
