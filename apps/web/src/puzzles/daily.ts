// The puzzle of the day: from the date alone, so that it is the same for everybody and needs no server.
import type { RatedPuzzle } from '@korong/study';
import { DAY } from '../ui/durations.js';

/** Neither too easy nor too hard for most. */
const EASIEST = 900;
const HARDEST = 1900;

/** A calendar date as everybody writes it: 2026-11-16. */
export const dateText = (date: Date): string =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()].map(n => String(n).padStart(2, '0')).join('-');

const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b));

/** About the golden section of `count`, without a common divisor: steps of it reach every number before one comes again. */
const stride = (count: number): number => {
  let step = Math.max(1, Math.round(count * 0.618));
  while (gcd(step, count) !== 1) step++;
  return step;
};

export const dailyPuzzle = (puzzles: readonly RatedPuzzle[], date: string): RatedPuzzle | undefined => {
  const suitable = puzzles.filter(({ rating }) => rating >= EASIEST && rating <= HARDEST);
  const all = [...(suitable.length > 0 ? suitable : puzzles)].sort((a, b) => (a.id < b.id ? -1 : 1));
  const day = Math.floor(Date.parse(`${date}T00:00:00Z`) / DAY);
  return all[(day * stride(all.length)) % all.length];
};
