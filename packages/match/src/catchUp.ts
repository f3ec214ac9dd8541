import { followAll } from './follow.js';
import type { Match } from './match.js';

/** What became of events that came: followed as far as they go, and what stands in the way of the rest. */
export interface CaughtUp {
  readonly match: Match | undefined;
  /** `gap`: some are missing. `newer`: this version does not know them. `damaged`: they cannot follow. */
  readonly trouble?: 'gap' | 'newer' | 'damaged';
}

/** Follows events that may come twice, too late or with some missing. */
export const catchUp = (match: Match | undefined, events: Iterable<{ readonly seq: number }>): CaughtUp => {
  const next: unknown[] = [];
  let reached = match?.events.length ?? 0;
  let gap = false;
  for (const event of events) {
    if (event.seq <= reached) continue;
    gap = event.seq > reached + 1;
    if (gap) break;
    next.push(event);
    reached = event.seq;
  }
  const { match: last, error } = followAll(match, next);
  if (error) return { match: last, trouble: error.code === 'LOG_VERSION' ? 'newer' : 'damaged' };
  return gap ? { match: last, trouble: 'gap' } : { match: last };
};
