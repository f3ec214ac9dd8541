import { swapped, type Game, type OneBoard } from '../game.js';
import { gipfBoard } from './board.js';
import { readStep as readPlainStep } from './notation.js';
import { VARIANTS } from './options.js';
import { ENDINGS, outcome, type GipfEnding } from './outcome.js';
import * as plain from './play.js';
import { positionText } from './positionText.js';
import { readStep, stepText } from './potentials/notation.js';
import { OPTION_NAMES, optionFields, readOptions } from './potentials/options.js';
import { play, start, steps } from './potentials/play.js';
import { projectText } from './potentials/setup.js';
import { why } from './potentials/why.js';
import { REASONS, type GipfReason } from './reasons.js';
import { readPosition } from './setup.js';
import { transform, transformStep } from './symmetry.js';
import type { GipfOptions, GipfPosition, GipfStep } from './types.js';

/** The plain rules, or those with potentials where potentials are in play. */
const either =
  <More extends readonly unknown[], R>(
    plain: (position: GipfPosition, ...more: More) => R,
    project: (position: GipfPosition, ...more: More) => R,
  ) =>
  (position: GipfPosition, ...more: More): R =>
    (position.project === undefined ? plain : project)(position, ...more);

/** GIPF, basic with handicap, standard and tournament: rules G1 to G18; as a project with potentials: P1 to P11. */
export const gipf: Game<GipfPosition, GipfStep, GipfOptions, GipfEnding, GipfReason> & OneBoard = {
  name: 'gipf',
  board: gipfBoard,
  variants: VARIANTS,
  optionNames: OPTION_NAMES,
  endings: ENDINGS,
  reasons: REASONS,
  start: options => (options.project === undefined ? plain.start(options) : start(options, options.project)),
  options: ({ variant, handicap, project }) => ({
    variant,
    handicap,
    ...(project && {
      project: { pieces: project.pieces, potentials: project.potentials, linked: project.linked },
    }),
  }),
  readOptions,
  optionFields,
  swapSides: ({ variant, handicap, project }) => ({
    variant,
    handicap: swapped(handicap),
    ...(project && { project: { ...project, potentials: swapped(project.potentials) } }),
  }),
  boardOf: () => gipfBoard,
  toAct: position => position.toAct,
  phase: position => position.phase,
  steps: either(plain.steps, steps),
  play: either(plain.play, play),
  outcome,
  why,
  stepText,
  readStep: either(readPlainStep, readStep),
  positionText: either(
    positionText,
    position => `${positionText(position)} ${projectText(position.project!)}`,
  ),
  readPosition,
  transform,
  transformStep: (_, step, symmetry) => transformStep(step, symmetry),
};
