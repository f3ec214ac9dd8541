import { LocalBus } from './localBus.js';
import { LocalLimits } from './localLimits.js';
import { LocalPresence } from './localPresence.js';
import { connectRedis } from './redis.js';
import { RedisBus } from './redisBus.js';
import { RedisLimits } from './redisLimits.js';
import { RedisPresence } from './redisPresence.js';
import type { Bus, Limits, Presence } from './shared.js';

export * from './shared.js';

export interface Shared {
  readonly bus: Bus;
  readonly presence: Presence;
  readonly limits: Limits;
  close(): Promise<void>;
}

export type SharedBy = { readonly kind: 'local' } | { readonly kind: 'redis'; readonly url: string };

interface SharedOptions {
  /** The clock of absences and limits: the store's time where there are several machines. */
  readonly now?: () => number;
  /** Hears of errors in background work. */
  readonly trouble?: (error: unknown) => void;
}

/** The shared services. Rejects if Redis cannot be reached now; later losses of the connection are recovered from. */
export const openShared = (by: SharedBy, options: SharedOptions = {}): Promise<Shared> =>
  by.kind === 'local' ? Promise.resolve(openLocal(options)) : openRedis(by.url, options);

const openLocal = ({ now = Date.now }: SharedOptions): Shared => {
  const bus = new LocalBus();
  const presence = new LocalPresence(now);
  return { bus, presence, limits: new LocalLimits(now), close: () => bus.close() };
};

const openRedis = async (
  url: string,
  { now = Date.now, trouble = () => undefined }: SharedOptions,
): Promise<Shared> => {
  const redis = await connectRedis(url, 'korong', { trouble });
  const subscriber = await connectRedis(url, 'korong-heard', { trouble: () => undefined }).catch(
    (error: unknown) => {
      redis.disconnect();
      throw error;
    },
  );
  const bus = new RedisBus(redis, subscriber);
  const presence = new RedisPresence(redis, now);
  const limits = new RedisLimits(redis, now);
  await presence.beat();
  const close = async (): Promise<void> => {
    await presence.close();
    await bus.close();
    redis.disconnect();
    subscriber.disconnect();
  };
  return { bus, presence, limits, close };
};
