import { swapped, type Game, type OneBoard } from '../game.js';
import { gipfBoard } from './board.js';
import { readStep, stepText } from './notation.js';
import { OPTION_NAMES, VARIANTS, optionFields, readOptions } from './options.js';
import { ENDINGS, outcome, type GipfEnding } from './outcome.js';
import { play, start, steps } from './play.js';
import { positionText } from './positionText.js';
import type { GipfReason } from './potentials/reasons.js';
import { REASONS } from './reasons.js';
import { readPosition } from './readPosition.js';
import { transform, transformStep } from './symmetry.js';
import type { GipfOptions, GipfPosition, GipfStep } from './types.js';
import { why } from './why.js';

/** GIPF without potentials, basic with handicap, standard and tournament: rules G1 to G18. `gipf` adds potentials. */
export const plainGipf: Game<GipfPosition, GipfStep, GipfOptions, GipfEnding, GipfReason> & OneBoard = {
  name: 'gipf',
  board: gipfBoard,
  variants: VARIANTS,
  optionNames: OPTION_NAMES,
  endings: ENDINGS,
  reasons: REASONS,
  start,
  options: ({ variant, handicap }) => ({ variant, handicap }),
  readOptions: fields => readOptions(fields),
  optionFields,
  swapSides: ({ variant, handicap }) => ({ variant, handicap: swapped(handicap) }),
  boardOf: () => gipfBoard,
  toAct: position => position.toAct,
  phase: position => position.phase,
  steps,
  play,
  outcome,
  why,
  stepText,
  readStep,
  positionText,
  readPosition,
  transform,
  transformStep: (_, step, symmetry) => transformStep(step, symmetry),
};
