import type { Replay } from '@korong/rules';
import type { Ending } from './reading.js';

const TERMINATIONS: readonly Ending[] = ['resignation', 'time', 'agreement'];

/** How one of our own records ended. */
export const endingOf = ({ game, start, turns, record }: Replay): Ending => {
  const outcome = game.outcome(turns.at(-1)?.position ?? start);
  if (outcome) return outcome.by;
  if (record.result === null) return 'unfinished';
  return TERMINATIONS.find(one => one === record.headers.Termination) ?? 'record';
};
