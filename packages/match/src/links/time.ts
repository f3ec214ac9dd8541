import { deadlineOf } from '../clock.js';
import type { Match } from '../match.js';

/** Time to think about a challenge, and to send one's part of the lot, for those who play apart. */
export const TO_CHALLENGE = 30_000;
export const TO_DRAW = 60_000;

/** When the stage of the link ends by itself. */
export const deadlineOfLink = ({ link, setup }: Match): number | undefined => {
  if (!link) return undefined;
  if (link.inner) return deadlineOf(link.inner);
  if (setup.seats === 'together' || link.stage === 'away') return undefined;
  return link.since + (link.stage === 'announced' ? TO_CHALLENGE : TO_DRAW);
};
