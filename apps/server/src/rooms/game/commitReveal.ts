import { createHmac } from 'node:crypto';
import {
  commitTo,
  lotAwaits,
  lotLacks,
  partOfLot,
  type Lot,
  type Match,
  type PartOfLot,
} from '@korong/match';
import type { Seats } from '@korong/protocol';
import type { Side } from '@korong/rules';

// The server's part in the lots of linked games. Its secret is derived from the secret of all processes, the game, and the number
// of the event that commits to it: any process can reveal it, and none can commit twice.

/** The server's side of commit-reveal. */
export interface CommitReveal {
  /** The commitment that goes into the next event of this match. */
  commitment(match: Match): string;
  /** What the server owes to the open lot: an engine's part, before any person's, or its own secret. */
  due(match: Match, seats: Seats): DuePart | undefined;
}

/** Whether the lot waits for the server. */
export const isLotDue = (match: Match, seats: Seats): boolean => {
  const lot = openLotOf(match);
  return lot !== undefined && (engineDue(lot, seats) !== undefined || lotAwaits(lot) === 'secret');
};

const openLotOf = ({ linked, result }: Match): Lot | undefined =>
  linked?.contest?.stage === 'lot' && !result ? linked.contest.lot : undefined;

const engineDue = (lot: Lot, seats: Seats): Side | undefined =>
  lotLacks(lot).find(side => seats[side].level !== undefined);

type DuePart = (PartOfLot & { readonly by: Side }) | { readonly kind: 'reveal'; readonly secret: string };

export const createCommitReveal = (secret: string): CommitReveal => {
  const derived = (...parts: readonly (string | number)[]): string =>
    createHmac('sha256', secret)
      .update(['lot', ...parts].join(' '))
      .digest('base64url');
  const secretAt = ({ id }: Match, seq: number): string => derived('secret', id, seq);
  return {
    commitment: match => commitTo(secretAt(match, match.events.length + 1)),
    due: (match, seats) => {
      const lot = openLotOf(match);
      if (!lot) return undefined;
      const by = engineDue(lot, seats);
      const at = committedAt(match);
      const part = by && partOfLot(match, by, derived('nonce', match.id, at, by));
      if (by && part) return { ...part, by };
      const own = secretAt(match, at);
      // Committed with another secret, it cannot be revealed; the match knows what follows from that.
      return lotAwaits(lot) === 'secret' && commitTo(own) === lot.commit
        ? { kind: 'reveal', secret: own }
        : undefined;
    },
  };
};

const committedAt = ({ events }: Match): number => events.findLast(event => 'commit' in event)!.seq;
