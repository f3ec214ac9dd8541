import * as plain from '../reasons.js';

/** Refusals of GIPF alone: those without potentials, and those of GIPF as a project. */
export const REASONS = [
  ...plain.REASONS,
  // Steps
  'NO_POTENTIALS',
  'NO_POTENTIAL_LEFT',
  'POTENTIALS_ENDED',
  'RESERVE_EMPTY',
  'NOT_LOADED',
  'TAMSK_WORKS_IN_THE_MIDDLE',
  'NOTHING_TO_JUMP',
  'MUST_LAND_BEHIND',
  'WAY_BLOCKED',
  'NOT_ADJACENT',
  'NOTHING_TO_TOP',
  'SAY_WHAT_BECOMES',
  'NO_GIPF_PIECE_THERE',
  'DENIED_ALREADY',
  'ENTRY_DENIED',
  'NOTHING_IS_DENIED',
  'NOT_TO_BE_WON',
  'EXTRA_PUSH_DUE',
  'ONE_MUST_GO',
  // Setting up
  'BAD_POTENTIALS',
  'BAD_PIECES',
  'BAD_LINKED',
  // Position texts
  'IMPOSSIBLE_POTENTIALS',
] as const;

export type GipfReason = (typeof REASONS)[number];
