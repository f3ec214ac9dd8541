import { LocalBus } from './localBus.js';
import { LocalLimits } from './localLimits.js';
import { LocalPresence } from './localPresence.js';
import type { Bus, Limits, Presence } from './shared.js';

export * from './shared.js';

export interface Shared {
  readonly bus: Bus;
  readonly presence: Presence;
  readonly limits: Limits;
  close(): Promise<void>;
}

export type SharedBy = { readonly kind: 'local' } | { readonly kind: 'redis'; readonly url: string };

export interface SharedOptions {
  /** What absences and limits are measured by: the store's time where there are several machines. */
  readonly now?: () => number;
  /** What went wrong, where nobody waits for it. */
  readonly trouble?: (error: unknown) => void;
}

/** What the processes share. Rejects if Redis cannot be reached now; what happens to it later is got over. */
export const openShared = (by: SharedBy, { now = Date.now }: SharedOptions = {}): Promise<Shared> => {
  if (by.kind === 'redis') return Promise.reject(new Error('not there yet'));
  const bus = new LocalBus();
  const presence = new LocalPresence(now);
  const limits = new LocalLimits(now);
  const close = async (): Promise<void> => {
    await presence.close();
    await bus.close();
  };
  return Promise.resolve({ bus, presence, limits, close });
};
