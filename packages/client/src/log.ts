import { follow, type Match } from '@korong/match/core';

/** What became of events that came: followed as far as they go, and what stands in the way of the rest. */
export interface Followed {
  readonly match: Match | undefined;
  /** `gap`: some are missing. `newer`: these pages do not know them. `damaged`: they cannot follow. */
  readonly trouble?: 'gap' | 'newer' | 'damaged';
}

interface Numbered {
  readonly seq: number;
}

/** Follows events that may come twice, too late or with some missing. */
export const followAll = (match: Match | undefined, events: readonly Numbered[]): Followed => {
  let reached = match;
  for (const event of events) {
    const next = (reached?.events.length ?? 0) + 1;
    if (event.seq < next) continue;
    if (event.seq > next) return { match: reached, trouble: 'gap' };
    const followed = follow(reached, event);
    if (!followed.ok)
      return { match: reached, trouble: followed.error.code === 'LOG_VERSION' ? 'newer' : 'damaged' };
    reached = followed.value;
  }
  return { match: reached };
};
