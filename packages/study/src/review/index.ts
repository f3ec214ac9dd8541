export { distinctLines, type DistinctLines } from './distinctLines.js';
export { expectationOf } from './expectation.js';
export { FINDING_KINDS, type Finding, type FindingKind } from './finding.js';
export { reviewGame } from './reviewGame.js';
export { searchGame, type GameSearch, type SearchedPosition } from './searchGame.js';
export { isRight, reviewTry, type TriedMistake } from './reviewTry.js';
export { REVIEW_VERSION, THRESHOLDS } from './thresholds.js';
export {
  JUDGEMENTS,
  type Certainty,
  type Expectation,
  type GameReview,
  type Judgement,
  type KnownLine,
  type ReviewedTurn,
} from './types.js';
