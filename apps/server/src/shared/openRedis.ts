import { connectRedis } from './redis.js';
import { RedisBus } from './redisBus.js';
import { RedisLimits } from './redisLimits.js';
import { RedisPresence } from './redisPresence.js';
import type { Shared, SharedOptions } from './shared.js';

export const openRedis = async (
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
