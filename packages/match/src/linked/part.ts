import type { Side } from '@korong/rules';
import type { Match } from '../match.js';
import { lotAwaits, lotLacks } from './awaits.js';
import { isSealed, sealedForOf, sealOf } from './lot.js';
import { sha256 } from './sha256.js';
import type { PartOfLot } from './types.js';

/**
 * The part that a side gives to the lot now, if any: the seal of its nonce, or the nonce. It derives from a secret that only this side has,
 * so a sealed nonce can be shown without storing it. There is none if the side sealed another nonce elsewhere.
 */
export const partOfLot = (
  { id, linked, result }: Match,
  side: Side,
  secret: string,
): PartOfLot | undefined => {
  const contest = linked?.contest;
  const lot = contest?.stage === 'lot' && !result ? contest.lot : undefined;
  if (!lot || !lotLacks(lot).includes(side)) return undefined;
  // Hashed twice: a shown nonce reveals nothing about other nonces of the same secret.
  const value = sha256(sha256(`${secret} ${sealedForOf(id, contest!.seq)} ${side}`));
  if (lotAwaits(lot) === 'seals') return { kind: 'seal', hash: sealOf(lot.sealedFor!, side, value) };
  return isSealed(lot, side, value) ? { kind: 'nonce', value } : undefined;
};
