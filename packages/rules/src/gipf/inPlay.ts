import type { GameInPlay } from '../game.js';
import { gipfBoard } from './board.js';
import { readStep, stepText } from './notation.js';
import { OPTION_NAMES, VARIANTS, optionFields, readOptions } from './options.js';
import { outcome } from './outcome.js';
import { play, start, steps } from './play.js';
import { positionText } from './positionText.js';
import type { GipfOptions, GipfPosition, GipfStep } from './types.js';
import { why } from './why.js';

/** GIPF, basic with handicap, standard and tournament: rules G1 to G18. Without potentials. */
export const gipfInPlay: GameInPlay<GipfPosition, GipfStep, GipfOptions> = {
  name: 'gipf',
  board: gipfBoard,
  variants: VARIANTS,
  optionNames: OPTION_NAMES,
  start,
  options: ({ variant, handicap }) => ({ variant, handicap }),
  readOptions,
  optionFields,
  toAct: position => position.toAct,
  phase: position => position.phase,
  steps,
  play,
  outcome,
  why,
  stepText,
  readStep,
  positionText,
};
