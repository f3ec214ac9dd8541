import { games } from '@korong/rules';
import { createMatchRules, type MatchRules } from './createMatchRules.js';
import { CORE_CODES, type MatchCode } from './codes.js';
import { LINKED_CODES } from './linked/codes.js';
import { linkedPlay } from './linked/index.js';

/** Every game, and linked play. */
export const allGames: MatchRules = createMatchRules({ games, extensions: [linkedPlay] });

export const { apply, follow, catchUp, replayEvents, gameOf, recordOf, rematchOf, automatic } = allGames;

/** Every reason for which a match refuses something. */
export const MATCH_CODES: readonly MatchCode[] = [...CORE_CODES, ...LINKED_CODES];
