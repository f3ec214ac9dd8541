import { expect, test } from 'vitest';
import { claimableFrom, patienceOf } from './absence.js';
import { after, begun, codeOf, FIVE_AND_THREE, MINUTE, played, refusalOf, turn } from './testing.js';

const apart = { seats: 'apart', clock: FIVE_AND_THREE } as const;
const DAY = 86_400_000;
const win = (by: 'white' | 'black', absentSince: number): Parameters<typeof codeOf>[1] => ({
  kind: 'claim',
  by,
  what: 'win',
  absentSince,
});
/** White made the first turn at 10 s. */
const running = after(begun(apart), [turn(begun(apart), 'f6'), 10_000]);

test.each([
  ['a minute', MINUTE, 0, 30_000],
  ['five minutes and three seconds a turn', 5 * MINUTE, 3_000, 42_000],
  ['ten minutes and ten seconds a turn', 10 * MINUTE, 10_000, 100_000],
  ['an hour', 60 * MINUTE, 0, 300_000],
])('patience grows with the time control: %s', (_name, initial, increment, patience) => {
  expect(patienceOf(begun({ seats: 'apart', clock: { kind: 'fischer', initial, increment } }))).toBe(
    patience,
  );
});

test('patience is a day without a clock; correspondence and local matches have no absence', () => {
  expect(patienceOf(begun({ seats: 'apart' }))).toBe(DAY);
  expect(patienceOf(begun({ seats: 'apart', clock: { kind: 'days', perTurn: DAY } }))).toBeUndefined();
  expect(patienceOf(begun({ clock: FIVE_AND_THREE }))).toBeUndefined();
});

test('a game is claimed once patience is over, and not a millisecond earlier', () => {
  expect(claimableFrom(running, 'white', 20_000)).toBe(62_000);
  expect(refusalOf(running, win('white', 20_000), 61_999)).toEqual({ code: 'TOO_EARLY_TO_CLAIM', number: 1 });
  const won = after(running, [win('white', 20_000), 62_000]);
  expect(won.result).toEqual({ winner: 'white', by: 'absence' });
  const drawn = after(running, [{ kind: 'claim', by: 'white', what: 'draw', absentSince: 20_000 }, 62_000]);
  expect(drawn.result).toEqual({ winner: null, by: 'absence' });
});

test('absence counts only in one’s own turn', () => {
  expect(claimableFrom(running, 'white', 1_000)).toBe(52_000);
  expect(claimableFrom(running, 'black', 1_000)).toBeUndefined();
  expect(codeOf(running, win('black', 0), 9 * MINUTE)).toBe('NOTHING_TO_CLAIM');
});

test('absence does not count while the match was unreachable', () => {
  const back = after(running, [{ kind: 'outage', from: 11_000, to: 40_000 }, 41_000]);
  expect(claimableFrom(back, 'white', 12_000)).toBe(82_000);
  const next = after(back, [turn(back, 'g7'), 45_000]);
  expect(claimableFrom(next, 'black', 12_000)).toBe(87_000);
});

test('a takeback begins the wait anew', () => {
  const two = played(begun(apart), ['f6', 'g7'], 10);
  const back = after(
    two,
    [{ kind: 'takeback', how: 'ask', by: 'black', to: 1 }, 30_000],
    [{ kind: 'takeback', how: 'accept', by: 'white' }, 35_000],
  );
  expect(claimableFrom(back, 'white', 0)).toBe(77_000);
});

test('there is nothing to claim before the first turn, by days, in a local match or when it is over', () => {
  expect(codeOf(begun(apart), win('black', 0), 9 * MINUTE)).toBe('NOTHING_TO_CLAIM');
  const days = begun({ seats: 'apart', clock: { kind: 'days', perTurn: DAY } });
  expect(codeOf(played(days, ['f6']), win('white', 0), DAY)).toBe('NOT_BY_DAYS');
  expect(codeOf(played(begun(), ['f6']), win('white', 0), 9 * DAY)).toBe('ONLY_APART');
  const over = after(running, [{ kind: 'resign', by: 'black' }, 20_000]);
  expect(codeOf(over, win('white', 0), 9 * MINUTE)).toBe('MATCH_OVER');
});
