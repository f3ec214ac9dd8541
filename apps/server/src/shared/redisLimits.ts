import type { Redis } from 'ioredis';
import { LocalLimits } from './localLimits.js';
import { isReady, prefixOf, script, within } from './redis.js';
import type { Limits } from './shared.js';

/** A request waits for its count; after so long it is counted in this process. */
const PATIENCE = 500;

/** `gcra.ts` in Lua. Redis cuts fractions off what a script returns, so the wait is rounded up here. */
const TAKE = `
local now, each, window = tonumber(ARGV[1]), tonumber(ARGV[2]), tonumber(ARGV[3])
local function keep(tat)
  redis.call('SET', KEYS[1], string.format('%.6f', tat), 'PX', math.ceil(tat - now))
end
local known = tonumber(redis.call('GET', KEYS[1]) or now)
local before = math.min(math.max(known, now), now + window)
local tat = before + each
local wait = tat - now - window
if wait > 0.001 then
  if before < known then keep(before) end
  return math.ceil(wait)
end
keep(tat)
return -1
`;

const GIVE = `
local now, each = tonumber(ARGV[1]), tonumber(ARGV[2])
local tat = tonumber(redis.call('GET', KEYS[1]) or now) - each
if tat > now then
  redis.call('SET', KEYS[1], string.format('%.6f', tat), 'PX', math.ceil(tat - now))
else
  redis.call('DEL', KEYS[1])
end
return 0
`;

/** Counts over all processes; in this one alone while Redis is away. */
export class RedisLimits implements Limits {
  readonly #redis: Redis;
  readonly #now: () => number;
  readonly #take: ReturnType<typeof script>;
  readonly #give: ReturnType<typeof script>;
  readonly #alone: LocalLimits;

  constructor(redis: Redis, now: () => number = Date.now) {
    this.#redis = redis;
    this.#now = now;
    this.#take = script(redis, 'korongTake', 1, TAKE);
    this.#give = script(redis, 'korongGive', 1, GIVE);
    this.#alone = new LocalLimits(now);
  }

  async take(key: string, most: number, windowMs: number): Promise<number | undefined> {
    if (!isReady(this.#redis)) return this.#alone.take(key, most, windowMs);
    try {
      const name = `${prefixOf(this.#redis)}limit:${key}`;
      const wait = await within(PATIENCE, this.#take(name, this.#now(), windowMs / most, windowMs));
      return wait === -1 ? undefined : Number(wait);
    } catch {
      return this.#alone.take(key, most, windowMs);
    }
  }

  async give(key: string, most: number, windowMs: number): Promise<void> {
    if (!isReady(this.#redis)) return this.#alone.give(key, most, windowMs);
    const name = `${prefixOf(this.#redis)}limit:${key}`;
    // A failed refund is made up for by time.
    await within(PATIENCE, this.#give(name, this.#now(), windowMs / most)).catch(() => undefined);
  }
}
