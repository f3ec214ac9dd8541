import type { Bus } from '../shared/shared.js';
import type { BanStore } from '../store/store.js';
import { networkList } from './networks.js';

/** Where processes are told that the list has changed. */
export const ADDRESSES = 'addresses';

/** Addresses from which people may read and do nothing else. */
export interface AddressBans {
  /** As `Origins.address` gives it. */
  has(address: string): boolean;
  /** Reads the list again: news of a change may have been lost. */
  readonly review: () => Promise<void>;
  close(): void;
}

export const openAddressBans = async (
  store: BanStore,
  bus: Pick<Bus, 'subscribe' | 'onGap'>,
): Promise<AddressBans> => {
  let has = networkList([]);
  const review = async (): Promise<void> => {
    has = networkList((await store.all()).map(({ network }) => network));
  };
  // Failures are made up for by the next review.
  const later = (): void => {
    review().catch(() => undefined);
  };
  await review();
  const stop = bus.subscribe(ADDRESSES, later);
  bus.onGap(later);
  return { has: address => has(address), review, close: stop };
};
