import { formOf, type Contest } from '@korong/match';
import type { Side } from '@korong/rules';
import type { ShownMatch } from '../../gameUi.js';

/** How many challenges a side had left after the turns shown; undefined in a match without challenges. */
export const challengesLeft = ({ match, at }: ShownMatch, side: Side): number | undefined => {
  const { links } = match.setup;
  const { challenges, contest, past = [] } = match.linked ?? {};
  if (!links || !challenges) return undefined;
  if (at === match.turns.length) return challenges[side];
  const isChallenge = ({ by, potential }: Pick<Contest, 'by' | 'potential'>): boolean =>
    by !== side && formOf(links, potential) === 'challenge';
  // A contest belongs to the turn after those that had been made. A challenge may have come to nothing, but it had its lot.
  const later = past.filter(
    each => each.turn >= at && (each.how !== 'waived' || each.lot !== undefined) && isChallenge(each),
  ).length;
  const running = contest && contest.stage !== 'announced' && isChallenge(contest) ? 1 : 0;
  return challenges[side] + later + running;
};
