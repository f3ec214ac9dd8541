import type { BySide, Side } from '@korong/rules';
import { toAct, type Match } from './match.js';

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

/** What both have left at `now`; `undefined` in a match without a clock. Never below zero. */
export const clockAt = (match: Match, now: number): ClockReading | undefined => {
  const { clock } = match;
  const side = toAct(match);
  if (clock?.since === undefined || side === undefined) return clock?.left;
  const passed = Math.max(0, Math.round(now) - clock.since);
  return { ...clock.left, [side]: Math.max(0, clock.left[side] - passed), running: side };
};

/** When the side to act runs out of time; `undefined` while no clock runs. From then on `flag` is accepted. */
export const deadlineOf = (match: Match): number | undefined => {
  const side = toAct(match);
  return match.clock?.since === undefined || side === undefined
    ? undefined
    : match.clock.since + match.clock.left[side];
};

/** The clocks stopped as they stand at `now`. */
export const stopped = (match: Match, now: number): BySide<number> | undefined => {
  const reading = clockAt(match, now);
  return reading && { white: reading.white, black: reading.black };
};

/** What the mover has left after a turn made at `now`. The first turn sets the clocks going; it costs and earns nothing. */
export const leftAfterTurn = (match: Match, by: Side, now: number): number | undefined => {
  const reading = clockAt(match, now);
  if (reading === undefined) return undefined;
  return reading.running === undefined ? reading[by] : reading[by] + match.setup.clock!.increment;
};
