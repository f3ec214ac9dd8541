import { expect, test } from 'vitest';
import { serverClock } from './serverClock.js';
import { Bench, World } from './testing.js';

/** A local clock, and a server clock that is ahead by `ahead`. */
const clocks = (
  ahead: number,
): { world: World; clock: ReturnType<typeof serverClock>; trip: (there: number, back: number) => void } => {
  const world = new World();
  const clock = serverClock(world.now);
  const trip = (there: number, back: number): void => {
    const sentAt = world.time;
    world.pass(there);
    const serverNow = world.time + ahead;
    world.pass(back);
    clock.sample(sentAt, serverNow, world.time);
  };
  return { world, clock, trip };
};

test('one even round trip tells the server’s time', () => {
  const { world, clock, trip } = clocks(50_000);
  trip(40, 40);
  expect(clock.now()).toBe(world.time + 50_000);
});

test('of several round trips the quickest counts', () => {
  const { world, clock, trip } = clocks(50_000);
  trip(900, 100);
  trip(10, 12);
  trip(300, 900);
  world.pass(5_000);
  expect(Math.abs(clock.now() - (world.time + 50_000))).toBeLessThanOrEqual(1);
});

test('a small correction is spread: the clock neither jumps nor runs backwards', () => {
  const { world, clock, trip } = clocks(0);
  trip(800, 0);
  trip(1, 1);
  let last = clock.now();
  for (let i = 0; i < 300; i++) {
    world.pass(10);
    const now = clock.now();
    expect(now - last).toBeGreaterThanOrEqual(0);
    expect(now - last).toBeLessThanOrEqual(20);
    last = now;
  }
  expect(Math.abs(last - world.time)).toBeLessThanOrEqual(1);
});

test('after sleep what was measured before does not count: the machine’s clock may have been set', () => {
  const { world, clock, trip } = clocks(0);
  trip(1, 1);
  world.time += 3_600_000; // set ahead by an hour; the server's clock was not
  clock.restart();
  const sentAt = world.time;
  world.pass(200);
  clock.sample(sentAt, world.time - 3_600_000 - 100, world.time);
  expect(clock.now()).toBe(world.time - 3_600_000);
});

test('the client measures with its first few messages', () => {
  const bench = new Bench();
  bench.ahead = -7_000;
  bench.end.accept();
  bench.world.pass(30);
  bench.end.say({ kind: 'welcome', protocol: 1, version: 'test', now: bench.serverNow(), you: null });
  expect(bench.client.now()).toBe(bench.serverNow() + 15);
  bench.pong();
  bench.world.pass(2_000);
  expect(bench.client.now()).toBe(bench.serverNow());
});
