// A run: as many puzzles as possible in three minutes.
import { MINUTE } from '../ui/durations.js';

export const RUN_MS = 3 * MINUTE;

export interface Run {
  /** When it began, on any monotonic clock. */
  readonly began: number;
  readonly solved: number;
  readonly missed: number;
}

export const beginRun = (now: number): Run => ({ began: now, solved: 0, missed: 0 });

export const timeLeft = ({ began }: Run, now: number): number => Math.max(0, began + RUN_MS - now);

/** The run after a puzzle. One that is finished after the end does not count. */
export const afterPuzzle = (run: Run, solved: boolean, now: number): Run => {
  if (timeLeft(run, now) === 0) return run;
  return solved ? { ...run, solved: run.solved + 1 } : { ...run, missed: run.missed + 1 };
};
