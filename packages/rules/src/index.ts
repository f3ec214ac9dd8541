export {
  SIDES,
  other,
  type AnyGame,
  type BySide,
  type Game,
  type OptionFields,
  type Outcome,
  type Side,
} from './game.js';
export {
  CODES,
  GAMES,
  findGame,
  gameNamed,
  games,
  isGameName,
  type GameEnding,
  type GameName,
} from './games.js';
export { perft } from './perft.js';
export { type Code } from './reasons.js';
export { err, ok, refuseText, type Refusal, type Result } from './refusal.js';
export { replay, type GameRecord, type GameResult, type RecordedTurn, type Replay } from './record.js';
export { readRecordJson, recordJson } from './recordJson.js';
export {
  addHeader,
  headerLines,
  isFreeHeader,
  readHeaders,
  readResult,
  type RecordHeaders,
} from './recordHeaders.js';
export {
  braced,
  numberText,
  readTokens,
  timeNotes,
  type RecordToken,
  type TimeToken,
} from './recordSyntax.js';
export { readRecordText, recordText } from './recordText.js';
export { startOf } from './start.js';
export {
  addStep,
  beginTurn,
  isComplete,
  readTurn,
  turnText,
  undoStep,
  type Turn,
  type TurnReading,
} from './turn.js';
export type { Board, Point } from './hex/board.js';

export { gipf } from './gipf/gipf.js';
export { plainGipf } from './gipf/plain.js';
export { GIPF_ENTRIES, GIPF_LINES, findEntry, isDot } from './gipf/board.js';
export { gipfSpots, isDotSpot } from './gipf/spots.js';
export { isGipfPiece, ownerOf } from './gipf/cell.js';
export { POTENTIAL_KINDS, kindOf, letterOf } from './gipf/potentials/kinds.js';
export {
  optionFields as gipfOptionFields,
  readOptions as readGipfOptions,
} from './gipf/potentials/options.js';
export { isAtStake, potentialOf, stakesOf } from './gipf/potentials/stakes.js';
export { loadOf } from './gipf/potentials/stack.js';
export { captured } from './gipf/material.js';
export type {
  Entry,
  GipfCell,
  GipfOptions,
  GipfPhase,
  GipfPosition,
  GipfStep,
  GipfVariant,
  PotentialKind,
  Potentials,
  Stake,
  StakedStep,
} from './gipf/types.js';

export { RINGS_TO_WIN } from './yinsh/board.js';
export { yinshSpots } from './yinsh/spots.js';
export { yinsh } from './yinsh/yinsh.js';
export type {
  YinshCell,
  YinshOptions,
  YinshPhase,
  YinshPosition,
  YinshStep,
  YinshVariant,
} from './yinsh/types.js';
