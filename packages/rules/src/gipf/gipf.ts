import type { Game } from '../game.js';
import { gipfBoard } from './board.js';
import { readStep, stepText } from './notation.js';
import { OPTION_NAMES, VARIANTS, optionFields, readOptions } from './options.js';
import { outcome } from './outcome.js';
import { play, start, steps } from './play.js';
import { positionText, readPosition } from './setup.js';
import { transform, transformStep } from './symmetry.js';
import type { GipfOptions, GipfPosition, GipfStep } from './types.js';
import { why } from './why.js';

/** GIPF, basic with handicap, standard and tournament: rules G1 to G18; as a project with potentials: P1 to P10. */
export const gipf: Game<GipfPosition, GipfStep, GipfOptions> = {
  name: 'gipf',
  board: gipfBoard,
  variants: VARIANTS,
  optionNames: OPTION_NAMES,
  start,
  options: ({ variant, handicap, project }) => ({
    variant,
    handicap,
    ...(project && {
      project: { pieces: project.pieces, potentials: project.potentials, linked: project.linked },
    }),
  }),
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
  readPosition,
  transform,
  transformStep,
};
