import type { PotentialKind, Side } from '@korong/rules';
import { no, yes, type Decided } from '../decision.js';
import type { Match } from '../match.js';
import { lotAwaits, lotLacks } from './awaits.js';
import { isAway } from './games.js';
import { commitTo, isCommit, isNonce, isSealed, sealedForOf } from './lot.js';
import type { ContestCommand, Lot } from './types.js';
import { isRemote } from '../setup.js';

/** Local players have no nonces to hide. A game away from the screen has no lot. */
export const sealing = (
  { id, setup }: Match,
  announcement: number,
  potential: PotentialKind,
): { readonly sealedFor?: string } =>
  !isRemote(setup) || isAway(setup.links!.games[potential]!)
    ? {}
    : { sealedFor: sealedForOf(id, announcement) };

export const decideLot = (
  lot: Lot,
  command: Extract<ContestCommand, { kind: 'seal' | 'nonce' | 'reveal' }>,
): Decided => {
  switch (command.kind) {
    case 'seal': {
      const { by, hash } = command;
      if (lotAwaits(lot) !== 'seals' || !lotLacks(lot).includes(by)) return no('NOT_NOW');
      return isCommit(hash) ? yes({ kind: 'sealed', by, hash }) : no('BAD_LOT');
    }
    case 'nonce': {
      const { by, value } = command;
      if (lotAwaits(lot) !== 'nonces' || !lotLacks(lot).includes(by)) return no('NOT_NOW');
      return isNonce(value) && isSealed(lot, by, value) ? yes({ kind: 'nonce', by, value }) : no('BAD_LOT');
    }
    case 'reveal': {
      const { secret } = command;
      if (lotAwaits(lot) !== 'secret') return no('NOT_NOW');
      return isNonce(secret) && commitTo(secret) === lot.commit
        ? yes({ kind: 'lot', secret })
        : no('BAD_LOT');
    }
  }
};

/**
 * The time for a part of the lot is up. A side that withholds its part loses the draw. If both do, the announcing side loses, because it
 * wants something. So waiting for the other side never pays.
 */
export const decideLotTimeout = (lot: Lot, announcing: Side): Decided => {
  const late = lotLacks(lot);
  const by = late.includes(announcing) ? announcing : late[0];
  return yes(by === undefined ? { kind: 'voided' } : { kind: 'defaulted', by });
};
