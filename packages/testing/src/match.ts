import { allGames, type Command, type Match } from '@korong/match';
import { must } from './must.js';

/** The match after a command that is accepted. */
export const after = (match: Match | undefined, command: Command, now = 0): Match =>
  must(allGames.apply(match, command, now)).match;
