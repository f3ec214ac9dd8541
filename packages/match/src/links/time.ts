import { WITHOUT_CLOCK } from '../absence.js';
import { deadlineOf } from '../clock.js';
import type { Match } from '../match.js';
import type { Setup } from '../setup.js';

/** Time to think about a challenge, and to send one's part of the lot, for those who play apart with a clock. */
export const TO_CHALLENGE = 30_000;
export const TO_DRAW = 60_000;

/** When the stage of the link ends by itself. */
export const deadlineOfLink = ({ link, setup }: Match): number | undefined => {
  if (!link) return undefined;
  if (link.inner) return deadlineOf(link.inner);
  if (setup.seats === 'together' || link.stage === 'away') return undefined;
  return link.since + timeFor(link.stage, setup);
};

/** Who plays by days, or without any hurry, need not be there all the time. */
const timeFor = (stage: 'announced' | 'lot' | 'playing', { clock }: Setup): number => {
  if (clock === undefined) return WITHOUT_CLOCK;
  if (clock.kind === 'days') return clock.perTurn;
  return stage === 'announced' ? TO_CHALLENGE : TO_DRAW;
};
