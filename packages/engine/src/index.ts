export type { SearchBoard } from './games/board.js';
export { SEARCH_GAMES } from './games/games.js';
export type { BoardKind, BoardOptions, Proposals, SearchGame } from './games/searchGame.js';
export { PlayoutEvaluator, playout } from './evaluate/playouts.js';
export { Random, type Evaluator } from './evaluate/evaluator.js';
export {
  isWorthAChallenge,
  wantsToChallenge,
  worthOfUse,
  type AnnouncedUse,
  type Judge,
} from './games/gipf/potentials/challenge.js';
export { levelPlayer } from './levelPlayer.js';
export { LEVELS, type Level } from './levels.js';
export { NET_CODES, readNet, type NetCode, type NetFile } from './net/format.js';
export { perftBoard } from './perft.js';
export {
  alphaBetaPlayer,
  boardAt,
  boardFor,
  makeTurn,
  netPlayer,
  playoutPlayer,
  type NetPlayerOptions,
  type Player,
} from './player.js';
export { report, type Line, type Report } from './search/report.js';
export { Search, type SearchOptions } from './search/search.js';
export { together } from './search/together.js';
export { signatureOf, type Signature } from './signature.js';
export { searching, timeFor, type Limits, type ThinkOptions, type Thought } from './search/think.js';
