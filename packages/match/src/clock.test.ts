import { expect, test } from 'vitest';
import { clockAt, deadlineOf } from './clock.js';
import { toAct } from './match.js';
import { after, begun, codeOf, FIVE_AND_THREE, MINUTE, played, turn } from './testing.js';

const FULL = 5 * MINUTE;
const clocked = begun({ clock: FIVE_AND_THREE }, 1_000);
/** White has made the first turn at 10 s; Black’s clock runs. */
const running = after(clocked, [turn(clocked, 'f6'), 10_000]);

test('no clock runs before the first turn, which costs and earns nothing', () => {
  expect(clockAt(clocked, 100_000)).toEqual({ white: FULL, black: FULL });
  expect(deadlineOf(clocked)).toBeUndefined();
  expect(clockAt(running, 10_000)).toEqual({ white: FULL, black: FULL, running: 'black' });
});

test('the clock of the side to act runs, and its turn adds the increment', () => {
  expect(clockAt(running, 17_000)).toEqual({ white: FULL, black: FULL - 7_000, running: 'black' });
  expect(deadlineOf(running)).toBe(10_000 + FULL);
  const next = after(running, [turn(running, 'g7'), 17_000]);
  expect(clockAt(next, 18_000)).toEqual({ white: FULL - 1_000, black: FULL - 4_000, running: 'white' });
  expect(next.turns[1]?.clocks).toEqual({ white: FULL, black: FULL - 4_000 });
});

test('a clock shows no less than nothing and counts whole milliseconds', () => {
  expect(clockAt(running, 10_000 + FULL + 5)?.black).toBe(0);
  expect(clockAt(running, 10_000.4)?.black).toBe(FULL);
  expect(after(running, [turn(running, 'g7'), 10_000.6]).turns[1]?.clocks?.black).toBe(FULL + 2_999);
});

test('time that runs backwards stands still instead', () => {
  const next = after(running, [turn(running, 'g7'), 3_000]);
  expect(next.events.map(e => e.at)).toEqual([1_000, 10_000, 10_000]);
  expect(clockAt(next, 0)).toEqual({ white: FULL, black: FULL + 3_000, running: 'white' });
});

test('a flag falls when the time is up, not a millisecond earlier', () => {
  expect(codeOf(running, { kind: 'flag' }, 10_000 + FULL - 1)).toBe('TIME_IS_LEFT');
  expect(codeOf(running, turn(running, 'g7'), 10_000 + FULL - 1)).toBe('accepted');
  expect(codeOf(running, turn(running, 'g7'), 10_000 + FULL)).toBe('TIME_IS_UP');
  const over = after(running, [{ kind: 'flag' }, 10_000 + FULL]);
  expect(over.result).toEqual({ winner: 'white', by: 'time' });
  expect(clockAt(over, 9 * FULL)).toEqual({ white: FULL, black: 0 });
  expect([toAct(over), deadlineOf(over)]).toEqual([undefined, undefined]);
});

test('there is no flag without a clock or before it runs', () => {
  expect(codeOf(begun(), { kind: 'flag' }, 9 * FULL)).toBe('NO_CLOCK');
  expect(codeOf(clocked, { kind: 'flag' }, 9 * FULL)).toBe('TIME_IS_LEFT');
  expect([clockAt(begun(), 0), deadlineOf(begun())]).toEqual([undefined, undefined]);
});

test('local players pause the clock and resume it', () => {
  const paused = after(running, [{ kind: 'pause' }, 15_000]);
  expect(clockAt(paused, 900_000)).toEqual({ white: FULL, black: FULL - 5_000 });
  expect(codeOf(paused, turn(paused, 'g7'), 900_000)).toBe('CLOCK_PAUSED');
  expect(codeOf(paused, { kind: 'flag' }, 900_000)).toBe('TIME_IS_LEFT');
  expect(codeOf(paused, { kind: 'pause' }, 900_000)).toBe('CLOCK_STANDS');
  const resumed = after(paused, [{ kind: 'resume' }, 900_000]);
  expect(clockAt(resumed, 901_000)?.black).toBe(FULL - 6_000);
  expect(codeOf(resumed, { kind: 'resume' }, 901_000)).toBe('CLOCK_NOT_PAUSED');
  expect(after(paused, [{ kind: 'resign', by: 'white' }, 900_000]).clock).toEqual({
    left: { white: FULL, black: FULL - 5_000 },
    paused: false,
  });
});

test('a clock cannot be stopped that is not there, does not run or has run down, nor in a remote match', () => {
  expect(codeOf(begun(), { kind: 'pause' })).toBe('NO_CLOCK');
  expect(codeOf(begun(), { kind: 'resume' })).toBe('NO_CLOCK');
  expect(codeOf(clocked, { kind: 'pause' })).toBe('CLOCK_STANDS');
  expect(codeOf(running, { kind: 'pause' }, 10_000 + FULL)).toBe('TIME_IS_UP');
  const apart = played(begun({ clock: FIVE_AND_THREE, seats: 'apart' }), ['f6']);
  expect(codeOf(apart, { kind: 'pause' })).toBe('ONLY_TOGETHER');
  expect(codeOf(apart, { kind: 'resume' })).toBe('ONLY_TOGETHER');
});

test('a takeback gives both clocks back what they showed then, and they run on', () => {
  const match = played(begun({ clock: FIVE_AND_THREE }), ['f6', 'g7', 'a2', 'b2'], 10);
  const back = after(match, [{ kind: 'takeback', how: 'agreed', to: 2 }, 60_000]);
  expect(clockAt(back, 61_000)).toEqual({ white: FULL - 1_000, black: FULL - 7_000, running: 'white' });
  const none = after(match, [{ kind: 'takeback', how: 'agreed', to: 0 }, 60_000]);
  expect(clockAt(none, 99_000)).toEqual({ white: FULL, black: FULL });
  const paused = after(
    match,
    [{ kind: 'pause' }, 45_000],
    [{ kind: 'takeback', how: 'agreed', to: 1 }, 60_000],
  );
  expect(clockAt(paused, 99_000)).toEqual({ white: FULL, black: FULL });
  expect(paused.clock?.paused).toBe(true);
});
