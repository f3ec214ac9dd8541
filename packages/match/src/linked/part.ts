import type { Side } from '@korong/rules';
import type { Match } from '../match.js';
import { lotAwaits, lotLacks } from './awaits.js';
import { isSealed, sealedForOf, sealOf } from './lot.js';
import { sha256 } from './sha256.js';
import type { PartOfLot } from './types.js';

/**
 * What a side gives to the lot now, if anything: the seal of its nonce, or the nonce. It follows from a secret that nobody else has, so
 * what was sealed can be shown without anything else having been kept. None if the side sealed something else elsewhere.
 */
export const partOfLot = (
  { id, linked, result }: Match,
  side: Side,
  secret: string,
): PartOfLot | undefined => {
  const contest = linked?.contest;
  const lot = contest?.stage === 'lot' && !result ? contest.lot : undefined;
  if (!lot || !lotLacks(lot).includes(side)) return undefined;
  // Hashed twice: what is shown tells nothing about any other nonce of the same secret.
  const value = sha256(sha256(`${secret} ${sealedForOf(id, contest!.seq)} ${side}`));
  if (lotAwaits(lot) === 'seals') return { kind: 'seal', hash: sealOf(lot.sealedFor!, side, value) };
  return isSealed(lot, side, value) ? { kind: 'nonce', value } : undefined;
};
