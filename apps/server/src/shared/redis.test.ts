// What becomes of it when Redis, or a process, goes away and comes back.
import { Redis } from 'ioredis';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { WITHOUT_REDIS, startRedis, type Service } from '../testing/services.js';
import { PRESENCE_TTL, openShared, type Shared } from './index.js';
import { connectRedis } from './redis.js';
import { RedisBus } from './redisBus.js';
import { RedisPresence } from './redisPresence.js';
import { Clock, until } from './testing.js';

describe.skipIf(WITHOUT_REDIS)('Redis', () => {
  let redis: Service;
  let clock: Clock;
  let here: Shared;
  let there: Shared;
  let connections: Redis[] = [];

  beforeAll(async () => {
    redis = await startRedis();
  });
  beforeEach(async () => {
    await redis.start();
    const admin = await connect();
    await admin.flushall();
    clock = new Clock();
    [here, there] = [await open(), await open()];
  });
  afterEach(async () => {
    for (const connection of connections) connection.disconnect();
    connections = [];
    await here.close();
    await there.close();
  });
  afterAll(() => redis.remove());

  const open = (): Promise<Shared> => openShared({ kind: 'redis', url: redis.url }, clock);

  const connect = async (): Promise<Redis> => {
    const connection = await connectRedis(redis.url, 'test', { trouble: () => undefined });
    connections.push(connection);
    return connection;
  };

  const count = (bus: Shared['bus']): { gaps: number } => {
    const counted = { gaps: 0 };
    bus.onGap(() => counted.gaps++);
    return counted;
  };

  const listen = async ({ bus }: Pick<Shared, 'bus'>, channel: string): Promise<unknown[]> => {
    const heard: unknown[] = [];
    await new Promise<void>(live => bus.subscribe(channel, message => heard.push(message), live));
    return heard;
  };

  test('that is away at the start is reported at once', async () => {
    await expect(openShared({ kind: 'redis', url: 'redis://127.0.0.1:1' })).rejects.toThrow('ECONNREFUSED');
  });

  test('killed and started again: all subscribers hear of a gap, and all goes on', async () => {
    const heard = await Promise.all([listen(here, 'game:1'), listen(there, 'game:1')]);
    const gaps = [count(here.bus), count(there.bus)];
    await here.presence.enter('1', 'anna', 's1');
    await there.presence.enter('1', 'béla', 's2');
    let changes = 0;
    here.presence.onChange(() => changes++);

    await redis.kill();
    await until('noticed', async () => !(await here.bus.check()) && !(await there.bus.check()));
    here.bus.publish('game:1', 'meanwhile');
    await until('heard in the same process', () => heard[0].length === 1);
    expect(await here.presence.of('1')).toEqual({ here: ['anna'], gone: {}, whole: false });
    await here.presence.enter('1', 'cili', 's3');
    await there.presence.leave('1', 'béla', 's2');
    expect(await here.limits.take('k', 1, 1_000)).toBeUndefined();
    expect(await here.limits.take('k', 1, 1_000)).toBe(1_000);
    expect(await there.limits.take('k', 1, 1_000)).toBeUndefined();

    await redis.start();
    await until('gaps heard', () => gaps.every(({ gaps: n }) => n > 0));
    // Each process has two connections, which come back one after the other.
    await until('all answer', async () => (await here.bus.check()) && (await there.bus.check()));
    const late = await listen(there, 'game:2');
    here.bus.publish('game:1', 'after');
    here.bus.publish('game:2', 'late');
    await until('heard again', () => heard[1].length === 1 && late.length === 1);
    expect(heard[1]).toEqual(['after']);
    await until('all entered again', async () => (await there.presence.of('1')).here.length === 2);
    expect((await there.presence.of('1')).here).toEqual(expect.arrayContaining(['anna', 'cili']));
    await until('told that presence has changed', () => changes > 0);
    // Another process may still be reconnecting.
    expect((await there.presence.of('1')).whole).toBe(false);
    // Until when they may be is known after the first beat.
    for (const { presence } of [here, there]) await (presence as RedisPresence).beat();
    changes = 0;
    clock.time += PRESENCE_TTL;
    expect((await there.presence.of('1')).whole).toBe(true);
    await until('told that it is sure now', () => changes > 0);
    expect(await here.limits.take('k', 1, 1_000)).toBeUndefined();
    expect(await there.limits.take('k', 1, 1_000)).toBe(1_000);
  });

  test('a process that could not send announces a gap to the others', async () => {
    const [commands, subscriber] = [await connect(), await connect()];
    const bus = new RedisBus(commands, subscriber);
    const heard = await listen(there, 'game:1');
    const [own, other] = [count(bus), count(there.bus)];
    commands.disconnect(true);
    bus.publish('game:1', 'lost');
    await until('the others know', () => other.gaps > 0);
    expect([own.gaps, heard]).toEqual([0, []]);
    await bus.close();
  });

  test('a process that was cut off knows of the gap, and subscribes again', async () => {
    const [commands, subscriber] = [await connect(), await connect()];
    const bus = new RedisBus(commands, subscriber);
    const heard = await listen({ bus }, 'game:1');
    const own = count(bus);
    subscriber.disconnect(true);
    await until('known', () => own.gaps > 0);
    there.bus.publish('game:1', 'after');
    await until('heard', () => heard.length > 0);
    expect(heard).toEqual(['after']);
    await bus.close();
  });

  test('frozen: nothing piles up, no request waits for long, and all goes on afterwards', async () => {
    const admin = await connect();
    const pid = Number(/process_id:(\d+)/.exec(await admin.info('server'))![1]);
    const heard = await listen(there, 'game:1');
    const gap = count(there.bus);
    process.kill(pid, 'SIGSTOP');
    try {
      const before = process.memoryUsage().heapUsed;
      const text = 'x'.repeat(100);
      for (let i = 0; i < 200_000; i++) here.bus.publish('game:1', text);
      expect(process.memoryUsage().heapUsed - before).toBeLessThan(60e6);
      // None of these answers comes from Redis.
      expect(await here.limits.take('frozen', 1, 1_000)).toBeUndefined();
      expect(await here.presence.of('1')).toEqual({ here: [], gone: {}, whole: false });
    } finally {
      process.kill(pid, 'SIGCONT');
    }
    await until('the others know', () => gap.gaps > 0);
    await until('it answers', () => here.bus.check());
    here.bus.publish('game:1', 'end');
    await until('heard', () => heard.at(-1) === 'end');
  });

  test('that lost its data gets the presence again', async () => {
    const presence = new RedisPresence(await connect(), clock.now);
    await presence.beat();
    await presence.enter('1', 'anna', 's1');
    await (await connect()).flushall();
    expect((await there.presence.of('1')).here).toEqual([]);
    await presence.beat();
    expect((await there.presence.of('1')).here).toEqual(['anna']);
    expect((await presence.of('1')).whole).toBe(false);
    await presence.close();
  });

  test('thousands of players are entered again, without those who leave meanwhile', async () => {
    const connection = await connect();
    const presence = new RedisPresence(connection, clock.now);
    await presence.beat();
    const all = Array.from({ length: 1_600 }, (_, i) => `p${i}`);
    await Promise.all(all.map(who => presence.enter('1', who, `s-${who}`)));
    await (await connect()).flushall();
    const beating = presence.beat();
    // The last first, so that some leave before they would be entered again and some after.
    const leaving = all.filter((_, i) => i % 4 === 0).reverse();
    for (const [i, who] of leaving.entries()) {
      void presence.leave('1', who, `s-${who}`);
      if (i % 10 === 0) await new Promise(resolve => setImmediate(resolve));
    }
    await beating;
    const found = async (): Promise<readonly string[]> => [...(await there.presence.of('1')).here].sort();
    const left = all.filter(who => !leaving.includes(who)).sort();
    // What Redis is too slow for comes with a later beat.
    await until('as many as there are', async () => {
      await presence.beat();
      return (await found()).length === left.length;
    });
    expect(await found()).toEqual(left);
    await presence.close();
  });

  test('a player who leaves while the process is cut off is gone when it is back', async () => {
    const connection = await connect();
    const presence = new RedisPresence(connection, clock.now);
    await presence.beat();
    await presence.enter('1', 'anna', 's1');
    await presence.enter('1', 'béla', 's2');
    connection.disconnect(true);
    await presence.leave('1', 'anna', 's1');
    await presence.enter('1', 'cili', 's3');
    await until('béla and cili', async () => {
      const { here: all, gone } = await there.presence.of('1');
      return all.length === 2 && !all.includes('anna') && gone.anna === clock.time;
    });
    await presence.close();
  });

  test('a process that died: its players are gone since its last heartbeat, and others are told', async () => {
    const connection = await connect();
    const presence = new RedisPresence(connection, clock.now);
    await presence.beat();
    await presence.enter('1', 'anna', 's1');
    await presence.enter('1', 'béla', 's2');
    await presence.enter('1', 'watcher:s3', 's3');
    await there.presence.enter('1', 'béla', 's4');
    const last = clock.time;
    let changes = 0;
    there.presence.onChange(() => changes++);
    await until('it is known', () => changes > 0, 60_000);
    changes = 0;

    connection.disconnect();
    // One beat may be late.
    clock.time += PRESENCE_TTL / 2;
    await (there.presence as RedisPresence).beat();
    expect((await there.presence.of('1')).here).toHaveLength(3);
    clock.time += PRESENCE_TTL / 4;
    expect((await there.presence.of('1')).here).toHaveLength(1);
    expect(await there.presence.of('1')).toEqual({ here: ['béla'], gone: { anna: last }, whole: true });
    await until('told', () => changes > 0);
    // Known for good, not only while other processes remember the dead one.
    expect((await there.presence.of('1')).gone).toEqual({ anna: last });
    await there.presence.enter('1', 'anna', 's5');
    expect((await there.presence.of('1')).gone).toEqual({});
  });

  test('a player who moved from a dead process to another is gone when leaving that one', async () => {
    const connection = await connect();
    const presence = new RedisPresence(connection, clock.now);
    await presence.beat();
    await presence.enter('1', 'anna', 's1');
    connection.disconnect();
    clock.time += PRESENCE_TTL;
    await (there.presence as RedisPresence).beat();
    await there.presence.enter('1', 'anna', 's2');
    clock.time += 1_000;
    await there.presence.leave('1', 'anna', 's2');
    expect((await there.presence.of('1')).gone).toEqual({ anna: clock.time });
  });

  test('a process that ends in good order leaves no player behind, from that moment on', async () => {
    const presence = new RedisPresence(await connect(), clock.now);
    await presence.beat();
    await presence.enter('1', 'anna', 's1');
    clock.time += 3_000;
    await presence.close();
    expect(await there.presence.of('1')).toEqual({ here: [], gone: { anna: clock.time }, whole: true });
  });

  test('sockets are counted over all living processes', async () => {
    const connection = await connect();
    const presence = new RedisPresence(connection, clock.now);
    for (const socket of ['s1', 's2', 's3']) await presence.enter('1', 'anna', socket);
    await presence.beat();
    await there.presence.enter('1', 'béla', 's4');
    const counted = async (): Promise<number> => {
      await (there.presence as RedisPresence).beat();
      return there.presence.connected();
    };
    await until('all of them', async () => (await counted()) === 4);
    connection.disconnect();
    clock.time += PRESENCE_TTL;
    expect(await counted()).toBe(1);
  });

  test('a turn costs one Redis command, and so do all subscriptions to one channel', async () => {
    const admin = await connect();
    const calls = async (name: string): Promise<number> => {
      const stats = await admin.info('commandstats');
      return Number(new RegExp(`cmdstat_${name}:calls=(\\d+)`).exec(stats)?.[1] ?? 0);
    };
    const total = async (): Promise<number> =>
      Number(/total_commands_processed:(\d+)/.exec(await admin.info('stats'))![1]);
    const [publish, subscribe] = [await calls('publish'), await calls('subscribe')];
    const heard = await Promise.all([
      ...Array.from({ length: 50 }, () => listen(there, 'game:7')),
      listen(there, 'game:8'),
    ]);
    expect((await calls('subscribe')) - subscribe).toBe(1);
    const before = await total();
    for (let i = 0; i < 1_000; i++) here.bus.publish('game:7', i);
    await until('all heard', () => heard[49]!.length === 1_000);
    expect((await calls('publish')) - publish).toBe(1_000);
    // Pings, beats and this test's own questions may come in between.
    expect((await total()) - before).toBeLessThan(1_020);
  });
});
