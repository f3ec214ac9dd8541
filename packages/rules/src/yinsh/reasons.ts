/** Refusals of YINSH alone. */
export const REASONS = [
  // The wrong kind of step for this phase
  'RING_MUST_BE_PLACED',
  'RING_MUST_MOVE',
  'RING_MUST_BE_TAKEN',
  // Steps
  'POINT_OCCUPIED',
  'NO_RING_THERE',
  'NOT_YOUR_RING',
  'RING_IN_THE_WAY',
  'MUST_STOP_BEHIND_MARKERS',
  'LANDS_ON_MARKER',
  'LANDS_ON_RING',
  'NOT_FIVE',
  'NOT_YOUR_MARKERS',
  'CANNOT_PASS',
  // Position texts
  'IMPOSSIBLE_RINGS',
  'IMPOSSIBLE_MARKERS',
] as const;

export type YinshReason = (typeof REASONS)[number];
