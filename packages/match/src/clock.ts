import type { BySide, Side } from '@korong/rules';
import { toAct, type Match } from './match.js';
import type { Setup } from './setup.js';

/**
 * The time left to each side at the moment `since`, when the clock of the side to act started to run. Without `since` no clock runs: the
 * first turn has not been made, or the match is paused or over.
 */
export interface ClockState {
  readonly left: BySide<number>;
  readonly since?: number;
  readonly paused: boolean;
}

/** Clocks for display. */
export interface ClockReading extends BySide<number> {
  /** The side whose clock runs. */
  readonly running?: Side;
}

/** The time that both sides start with, while no clock runs. */
export const fullClocks = ({ clock }: Setup): BySide<number> | undefined => {
  if (clock === undefined) return undefined;
  const full = clock.kind === 'days' ? clock.perTurn : clock.initial;
  return { white: full, black: full };
};

/** The time left to both sides at `now`; `undefined` in a match without a clock. Never below zero. Time does not run backwards. */
export const clockAt = (match: Match, now: number): ClockReading | undefined => {
  const { clock } = match;
  const side = toAct(match);
  if (clock?.since === undefined || side === undefined) return clock?.left;
  const passed = Math.max(Math.round(now), match.events.at(-1)!.at) - clock.since;
  return { ...clock.left, [side]: Math.max(0, clock.left[side] - passed), running: side };
};

/** When the side to act, or the current hold, runs out of time; `undefined` while no clock runs. From then on `flag` is accepted. */
export const deadlineOf = (match: Match): number | undefined => {
  const side = toAct(match);
  if (side === undefined) return undefined;
  if (match.hold) return match.hold.deadline;
  return match.clock?.since === undefined ? undefined : match.clock.since + match.clock.left[side];
};

/** Whether the side to act has run out of time. */
export const isTimeUp = (match: Match, now: number): boolean => {
  const deadline = deadlineOf(match);
  return deadline !== undefined && now >= deadline;
};

/** Both clocks, stopped at `now`. */
export const stopped = (match: Match, now: number): BySide<number> | undefined => {
  const reading = clockAt(match, now);
  return reading && { white: reading.white, black: reading.black };
};

/** The most lag that is compensated. */
export const MAX_LAG = 500;

/** The part of `lag` that counts in a turn made at `now`: at most the time that has passed. */
export const lagWithin = ({ clock }: Match, lag: number, now: number): number =>
  clock?.since === undefined ? 0 : Math.max(0, Math.min(Math.round(lag) || 0, MAX_LAG, now - clock.since));

/**
 * The mover's time left after a turn made at `now`, with `lag` compensated. The first turn starts the clocks; it costs no time and earns no
 * increment.
 */
export const leftAfterTurn = (match: Match, by: Side, now: number, lag: number): number | undefined => {
  const { clock, setup } = match;
  if (clock?.since === undefined) return clock?.left[by];
  if (setup.clock?.kind === 'days') return setup.clock.perTurn;
  return clock.left[by] - (now - clock.since - lag) + (setup.clock?.increment ?? 0);
};
