import { decideClaim } from './absence.js';
import type { ApartCommand } from './apart.js';
import type { Decided } from './decision.js';
import { decideAddTime, decideOutage } from './given.js';
import type { Match } from './match.js';

/** What comes of the commands that only play at a distance has. */
export const decideAtADistance = (match: Match, command: ApartCommand, at: number): Decided => {
  switch (command.kind) {
    case 'addTime':
      return decideAddTime(match, command, at);
    case 'claim':
      return decideClaim(match, command, at);
    case 'outage':
      return decideOutage(match, command, at);
  }
};
