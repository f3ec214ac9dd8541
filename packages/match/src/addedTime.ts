import { other } from '@korong/rules';
import { clockAt, isTimeUp } from './clock.js';
import type { Command } from './commands.js';
import { no, yes, type Decided } from './decision.js';
import { isFullForOffers } from './limits.js';
import type { Match } from './match.js';
import { lengthOf, type FischerControl } from './setup.js';

// Time that a side gains other than by its own turns: from the other side, or after an outage.

/** Fifteen seconds for a clock of five minutes and three seconds a turn, in proportion otherwise, in whole seconds. */
const giftOf = (clock: FischerControl): number =>
  Math.min(60, Math.max(5, Math.round(lengthOf(clock) / 28_000))) * 1_000;

export const decideAddTime = (
  match: Match,
  { by }: Extract<Command, { kind: 'addTime' }>,
  at: number,
): Decided => {
  const { clock } = match.setup;
  if (clock === undefined) return no('NO_CLOCK');
  if (clock.kind === 'days') return no('NOT_BY_DAYS');
  if (isTimeUp(match, at)) return no('TIME_IS_UP');
  if (isFullForOffers(match)) return no('LOG_FULL');
  if (clockAt(match, at)![other(by)] >= 2 * lengthOf(clock)) return no('ENOUGH_TIME');
  return yes({ kind: 'timeAdded', by, amount: giftOf(clock) });
};

export const decideOutage = (
  match: Match,
  { from, to }: Extract<Command, { kind: 'outage' }>,
  at: number,
): Decided => {
  if (match.clock === undefined) return no('NO_CLOCK');
  const { since } = match.clock;
  if (since === undefined) return no('NO_OUTAGE');
  const gap: Span = [Math.max(Math.round(from), since), Math.min(Math.round(to), at)];
  const back = lengthWithout(gap, spansOf(match, 'outage'));
  return back > 0 ? yes({ kind: 'outage', from: gap[0], to: gap[1], back }) : no('NO_OUTAGE');
};

export type Span = readonly [from: number, to: number];

/** The time that was given back before. */
export const spansOf = ({ events }: Match, kind: 'outage' | 'delayed'): readonly Span[] =>
  events.flatMap((event): Span[] => (event.kind === kind && 'back' in event ? [[event.from, event.to]] : []));

/** The part of a span that the other spans do not cover. They may overlap. */
export const lengthWithout = ([from, to]: Span, others: readonly Span[]): number => {
  let [free, reached] = [0, from];
  for (const [begin, end] of [...others].sort(([a], [b]) => a - b)) {
    free += Math.max(0, Math.min(begin, to) - reached);
    reached = Math.max(reached, end);
  }
  return free + Math.max(0, to - reached);
};
