export { FINDING_KINDS, type Finding, type FindingKind } from './finding.js';
export { THRESHOLDS } from './judge.js';
export { reviewGame } from './reviewGame.js';
export {
  JUDGEMENTS,
  type Certainty,
  type Expectation,
  type GameReview,
  type Judgement,
  type ReviewedTurn,
} from './types.js';
