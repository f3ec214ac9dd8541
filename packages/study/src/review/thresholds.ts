/** The loss of expectation from which on a turn is judged so: docs/analysis.md says how these were chosen. */
export const THRESHOLDS = { inaccuracy: 0.06, mistake: 0.12, blunder: 0.24 } as const;

/** Raised when games are judged in another way, so that reviews which are kept are made anew. */
export const REVIEW_VERSION = 1;
