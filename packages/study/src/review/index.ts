export { FINDING_KINDS, type Finding, type FindingKind } from './finding.js';
export { reviewGame } from './reviewGame.js';
export { THRESHOLDS } from './thresholds.js';
export {
  JUDGEMENTS,
  type Certainty,
  type Expectation,
  type GameReview,
  type Judgement,
  type ReviewedTurn,
} from './types.js';
