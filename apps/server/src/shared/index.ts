import { LocalBus } from './localBus.js';
import { LocalLimits } from './localLimits.js';
import { LocalPresence } from './localPresence.js';
import type { Shared, SharedOptions } from './shared.js';

export * from './shared.js';

export type SharedBy = { readonly kind: 'local' } | { readonly kind: 'redis'; readonly url: string };

/** The shared services. Rejects if Redis cannot be reached now; later losses of the connection are recovered from. */
export const openShared = async (by: SharedBy, options: SharedOptions = {}): Promise<Shared> => {
  if (by.kind === 'local') return openLocal(options);
  // The driver is loaded only where it is used.
  const { openRedis } = await import('./openRedis.js');
  return openRedis(by.url, options);
};

const openLocal = ({ now = Date.now }: SharedOptions): Shared => {
  const bus = new LocalBus();
  const presence = new LocalPresence(now);
  return { bus, presence, limits: new LocalLimits(now), close: () => bus.close() };
};
