import { clockAt } from '@korong/match';
import { must } from '@korong/testing';
import { afterEach, expect, test } from 'vitest';
import { MAX_LAG_PER_TURN, LAG_BUDGET, lagFor, budgetAfter } from './game/lag.js';
import { begunGame, closeAll, codeOf, Guest, house, newShared, newStore, person } from './testing.js';

afterEach(closeAll);

const fast = (initial: number, increment = 0) => ({
  clock: { kind: 'fischer', initial, increment } as const,
});

const kinds = (guest: Guest): readonly string[] => guest.events().map(({ kind }) => kind);

test('flags a player one grace period after time is up, without a request', async () => {
  const here = await house();
  const slow = await begunGame(here, here, fast(60_000));
  must(await slow.white.turn('f6', 0));
  expect(await slow.white.do({ kind: 'flag' })).toMatchObject({
    error: { code: 'TIME_IS_LEFT', waitMs: expect.any(Number) as number },
  });
  const { white, black } = await begunGame(here, here, fast(1_000));
  must(await white.turn('f6', 0));
  await expect.poll(() => kinds(black)).toEqual(['started', 'turn', 'flagged']);
  const [, turn, flagged] = white.match().events;
  expect(flagged!.at - turn!.at).toBeGreaterThanOrEqual(1_000 + 1_000);
  expect(white.match().result).toEqual({ winner: 'white', by: 'time' });
  const [found] = (await here.store.games.search({ player: black.player.id }, 1)).games;
  expect(found).toMatchObject({ status: 'over', winner: 'white', ending: 'time', endedAt: flagged!.at });
});

test('flags a player in a game without watchers that is not in memory', async () => {
  const store = await newStore();
  const gone = await house({ store });
  const { id, white } = await begunGame(gone, gone, fast(1_000));
  must(await white.turn('f6', 0));
  await gone.rooms.close();
  await house({ store });
  await expect
    .poll(async () => (await store.games.load(id, 0))?.events.map(({ event }) => event.kind))
    .toEqual(['started', 'turn', 'flagged']);
});

test('an outage is given back before a player is flagged, and once, by any process', async () => {
  const store = await newStore();
  const [one, two] = [await house({ store }), await house({ store })];
  const { id, white, black } = await begunGame(one, two, fast(15_000));
  must(await white.turn('f6', 0));
  await expect.poll(() => kinds(white)).toEqual(['started', 'turn']);
  const from = white.match().events.at(-1)!.at;
  await expect.poll(() => one.rooms.now() - from).toBeGreaterThan(300);
  const to = one.rooms.now();
  await store.heartbeat.addOutage({ from, to });
  await expect.poll(() => kinds(white)).toContain('outage');
  await expect.poll(() => kinds(black)).toContain('outage');
  await expect.poll(() => kinds(white)).toContain('flagged');
  const kept = (await store.games.load(id, 0))!.events.map(({ event }) => event);
  expect(kept.map(({ kind }) => kind)).toEqual(['started', 'turn', 'outage', 'flagged']);
  expect(kept[2]).toMatchObject({ from, to, back: to - from });
  expect(kept[3]!.at).toBeGreaterThanOrEqual(to + 15_000 + 1_000);
});

test('by days only an outage that matters is given back', async () => {
  const store = await newStore();
  const here = await house({ store });
  const { white } = await begunGame(here, here, { clock: { kind: 'days', perTurn: 86_400_000 } });
  must(await white.turn('f6', 0));
  const { at } = white.match().events.at(-1)!;
  await store.heartbeat.addOutage({ from: at, to: at + 60_000 });
  await store.heartbeat.addOutage({ from: at + 1, to: at + 120_000 });
  await expect.poll(() => kinds(white)).toEqual(['started', 'turn', 'outage']);
  expect(white.match().events.at(-1)).toMatchObject({ to: at + 120_000 });
});

test('both clocks of a running game are right after an outage', async () => {
  const store = await newStore();
  const before = await house({ store });
  const { id, white, black } = await begunGame(before, before, fast(60_000));
  must(await white.turn('f6', 0));
  must(await black.turn('g7', 1));
  await before.rooms.close();
  const { at } = black.match().events.at(-1)!;
  await store.heartbeat.addOutage({ from: at, to: at + 7_000 });
  const after = await house({ store });
  const again = await new Guest(after.rooms, white.player, id).watch();
  await expect.poll(() => after.rooms.now() - at).toBeGreaterThan(7_500);
  must(await again.turn('e5', 2));
  await expect.poll(() => again.match().turns.length).toBe(3);
  const { white: left } = clockAt(again.match(), after.rooms.now())!;
  // Only what was not outage was used: the moments before it and after it.
  expect(60_000 - left).toBeLessThan(after.rooms.now() - at - 7_000 + 500);
  expect(left).toBeLessThanOrEqual(60_000);
});

test('network lag is given back within bounds', async () => {
  expect([
    lagFor(LAG_BUDGET, 30),
    lagFor(LAG_BUDGET, 3_000),
    lagFor(10, 3_000),
    lagFor(LAG_BUDGET, -5),
  ]).toEqual([30, MAX_LAG_PER_TURN, 10, 0]);
  const afterTwenty = Array.from({ length: 20 }).reduce<number>(
    saved => budgetAfter(saved, lagFor(saved, 1_000)),
    LAG_BUDGET,
  );
  expect(afterTwenty).toBeLessThan(MAX_LAG_PER_TURN);
  expect(budgetAfter(LAG_BUDGET, 0)).toBe(LAG_BUDGET);

  const here = await house();
  const { white, black } = await begunGame(here, here, fast(60_000));
  must(await white.turn('f6', 0));
  // Longer than is given back, also where the server's idea of the store's time gets better meanwhile.
  await expect.poll(() => here.rooms.now() - white.match().events.at(-1)!.at).toBeGreaterThan(3_000);
  must(await black.do({ kind: 'turn', answers: 1, text: 'g7' }, undefined, 5_000));
  await expect.poll(() => black.match().turns.length).toBe(2);
  const [, first, second] = black.match().events;
  const { black: left } = black.match().clock!.left;
  expect(60_000 - left).toBe(second!.at - first!.at - MAX_LAG_PER_TURN);
});

test('time can be given to the other side', async () => {
  const here = await house();
  const { white, black } = await begunGame(here, here, fast(300_000, 3_000));
  must(await white.turn('f6', 0));
  must(await white.do({ kind: 'addTime' }));
  await expect.poll(() => black.match().clock!.left.black).toBe(315_000);
});

test('a game can be claimed from an absent player, not from a present one', async () => {
  const here = await house();
  const { id, white, black } = await begunGame(here, here, fast(60_000));
  must(await white.turn('f6', 0));
  expect(codeOf(await white.do({ kind: 'claim', what: 'win' }))).toBe('NOT_ABSENT');
  black.leave();
  await expect
    .poll(async () => codeOf(await white.do({ kind: 'claim', what: 'win' })))
    .toBe('TOO_EARLY_TO_CLAIM');
  expect(codeOf(await new Guest(here.rooms, person('Eve'), id).do({ kind: 'claim', what: 'win' }))).toBe(
    'NOT_A_PLAYER',
  );
});

test('no player counts as absent while other processes are out of reach', async () => {
  const shared = await newShared();
  const of = shared.presence.of.bind(shared.presence);
  let whole = true;
  shared.presence.of = async about => ({ ...(await of(about)), whole });
  const here = await house({ shared });
  const { white, black } = await begunGame(here, here, fast(60_000));
  must(await white.turn('f6', 0));
  black.leave();
  const claimed = async (): Promise<string> => codeOf(await white.do({ kind: 'claim', what: 'win' }));
  await expect.poll(claimed).toBe('TOO_EARLY_TO_CLAIM');
  whole = false;
  expect(await claimed()).toBe('NOT_ABSENT');
  whole = true;
  expect(await claimed()).toBe('TOO_EARLY_TO_CLAIM');
});
