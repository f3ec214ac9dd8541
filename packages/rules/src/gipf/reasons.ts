/** Refusals of GIPF without potentials. */
export const REASONS = [
  // The wrong kind of step for this phase
  'PIECE_MUST_BE_PUSHED',
  // Steps
  'NOT_A_DOT',
  'NOT_AN_ENTRY',
  'LINE_FULL',
  'WRONG_LANDING',
  'DOT_NEEDED',
  'GIPF_PIECE_FIRST',
  'NO_GIPF_PIECE_ENTERS',
  'GIPF_RIGHT_ENDED',
  'NOT_A_ROW',
  'NOT_YOUR_ROW',
  'ROW_ALREADY_SETTLED',
  'POINT_TWICE',
  'NOT_IN_ROW',
  'MUST_GO_TOO',
  'CANNOT_STAY',
  'NOT_CAPTURED',
  // Setting up
  'BAD_HANDICAP',
  // Position texts
  'IMPOSSIBLE_PIECES',
  'IMPOSSIBLE_RESERVE',
  'IMPOSSIBLE_ENTRY',
] as const;
