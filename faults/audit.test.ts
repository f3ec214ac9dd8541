import { expect, test } from 'vitest';
import { chargesFor, type LogEvent } from './audit.ts';

const clock = { initial: 60_000, increment: 1_000 };
const turn = (seq: number, by: 'white' | 'black', at: number, left: number): LogEvent => ({
  seq,
  at,
  kind: 'turn',
  by,
  text: 'f6',
  clock: left,
});

test('the side to act pays for the time of an outage, unless it was given back', () => {
  const downs = [{ from: 3_000, to: 13_000 }];
  const first = turn(2, 'white', 1_000, 60_000);
  // 15 s later, 10 s of them without a reachable server.
  const paid = new Map([['g', [first, turn(3, 'black', 16_000, 46_000)]]]);
  const given = new Map([['g', [first, turn(3, 'black', 16_000, 56_000)]]]);
  expect(chargesFor(paid, downs, clock)).toEqual({ concerned: 1, worst: 10_000 });
  expect(chargesFor(given, downs, clock)).toEqual({ concerned: 1, worst: 0 });
});

test('turns before and after a time without server are none of its business', () => {
  const log = [turn(2, 'white', 1_000, 60_000), turn(3, 'black', 2_000, 60_000)];
  expect(chargesFor(new Map([['g', log]]), [{ from: 3_000, to: 9_000 }], clock).concerned).toBe(0);
});
