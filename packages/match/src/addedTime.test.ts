import { expect, test } from 'vitest';
import { clockAt, deadlineOf, MAX_LAG } from './clock.js';
import { after, begun, codeOf, FIVE_AND_THREE, MINUTE, played, turn } from './testing.js';

const FULL = 5 * MINUTE;
const DAY = 86_400_000;
const clocked = begun({ clock: FIVE_AND_THREE, seats: 'apart' });
/** White has made the first turn at 10 s; Black’s clock runs. */
const running = after(clocked, [turn(clocked, 'f6'), 10_000]);
const byDays = begun({ clock: { kind: 'days', perTurn: 3 * DAY }, seats: 'apart' });
const withLag = (text: string, lag: number): ReturnType<typeof turn> =>
  ({ ...turn(running, text), lag }) as ReturnType<typeof turn>;

test('by days every turn has the same time, and nothing is carried over', () => {
  expect(clockAt(byDays, 9 * DAY)).toEqual({ white: 3 * DAY, black: 3 * DAY });
  const first = after(byDays, [turn(byDays, 'f6'), DAY]);
  expect(clockAt(first, 3 * DAY)).toEqual({ white: 3 * DAY, black: DAY, running: 'black' });
  expect(deadlineOf(first)).toBe(4 * DAY);
  const second = after(first, [turn(first, 'g7'), 3 * DAY]);
  expect(clockAt(second, 3 * DAY)).toEqual({ white: 3 * DAY, black: 3 * DAY, running: 'white' });
  expect(codeOf(second, { kind: 'flag' }, 6 * DAY - 1)).toBe('TIME_IS_LEFT');
  expect(after(second, [{ kind: 'flag' }, 6 * DAY]).result).toEqual({ winner: 'black', by: 'time' });
});

test('a takeback by days gives the whole time again', () => {
  const match = played(byDays, ['f6', 'g7']);
  const back = after(
    match,
    [{ kind: 'takeback', how: 'ask', by: 'black', to: 1 }, DAY],
    [{ kind: 'takeback', how: 'accept', by: 'white' }, 2 * DAY],
  );
  expect(clockAt(back, 2 * DAY)).toEqual({ white: 3 * DAY, black: 3 * DAY, running: 'black' });
});

test.each([DAY - 1, 14 * DAY + 1, 1.5 * DAY + 0.5, Number.NaN])(
  '%d ms a turn is no clock by days',
  perTurn => {
    const command = { kind: 'start', ...byDays.setup, id: 'm1', clock: { kind: 'days', perTurn } } as const;
    expect(codeOf(undefined, command)).toBe('BAD_CLOCK');
  },
);

test('lag is given back to the side that made the turn', () => {
  const late = after(running, [withLag('g7', 80), 17_000]);
  expect(clockAt(late, 17_000)).toEqual({ white: FULL, black: FULL - 7_000 + 80 + 3_000, running: 'white' });
});

test('lag is no more than has passed, no more than its limit and never less than nothing', () => {
  const left = (lag: number, at: number): number | undefined =>
    after(running, [withLag('g7', lag), at]).turns[1]?.clocks?.black;
  expect(left(300, 10_100)).toBe(FULL + 3_000);
  expect(left(90_000, 17_000)).toBe(FULL - 7_000 + MAX_LAG + 3_000);
  expect(left(-5_000, 17_000)).toBe(FULL - 7_000 + 3_000);
  expect(left(Number.NaN, 17_000)).toBe(FULL - 7_000 + 3_000);
});

test('a turn that was made in time and came a little late counts', () => {
  expect(codeOf(running, turn(running, 'g7'), 10_000 + FULL + 50)).toBe('TIME_IS_UP');
  expect(codeOf(running, withLag('g7', 50), 10_000 + FULL + 50)).toBe('TIME_IS_UP');
  const saved = after(running, [withLag('g7', 51), 10_000 + FULL + 50]);
  expect(saved.turns[1]?.clocks).toEqual({ white: FULL, black: 3_001 });
});

test('lag neither starts a clock nor counts by days', () => {
  const first = { ...turn(clocked, 'f6'), lag: 400 } as ReturnType<typeof turn>;
  expect(clockAt(after(clocked, [first, 10_000]), 10_000)?.white).toBe(FULL);
  const days = after(byDays, [turn(byDays, 'f6'), 0]);
  const answer = { ...turn(days, 'g7'), lag: 400 } as ReturnType<typeof turn>;
  expect(clockAt(after(days, [answer, 1_000]), 1_000)?.black).toBe(3 * DAY);
});

test.each([
  [5 * MINUTE, 3_000, 15_000],
  [MINUTE, 0, 5_000],
  [10 * MINUTE, 5_000, 29_000],
  [60 * MINUTE, 30_000, 60_000],
])('with %d ms and %d a turn the other side gets %d ms', (initial, increment, amount) => {
  const match = begun({ clock: { kind: 'fischer', initial, increment }, seats: 'apart' });
  const more = after(match, [{ kind: 'addTime', by: 'white' }, 100]);
  expect(clockAt(more, 100)).toEqual({ white: initial, black: initial + amount });
});

test('time is given to the side whose clock runs, and to the one that waits', () => {
  const black = after(running, [{ kind: 'addTime', by: 'white' }, 12_000]);
  expect(clockAt(black, 15_000)).toEqual({ white: FULL, black: FULL + 10_000, running: 'black' });
  expect(deadlineOf(black)).toBe(10_000 + FULL + 15_000);
  const white = after(running, [{ kind: 'addTime', by: 'black' }, 12_000]);
  expect(clockAt(white, 15_000)).toEqual({ white: FULL + 15_000, black: FULL - 5_000, running: 'black' });
});

test('no time is given too late, without end, without a clock or by days', () => {
  expect(codeOf(running, { kind: 'addTime', by: 'white' }, 10_000 + FULL)).toBe('TIME_IS_UP');
  const unclocked = begun({ seats: 'apart' });
  expect(codeOf(unclocked, { kind: 'addTime', by: 'white' })).toBe('NO_CLOCK');
  expect(codeOf(byDays, { kind: 'addTime', by: 'white' })).toBe('NOT_BY_DAYS');
  let match = clocked;
  while (codeOf(match, { kind: 'addTime', by: 'white' }) === 'accepted')
    match = after(match, [{ kind: 'addTime', by: 'white' }]);
  expect(codeOf(match, { kind: 'addTime', by: 'white' })).toBe('ENOUGH_TIME');
  expect(codeOf(match, { kind: 'addTime', by: 'black' })).toBe('accepted');
  expect(clockAt(match, 0)?.black).toBe(2 * (FULL + 40 * 3_000));
});

test('an outage gives back what the clock took meanwhile, and no more', () => {
  const whole = after(running, [{ kind: 'outage', from: 20_000, to: 50_000 }, 51_000]);
  expect(clockAt(whole, 51_000)).toEqual({ white: FULL, black: FULL - 11_000, running: 'black' });
  expect(deadlineOf(whole)).toBe(10_000 + FULL + 30_000);
  const early = after(running, [{ kind: 'outage', from: 0, to: 50_000 }, 51_000]);
  expect(clockAt(early, 51_000)?.black).toBe(FULL - 1_000);
  const ahead = after(running, [{ kind: 'outage', from: 20_000, to: 90_000 }, 51_000]);
  expect(clockAt(ahead, 51_000)?.black).toBe(FULL - 10_000);
});

test('local players pause the clock instead', () => {
  const together = begun({ clock: FIVE_AND_THREE });
  expect(codeOf(together, { kind: 'addTime', by: 'white' })).toBe('ONLY_APART');
  expect(codeOf(together, { kind: 'outage', from: 0, to: 1 }, 2)).toBe('ONLY_APART');
});

test('time that an outage took is given back before a player can be flagged', () => {
  const back = after(running, [{ kind: 'outage', from: 20_000, to: 10_000 + 2 * FULL }, 10_000 + 2 * FULL]);
  expect(codeOf(back, { kind: 'flag' }, 10_000 + 2 * FULL)).toBe('TIME_IS_LEFT');
  expect(clockAt(back, 10_000 + 2 * FULL)?.black).toBe(FULL - 10_000);
});

test('what was given back once is not given back again', () => {
  const gap = { kind: 'outage', from: 20_000, to: 50_000 } as const;
  const once = after(running, [gap, 60_000]);
  expect(codeOf(once, gap, 61_000)).toBe('NO_OUTAGE');
  expect(codeOf(once, { ...gap, from: 30_000, to: 40_000 }, 61_000)).toBe('NO_OUTAGE');
  const more = after(
    once,
    [{ ...gap, from: 45_000, to: 55_000 }, 61_000],
    [{ ...gap, from: 10_000, to: 58_000 }, 62_000],
  );
  // 10 s to 58 s in total.
  expect(clockAt(more, 62_000)?.black).toBe(FULL - 4_000);
  expect(codeOf(more, { ...gap, from: 0, to: 58_000 }, 63_000)).toBe('NO_OUTAGE');
});

test('an outage before the turn, while no clock runs, backwards or without a clock gives nothing', () => {
  expect(codeOf(running, { kind: 'outage', from: 1_000, to: 10_000 }, 20_000)).toBe('NO_OUTAGE');
  expect(codeOf(running, { kind: 'outage', from: 15_000, to: 12_000 }, 20_000)).toBe('NO_OUTAGE');
  expect(codeOf(running, { kind: 'outage', from: 30_000, to: 40_000 }, 20_000)).toBe('NO_OUTAGE');
  expect(codeOf(clocked, { kind: 'outage', from: 1_000, to: 9_000 }, 9_000)).toBe('NO_OUTAGE');
  const unclocked = begun({ seats: 'apart' });
  expect(codeOf(unclocked, { kind: 'outage', from: 1_000, to: 9_000 }, 9_000)).toBe('NO_CLOCK');
});

test('days lost to an outage are given back for that turn alone', () => {
  const first = after(byDays, [turn(byDays, 'f6'), 0]);
  const back = after(first, [{ kind: 'outage', from: DAY, to: 2 * DAY }, 2 * DAY]);
  expect(deadlineOf(back)).toBe(4 * DAY);
  const next = after(back, [turn(back, 'g7'), 3 * DAY]);
  expect(clockAt(next, 3 * DAY)).toEqual({ white: 3 * DAY, black: 3 * DAY, running: 'white' });
});
