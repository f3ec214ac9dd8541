import { games } from '@korong/rules';
import { createMatchLog } from './log/createMatchLog.js';
import { createMatchRules, type MatchRules } from './createMatchRules.js';
import { CORE_CODES, type MatchCode } from './codes.js';
import { LINKED_CODES } from './linked/codes.js';
import { linkedPlay } from './linked/index.js';

/** All games, and linked play. */
export const allGames: MatchRules = createMatchRules({ games, extensions: [linkedPlay] });

export const { apply, gameOf, rematchOf } = allGames;
export const { follow, catchUp, replayEvents, recordOf } = createMatchLog(allGames);

/** Every reason for a refusal by a match. */
export const MATCH_CODES: readonly MatchCode[] = [...CORE_CODES, ...LINKED_CODES];
