import { games } from '@korong/rules';
import { createMatchLog, type MatchLog } from './log/createMatchLog.js';
import { createMatchRules, type MatchRules } from './createMatchRules.js';
import { CORE_CODES, type MatchCode } from './codes.js';
import { LINKED_CODES } from './linked/codes.js';
import { linkedPlay } from './linked/index.js';
import { remotePlay } from './remotePlay.js';

const rules = createMatchRules({ games, extensions: [linkedPlay], remotePlay });

/** The rules and logs of matches in every game, with linked play. */
export const allGames: MatchRules & MatchLog = { ...rules, ...createMatchLog(rules) };

/** Every reason for a refusal by a match. */
export const MATCH_CODES: readonly MatchCode[] = [...CORE_CODES, ...LINKED_CODES];
