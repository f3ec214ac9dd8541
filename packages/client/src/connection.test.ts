import { PROTOCOL } from '@korong/protocol';
import { expect, test } from 'vitest';
import { backoff } from './backoff.js';
import { ANNA, Bench, BELA } from './testing.js';
import type { ConnectionStatus } from './types.js';

const statuses = (bench: Bench): ConnectionStatus[] => {
  const seen: ConnectionStatus[] = [];
  bench.client.connection.subscribe(({ status }) => {
    if (seen.at(-1) !== status) seen.push(status);
  });
  return seen;
};

test('says hello first and nothing else before the welcome', () => {
  const bench = new Bench();
  bench.client.watch('abcdefghij');
  bench.end.accept();
  expect(bench.end.heard).toEqual([{ kind: 'hello', protocol: PROTOCOL, version: 'test' }]);
  expect(bench.client.connection.get()).toEqual({ status: 'connecting', you: undefined });
  bench.welcome();
  expect(bench.client.connection.get()).toEqual({ status: 'online', you: ANNA });
});

test('a connection that breaks is opened again, and each state is told', () => {
  const bench = new Bench();
  const seen = statuses(bench);
  bench.welcome();
  bench.end.close();
  expect(bench.client.connection.get()).toMatchObject({ status: 'offline', you: ANNA });
  bench.world.pass(300);
  bench.welcome();
  expect(bench.ends).toHaveLength(2);
  expect(seen).toEqual(['connecting', 'online', 'offline', 'online']);
});

test('waits grow from a quarter of a second to ten seconds, and up to half of each is chance', () => {
  const waits = (chance: number): number[] => [0, 1, 2, 3, 4, 5, 6, 50].map(n => backoff(n, () => chance));
  expect(waits(1)).toEqual([250, 500, 1_000, 2_000, 4_000, 8_000, 10_000, 10_000]);
  expect(waits(0)).toEqual([125, 250, 500, 1_000, 2_000, 4_000, 5_000, 5_000]);
});

test('attempts that fail come less and less often; the next one is announced', () => {
  const bench = new Bench({ random: () => 1 });
  const waits: number[] = [];
  for (let i = 0; i < 8; i++) {
    bench.end.close();
    const { retryAt } = bench.client.connection.get();
    waits.push(retryAt! - bench.world.time);
    bench.world.pass(retryAt! - bench.world.time);
  }
  expect(waits).toEqual([250, 500, 1_000, 2_000, 4_000, 8_000, 10_000, 10_000]);
});

test('a server that accepts and closes at once is not hammered; one that held is tried at once', () => {
  const bench = new Bench({ random: () => 1 });
  const wait = (): number => bench.client.connection.get().retryAt! - bench.world.time;
  for (const expected of [250, 500, 1_000]) {
    bench.welcome();
    bench.end.close();
    expect(wait()).toBe(expected);
    bench.world.pass(expected);
  }
  bench.welcome();
  bench.live(5_000);
  bench.end.close();
  expect(wait()).toBe(250);
});

test('a socket that cannot even be opened is tried again', () => {
  let tries = 0;
  const bench = new Bench({
    open: () => {
      tries += 1;
      throw new Error('no network');
    },
  });
  expect(bench.client.connection.get().status).toBe('offline');
  bench.world.pass(10_000);
  expect(tries).toBeGreaterThan(3);
});

test('a server that does not welcome in eight seconds is given up', () => {
  const bench = new Bench();
  bench.end.accept();
  bench.world.pass(7_900);
  expect(bench.ends).toHaveLength(1);
  bench.world.pass(2_000);
  expect(bench.ends).toHaveLength(2);
  expect(bench.ends[0]!.open).toBe(false);
});

test('a connection on which nothing comes back is dead in ten seconds, whatever the socket believes', () => {
  for (let more = 0; more <= 5_000; more += 250) {
    const bench = new Bench();
    bench.welcome();
    bench.live(30_000 + more);
    expect(bench.client.connection.get().status).toBe('online');
    bench.world.pass(10_000);
    expect([more, bench.client.connection.get().status]).toEqual([more, 'offline']);
    expect(bench.ends[0]!.open).toBe(false);
  }
});

test('what an old socket still says is not heard', () => {
  const bench = new Bench();
  const first = bench.welcome();
  first.close();
  bench.world.pass(300);
  bench.welcome(BELA);
  first.say({ kind: 'welcome', protocol: 1, version: 'test', now: 0, you: ANNA });
  first.close();
  expect(bench.client.connection.get()).toEqual({ status: 'online', you: BELA });
});

test('after sleep the connection is doubted at once', () => {
  const bench = new Bench();
  bench.welcome();
  bench.pong();
  bench.pong();
  bench.pong();
  const pings = bench.end.of('ping').length;
  bench.world.sleep(60_000);
  bench.world.pass(1_000);
  expect(bench.end.of('ping').length).toBeGreaterThan(pings);
  bench.world.pass(2_600);
  expect(bench.client.connection.get().status).toBe('offline');
});

test('a page that is seen again while the connection is away does not wait for the next attempt', () => {
  const bench = new Bench({ random: () => 1 });
  for (let i = 0; i < 6; i++) {
    bench.end.close();
    bench.world.pass(bench.client.connection.get().retryAt! - bench.world.time);
  }
  bench.end.close();
  const opened = bench.ends.length;
  bench.client.poke();
  expect(bench.ends).toHaveLength(opened + 1);
  expect(bench.client.connection.get().status).toBe('connecting');
});

test('poked while connected, it asks the server and drops what does not answer', () => {
  const bench = new Bench();
  bench.welcome();
  bench.pong();
  bench.client.poke();
  bench.pong();
  bench.world.pass(2_600);
  expect(bench.client.connection.get().status).toBe('online');
  bench.client.poke();
  bench.world.pass(2_600);
  expect(bench.client.connection.get().status).toBe('offline');
});

test('pages that are too old say so, update themselves and ask again later', () => {
  let updates = 0;
  const bench = new Bench({ update: () => (updates += 1) });
  const tooOld = (): void => {
    bench.end.accept();
    bench.end.say({ kind: 'tooOld', protocol: 9, version: 'newer' });
    bench.end.close(4001);
  };
  tooOld();
  expect([bench.client.connection.get().status, updates]).toEqual(['updating', 1]);
  bench.world.pass(29_000);
  expect(bench.ends).toHaveLength(1);
  bench.world.pass(1_500);
  expect(bench.ends).toHaveLength(2);
  tooOld();
  expect([bench.client.connection.get().status, updates]).toEqual(['updating', 2]);
  bench.world.pass(31_000);
  bench.welcome();
  expect(bench.client.connection.get().status).toBe('online');
});

test('a server without its store is trouble, until it says otherwise or is left', () => {
  const bench = new Bench();
  bench.welcome();
  bench.end.say({ kind: 'trouble', on: true });
  expect(bench.client.connection.get().status).toBe('trouble');
  bench.end.say({ kind: 'trouble', on: false });
  expect(bench.client.connection.get().status).toBe('online');
});

test('a server that ends says how long to wait', () => {
  const bench = new Bench({ random: () => 1 });
  bench.welcome();
  bench.end.say({ kind: 'ending', wait: 2_000 });
  bench.end.close(4000);
  expect(bench.client.connection.get().retryAt).toBe(bench.world.time + 2_250);
});

test('reconnects after the player has changed', () => {
  const bench = new Bench();
  bench.welcome(null);
  bench.client.renew();
  expect(bench.client.connection.get().status).toBe('connecting');
  bench.welcome(ANNA);
  expect(bench.client.connection.get().you).toEqual(ANNA);
  expect(bench.ends).toHaveLength(2);
});

test('a closed client stays closed', () => {
  const bench = new Bench();
  bench.welcome();
  bench.client.close();
  bench.client.poke();
  bench.client.renew();
  bench.world.pass(60_000);
  expect([bench.ends.length, bench.end.open]).toEqual([1, false]);
  expect(bench.client.connection.get().status).toBe('offline');
});

test('what is no message is passed over', () => {
  const bench = new Bench();
  bench.welcome();
  for (const text of ['', '7', 'null', '[]', '{', '{"kind":"tomorrow"}', '{"kind":7}'])
    bench.end.babble(text);
  expect(bench.client.connection.get().status).toBe('online');
});

test('subscribes to open games while the list has subscribers, also after a break', () => {
  const bench = new Bench();
  bench.welcome();
  const stop = bench.client.lobby.subscribe(() => undefined);
  expect(bench.end.of('lobby')).toEqual([{ kind: 'lobby', on: true }]);
  bench.end.say({ kind: 'lobby', games: [], running: 3, connected: 9 });
  expect(bench.client.lobby.get()).toEqual({ fresh: true, games: [], running: 3, connected: 9 });
  bench.end.close();
  expect(bench.client.lobby.get()).toMatchObject({ fresh: false, running: 3 });
  bench.world.pass(300);
  bench.welcome();
  expect(bench.end.of('lobby')).toEqual([{ kind: 'lobby', on: true }]);
  stop();
  expect(bench.end.of('lobby').at(-1)).toEqual({ kind: 'lobby', on: false });
});
