import { swapped, type Game, type OneBoard } from '../game.js';
import { readStep as readPlainStep } from './notation.js';
import type { GipfEnding } from './outcome.js';
import { plainGipf } from './plain.js';
import * as plain from './play.js';
import { positionText } from './positionText.js';
import { readStep, stepText } from './potentials/notation.js';
import { OPTION_NAMES, optionFields, readOptions } from './potentials/options.js';
import { play, start, steps } from './potentials/play.js';
import { projectText } from './potentials/positionText.js';
import { readPosition } from './potentials/readPosition.js';
import { REASONS, type GipfReason } from './potentials/reasons.js';
import { why } from './potentials/why.js';
import type { GipfOptions, GipfPosition, GipfStep, PlainGipfStep } from './types.js';

/** GIPF, basic with handicap, standard and tournament: rules G1 to G18; as a project with potentials: P1 to P11. */
export const gipf: Game<GipfPosition, GipfStep, GipfOptions, GipfEnding, GipfReason> & OneBoard = {
  ...plainGipf,
  optionNames: OPTION_NAMES,
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
    ...(project && {
      project: { ...project, pieces: swapped(project.pieces), potentials: swapped(project.potentials) },
    }),
  }),
  // The plain rules, or those with potentials where potentials are in play.
  steps: position => (position.project === undefined ? plain.steps(position) : steps(position)),
  play: (position, step) =>
    position.project === undefined ? plain.play(position, step as PlainGipfStep) : play(position, step),
  why,
  stepText,
  readStep: (position, text) => (position.project === undefined ? readPlainStep : readStep)(position, text),
  positionText: position =>
    positionText(position) + (position.project === undefined ? '' : ` ${projectText(position.project)}`),
  readPosition,
};
