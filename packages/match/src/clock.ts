import type { BySide, Side } from '@korong/rules';
import { toAct, type Match } from './match.js';
import type { Setup } from './setup.js';

/**
 * What is left to each side at the moment `since`, from when on the clock of the side to act runs. Without `since` no
 * clock runs: the first turn has not been made, the match is paused or over.
 */
export interface ClockState {
  readonly left: BySide<number>;
  readonly since?: number;
  readonly paused: boolean;
}

/** Clocks as one would show them. */
export interface ClockReading extends BySide<number> {
  /** Whose clock runs. */
  readonly running?: Side;
}

/** What both begin with, while no clock runs. */
export const fullClocks = ({ clock }: Setup): BySide<number> | undefined => {
  if (clock === undefined) return undefined;
  const full = clock.kind === 'days' ? clock.perTurn : clock.initial;
  return { white: full, black: full };
};

/** What both have left at `now`; `undefined` in a match without a clock. Never below zero; time does not run backwards. */
export const clockAt = (match: Match, now: number): ClockReading | undefined => {
  const { clock } = match;
  const side = toAct(match);
  if (clock?.since === undefined || side === undefined) return clock?.left;
  const passed = Math.max(Math.round(now), match.events.at(-1)!.at) - clock.since;
  return { ...clock.left, [side]: Math.max(0, clock.left[side] - passed), running: side };
};

/** When time runs out for the side to act, or for what holds the game up; `undefined` while nothing runs. From then on `flag` is accepted. */
export const deadlineOf = (match: Match): number | undefined => {
  const side = toAct(match);
  if (side === undefined) return undefined;
  if (match.held) return match.held.deadline;
  return match.clock?.since === undefined ? undefined : match.clock.since + match.clock.left[side];
};

/** Whether the side to act has run out of time. */
export const isTimeUp = (match: Match, now: number): boolean => {
  const deadline = deadlineOf(match);
  return deadline !== undefined && now >= deadline;
};

/** The clocks stopped as they stand at `now`. */
export const stopped = (match: Match, now: number): BySide<number> | undefined => {
  const reading = clockAt(match, now);
  return reading && { white: reading.white, black: reading.black };
};

/** No more than this is believed to be lag. */
export const MOST_LAG = 500;

/** What of `lag` counts in a turn made at `now`: no more than the time that has passed. */
export const lagWithin = ({ clock }: Match, lag: number, now: number): number =>
  clock?.since === undefined ? 0 : Math.max(0, Math.min(Math.round(lag) || 0, MOST_LAG, now - clock.since));

/**
 * What the mover has left after a turn made at `now`, with `lag` given back. The first turn sets the clocks going; it costs
 * and earns nothing.
 */
export const leftAfterTurn = (match: Match, by: Side, now: number, lag: number): number | undefined => {
  const { clock, setup } = match;
  if (clock?.since === undefined) return clock?.left[by];
  if (setup.clock?.kind === 'days') return setup.clock.perTurn;
  return clock.left[by] - (now - clock.since - lag) + (setup.clock?.increment ?? 0);
};
