import type { Side } from '@korong/rules';
import type { Lot } from './types.js';

const SIDES: readonly Side[] = ['white', 'black'];

/**
 * The part that a lot waits for. Sealed nonces come before the secret, open ones after it. By the older rule open nonces come before it.
 */
export const lotAwaits = (lot: Lot): 'seals' | 'secret' | 'nonces' => {
  if (lot.sealedFor === undefined) return isWhole(lot.nonces) ? 'secret' : 'nonces';
  if (!isWhole(lot.sealed ?? {})) return 'seals';
  return lot.secret === undefined && lot.voided !== true ? 'secret' : 'nonces';
};

/** The sides whose part is missing now; empty while the secret is awaited. */
export const lotLacks = (lot: Lot): readonly Side[] => {
  const awaited = lotAwaits(lot);
  if (awaited === 'secret') return [];
  const given = (awaited === 'seals' ? lot.sealed : lot.nonces) ?? {};
  return SIDES.filter(side => given[side] === undefined);
};

const isWhole = ({ white, black }: Lot['nonces']): boolean => white !== undefined && black !== undefined;
