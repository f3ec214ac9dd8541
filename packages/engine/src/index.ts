export type { SearchBoard } from './games/board.js';
export { SEARCH_GAMES } from './games/games.js';
export { playout } from './evaluate/playouts.js';
export { Random } from './random.js';
export {
  isWorthAChallenge,
  wantsToChallenge,
  type AnnouncedUse,
  type Judge,
} from './games/gipf/potentials/challenge.js';
export { levelPlayer, usesThreads } from './levelPlayer.js';
export { LEVEL_COUNT, levelsOf, type Level } from './games/levels.js';
export { netFamilyOf, type NetFamily } from './games/nets.js';
export { readNet, type NetFile } from './net/format.js';
export { netFor } from './net/netFor.js';
export { viewOf } from './net/viewOf.js';
export { perftBoard } from './perft.js';
export { alphaBetaPlayer, boardAt, boardFor, netPlayer, playoutPlayer } from './player.js';
export type { EnginePlayer, SearchPlayer } from './player.js';
export type { Evaluation } from './search/evaluation.js';
export { ProofSearch } from './search/forced/proofSearch.js';
export { report, type Line, type Report } from './search/report.js';
export type { Search } from './search/search.js';
export { Team, createTeamMemory, type TeamMemory } from './search/team.js';
export { mergeFirstSteps, mergeReports } from './search/mergeReports.js';
export { signatureOf } from './signature.js';
export { drive, finish } from './search/drive.js';
export { bestStep, searchSlices, thinkTurn, timeFor, type ChosenTurn, type Limits } from './search/think.js';
