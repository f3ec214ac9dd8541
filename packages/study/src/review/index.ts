export { distinctLines } from './distinctLines.js';
export { expectationOf } from './expectation.js';
export { FINDING_KINDS, type Finding, type FindingKind } from './finding.js';
export { reviewGame } from './reviewGame.js';
export { searchGame, type GameSearch, type SearchedPosition } from './searchGame.js';
export { THRESHOLDS } from './thresholds.js';
export {
  JUDGEMENTS,
  type Certainty,
  type Expectation,
  type GameReview,
  type Judgement,
  type ReviewedTurn,
} from './types.js';
