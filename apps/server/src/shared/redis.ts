import { Redis, type RedisOptions } from 'ioredis';

// Connections to Redis: without one a command fails at once, and no command is sent twice. Retries are up to the callers.

/** A connection that does not answer for so long is given up and made anew. */
const SILENCE = 3_000;
const MAX_RETRY_MS = 500;

/** Comes back quickly, without all processes coming at the same moment. */
const retryStrategy = (times: number): number =>
  Math.min(25 * 2 ** Math.min(times, 6), MAX_RETRY_MS) * (0.75 + Math.random() / 2);

/** Settings in which users of Redis differ. */
export type RedisPatience = Pick<
  RedisOptions,
  'enableOfflineQueue' | 'autoResendUnfulfilledCommands' | 'maxRetriesPerRequest' | 'socketTimeout'
>;

interface Troubles {
  /** Told once for each time that the connection is away. */
  readonly trouble: (error: unknown) => void;
}

/** A connection that is ready, or a rejection if it cannot be made now. Once made it comes back by itself. */
export const connectRedis = async (
  url: string,
  name: string,
  { trouble }: Troubles,
  options: RedisPatience = {},
): Promise<Redis> => {
  const redis = new Redis(url, {
    retryStrategy,
    connectTimeout: SILENCE,
    socketTimeout: SILENCE,
    connectionName: name,
    enableOfflineQueue: false,
    autoResubscribe: false,
    autoResendUnfulfilledCommands: false,
    maxRetriesPerRequest: 0,
    ...options,
  });
  let first: unknown;
  redis.on('error', error => {
    if (first === undefined) trouble(error);
    first ??= error;
  });
  const ready = new Promise((resolve, reject) => {
    redis.once('ready', resolve);
    redis.once('close', () => {
      reject(first instanceof Error ? first : new Error('no answer from Redis'));
    });
  });
  try {
    await ready;
  } catch (error) {
    redis.disconnect();
    throw error;
  }
  first = undefined;
  redis.on('ready', () => {
    first = undefined;
  });
  return redis;
};

/** The prefix of all names in Redis. Channels are shared by all databases, so it contains the database's number. */
export const prefixOf = (redis: Redis): string => `korong${redis.options.db ?? 0}:`;

export const isReady = (redis: Redis): boolean => redis.status === 'ready';

type Argument = string | number;

/** A script that runs in Redis as one command. The first `keys` arguments are keys. */
export const script = (
  redis: Redis,
  name: string,
  keys: number,
  lua: string,
): ((...args: readonly Argument[]) => Promise<unknown>) => {
  redis.defineCommand(name, { lua, numberOfKeys: keys });
  const commands = redis as unknown as Record<string, (...args: readonly Argument[]) => Promise<unknown>>;
  return (...args) => commands[name]!(...args);
};

/** Rejects after that time; the work itself goes on. */
export const within = <T>(ms: number, work: Promise<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      reject(new Error(`no answer from Redis within ${ms} ms`));
    }, ms);
    work.then(resolve, reject).finally(() => {
      clearTimeout(timer);
    });
  });
