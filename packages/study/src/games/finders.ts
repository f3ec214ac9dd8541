import type { GameName } from '@korong/rules';
import type { GameFinder } from './finder.js';
import { gipfFinder, type GipfFinding } from './gipf/finder.js';
import { yinshFinder, type YinshFinding } from './yinsh/finder.js';

/** The findings that belong to one game. */
export type GameFinding = YinshFinding | GipfFinding;

/** What each game finds in a turn. */
const FINDERS = {
  yinsh: yinshFinder,
  gipf: gipfFinder,
} satisfies Record<GameName, GameFinder>;

export const finderOf = (game: GameName): GameFinder<GameFinding> => FINDERS[game];

export const GAME_FINDING_KINDS = Object.values(FINDERS).flatMap(({ kinds }) => [...kinds]);
