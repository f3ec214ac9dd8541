import type { Match } from '@korong/match';
import type { Outage } from '../../store/store.js';
import type { StoreClock } from './storeClock.js';

/** In games by days shorter outages do not count: they would fill the log with events. */
const MIN_OUTAGE_SHARE = 1 / 1_000;

/** Since when a clock runs: that of the game, that of the inner game, or the time for an answer. */
const runsSince = ({ clock, linked, result }: Match): number | undefined => {
  if (result !== undefined) return undefined;
  const contest = linked?.contest;
  if (!contest) return clock?.since;
  if (contest.inner) return contest.inner.clock?.since;
  return contest.stage === 'away' ? undefined : contest.since;
};

/** The outages for which time may have to be given back. */
export const outagesOf = (storeClock: StoreClock, match: Match): readonly Outage[] => {
  const since = runsSince(match);
  if (since === undefined) return [];
  const outages = storeClock.outagesAfter(since);
  const { setup } = match;
  const least = setup.clock?.kind === 'days' ? setup.clock.perTurn * MIN_OUTAGE_SHARE : 0;
  return least === 0 ? outages : outages.filter(({ from, to }) => to - from >= least);
};
