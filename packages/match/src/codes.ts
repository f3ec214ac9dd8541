import type { ExtensionCode } from './extension.js';

/**
 * The reasons for refusing a command or a log; extensions add theirs. Sentences are in the message catalogue, explanations in
 * docs/match.md. Tests keep the three in step.
 */
export const CORE_CODES = [
  // Beginning
  'NOT_STARTED',
  'ALREADY_STARTED',
  'SETUP_REFUSED',
  'POSITION_OVER',
  'BAD_NAME',
  'BAD_CLOCK',
  // Turns
  'MATCH_OVER',
  'STALE_TURN',
  'NOT_YOUR_TURN',
  'CLOCK_PAUSED',
  'TIME_IS_UP',
  'TURN_REFUSED',
  'TURN_INCOMPLETE',
  // Clocks
  'NO_CLOCK',
  'TIME_IS_LEFT',
  'CLOCK_STANDS',
  'CLOCK_NOT_PAUSED',
  'NOT_BY_DAYS',
  'ENOUGH_TIME',
  'NO_OUTAGE',
  // Offers
  'ALREADY_ASKED',
  'ASKED_THIS_TURN',
  'NOTHING_ASKED',
  'OWN_OFFER',
  'ONLY_TOGETHER',
  'NOTHING_TO_TAKE_BACK',
  'TAKEBACKS_SPENT',
  'LOG_FULL',
  // Absence
  'ONLY_APART',
  'NOTHING_TO_CLAIM',
  'TOO_EARLY_TO_CLAIM',
  // Before the first turn and after the last
  'TOO_LATE_TO_ABORT',
  'MATCH_NOT_OVER',
  'REMATCH_MADE',
  // Logs
  'LOG_VERSION',
  'LOG_EVENT',
] as const;

export type MatchCode = (typeof CORE_CODES)[number] | ExtensionCode;
