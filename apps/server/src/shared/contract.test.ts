// What buses, presence and limits owe, whatever carries them. `here` and `there` are two processes where there can be two.
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { WITHOUT_REDIS, startRedis, type Service } from '../testing/services.js';
import { GONE_KEPT, openShared, type Shared } from './index.js';
import { Clock, until } from './testing.js';

interface Kind {
  readonly name: string;
  readonly before: () => Promise<void>;
  readonly open: (clock: Clock) => Promise<readonly [Shared, Shared]>;
  readonly after: () => Promise<void>;
}

const nothing = (): Promise<void> => Promise.resolve();

const local: Kind = {
  name: 'within a process',
  before: nothing,
  open: async clock => {
    const shared = await openShared({ kind: 'local' }, clock);
    return [shared, shared];
  },
  after: nothing,
};

let redis: Service;
const onRedis: Kind = {
  name: 'on Redis',
  before: async () => {
    redis = await startRedis();
  },
  open: clock =>
    Promise.all([
      openShared({ kind: 'redis', url: redis.url }, clock),
      openShared({ kind: 'redis', url: redis.url }, clock),
    ]),
  after: () => redis.remove(),
};

let turn = 0;
/** A name that no test before has used. */
const fresh = (name: string): string => `${name}${++turn}`;

describe.each(WITHOUT_REDIS ? [local] : [local, onRedis])('$name', kind => {
  let clock: Clock;
  let here: Shared;
  let there: Shared;

  beforeAll(kind.before);
  beforeEach(async () => {
    clock = new Clock();
    [here, there] = await kind.open(clock);
  });
  afterEach(async () => {
    await here.close();
    await there.close();
  });
  afterAll(kind.after);

  /** The messages that a process gets from the moment at which it is subscribed to all processes. */
  const listen = async ({ bus }: Shared, channel: string): Promise<unknown[]> => {
    const heard: unknown[] = [];
    await new Promise<void>(live => bus.subscribe(channel, message => heard.push(message), live));
    return heard;
  };

  describe('bus', () => {
    test('a message reaches all subscribers of the channel, in order and unchanged, and no others', async () => {
      const [channel, other] = [fresh('game:'), fresh('game:')];
      const heard = await Promise.all([listen(here, channel), listen(there, channel), listen(there, other)]);
      const messages = Array.from({ length: 200 }, (_, seq) => ({ seq, text: 'é\n"x"', list: [1, null] }));
      for (const message of messages) here.bus.publish(channel, message);
      there.bus.publish(other, 'end');
      await until('all heard', () => heard[0].length + heard[1].length === 400 && heard[2].length === 1);
      expect(heard).toEqual([messages, messages, ['end']]);
    });

    test('subscribers are called after publishing returns', async () => {
      const channel = fresh('game:');
      const heard = await listen(here, channel);
      here.bus.publish(channel, 1);
      expect(heard).toEqual([]);
      await until('heard', () => heard.length === 1);
    });

    test('subscriptions are independent: one that has ended gets nothing, the others go on', async () => {
      const channel = fresh('game:');
      const heard: unknown[] = [];
      const hear = (message: unknown): void => void heard.push(message);
      const ends = [here.bus.subscribe(channel, hear), here.bus.subscribe(channel, hear)];
      const far = await listen(there, channel);
      await new Promise<void>(live => here.bus.subscribe(channel, () => undefined, live));
      there.bus.publish(channel, 'both');
      await until('both heard', () => heard.length === 2);
      ends[0]!();
      ends[0]!();
      there.bus.publish(channel, 'one');
      await until('one heard', () => heard.length === 3);
      ends[1]!();
      there.bus.publish(channel, 'none');
      await until('sent', () => far.length === 3);
      const again = await listen(here, channel);
      there.bus.publish(channel, 'again');
      await until('heard again', () => again.length === 1);
      expect(heard).toEqual(['both', 'both', 'one']);
    });

    test('a subscription that ended before it was live is not called', async () => {
      const channel = fresh('game:');
      let told = false;
      const end = here.bus.subscribe(
        channel,
        () => undefined,
        () => (told = true),
      );
      end();
      await listen(here, channel);
      await listen(here, channel);
      expect(told).toBe(false);
    });

    test('it answers', async () => {
      expect(await here.bus.check()).toBe(true);
    });
  });

  describe('presence', () => {
    test('a player with two sockets is here once, and gone when the last one is', async () => {
      const game = fresh('g');
      await here.presence.enter(game, 'anna', 's1');
      await there.presence.enter(game, 'anna', 's2');
      await there.presence.enter(game, 'béla', 's3');
      const both = await here.presence.of(game);
      expect([[...both.here].sort(), both.gone]).toEqual([['anna', 'béla'], {}]);
      await here.presence.leave(game, 'anna', 's1');
      clock.time += 1_000;
      expect((await there.presence.of(game)).gone).toEqual({});
      await there.presence.leave(game, 'anna', 's2');
      const left = clock.time;
      clock.time += 1_000;
      for (const { presence } of [here, there])
        expect(await presence.of(game)).toEqual({ here: ['béla'], gone: { anna: left }, whole: true });
      await here.presence.enter(game, 'anna', 's4');
      expect((await there.presence.of(game)).gone).toEqual({});
      expect((await there.presence.of(game)).here).toHaveLength(2);
    });

    test('entering is idempotent; leaving without entering has no effect', async () => {
      const game = fresh('g');
      await here.presence.enter(game, 'anna', 's1');
      await here.presence.enter(game, 'anna', 's1');
      await here.presence.leave(game, 'béla', 's9');
      await here.presence.leave(fresh('g'), 'anna', 's1');
      expect(await there.presence.of(game)).toEqual({ here: ['anna'], gone: {}, whole: true });
      await here.presence.leave(game, 'anna', 's1');
      await here.presence.leave(game, 'anna', 's1');
      expect(await there.presence.of(game)).toEqual({ here: [], gone: { anna: clock.time }, whole: true });
    });

    test('a spectator who left is not listed as gone', async () => {
      const game = fresh('g');
      await here.presence.enter(game, 'watcher:s1', 's1');
      expect((await there.presence.of(game)).here).toEqual(['watcher:s1']);
      await here.presence.leave(game, 'watcher:s1', 's1');
      expect(await there.presence.of(game)).toEqual({ here: [], gone: {}, whole: true });
    });

    test('since when a player is gone is known for hours', async () => {
      const game = fresh('g');
      await here.presence.enter(game, 'anna', 's1');
      await here.presence.leave(game, 'anna', 's1');
      const left = clock.time;
      clock.time += GONE_KEPT - 1;
      expect((await there.presence.of(game)).gone).toEqual({ anna: left });
      clock.time += 1;
      expect((await there.presence.of(game)).gone).toEqual({});
    });

    test('sockets are counted once, however many games they watch', async () => {
      const before = await here.presence.connected();
      const games = [fresh('g'), fresh('g')];
      for (const game of games) await here.presence.enter(game, 'anna', 's1');
      await here.presence.enter(games[0]!, 'béla', 's2');
      expect((await here.presence.connected()) - before).toBe(2);
      await here.presence.leave(games[0]!, 'anna', 's1');
      expect((await here.presence.connected()) - before).toBe(2);
      await here.presence.leave(games[1]!, 'anna', 's1');
      expect((await here.presence.connected()) - before).toBe(1);
    });
  });

  describe('limits', () => {
    test('so many at once, then evenly, and all of them again after a window', async () => {
      const key = fresh('k');
      const take = (i: number): Promise<number | undefined> =>
        (i % 2 ? here : there).limits.take(key, 4, 1_000);
      for (let i = 0; i < 4; i++) expect(await take(i)).toBeUndefined();
      expect(await take(0)).toBe(250);
      clock.time += 100;
      expect(await take(1)).toBe(150);
      clock.time += 150;
      expect(await take(0)).toBeUndefined();
      expect(await take(1)).toBe(250);
      clock.time += 1_000;
      for (let i = 0; i < 4; i++) expect(await take(i)).toBeUndefined();
      expect(await take(0)).toBe(250);
    });

    test('numbers that do not go into each other come out even all the same', async () => {
      const key = fresh('k');
      const most = 7;
      let [taken, now] = [0, 0];
      while (now < 10_000) {
        const wait = await here.limits.take(key, most, 1_000);
        if (wait === undefined) {
          taken++;
          continue;
        }
        expect(wait).toBeGreaterThan(0);
        clock.time += wait;
        now += wait;
      }
      // Seven at once and seven a second, less what is lost by waiting for whole milliseconds.
      expect(taken).toBeGreaterThanOrEqual(most + 69);
      expect(taken).toBeLessThanOrEqual(most + 71);
    });

    test('a clock that goes back makes no request wait for longer than a window', async () => {
      const key = fresh('k');
      for (let i = 0; i < 4; i++) await here.limits.take(key, 4, 1_000);
      clock.time -= 3_600_000;
      expect(await there.limits.take(key, 4, 1_000)).toBe(250);
      clock.time += 250;
      expect(await here.limits.take(key, 4, 1_000)).toBeUndefined();
      expect(await here.limits.take(key, 4, 1_000)).toBe(250);
    });

    test('a token that is given back can be taken again, and no more than that', async () => {
      const key = fresh('k');
      for (let i = 0; i < 4; i++) await here.limits.take(key, 4, 1_000);
      await there.limits.give(key, 4, 1_000);
      expect(await here.limits.take(key, 4, 1_000)).toBeUndefined();
      expect(await here.limits.take(key, 4, 1_000)).toBe(250);
      clock.time += 5_000;
      await here.limits.give(key, 4, 1_000);
      for (let i = 0; i < 4; i++) expect(await there.limits.take(key, 4, 1_000)).toBeUndefined();
      expect(await there.limits.take(key, 4, 1_000)).toBe(250);
    });

    test('keys do not know of each other', async () => {
      const [one, other] = [fresh('k'), fresh('k')];
      expect(await here.limits.take(one, 1, 1_000)).toBeUndefined();
      expect(await here.limits.take(one, 1, 1_000)).toBe(1_000);
      expect(await here.limits.take(other, 1, 1_000)).toBeUndefined();
    });
  });
});
