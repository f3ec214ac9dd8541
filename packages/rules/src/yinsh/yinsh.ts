import type { Game, OneBoard } from '../game.js';
import { yinshBoard } from './board.js';
import { readStep, stepText } from './notation.js';
import { OPTION_NAMES, VARIANTS, readOptions } from './options.js';
import { ENDINGS, outcome, type YinshEnding } from './outcome.js';
import { play, start, steps } from './play.js';
import { positionText } from './positionText.js';
import { REASONS, type YinshReason } from './reasons.js';
import { readPosition } from './readPosition.js';
import { transform, transformStep } from './symmetry.js';
import type { YinshOptions, YinshPosition, YinshStep } from './types.js';
import { why } from './why.js';

/** YINSH, standard and blitz: rules Y1 to Y16. */
export const yinsh: Game<YinshPosition, YinshStep, YinshOptions, YinshEnding, YinshReason> & OneBoard = {
  name: 'yinsh',
  board: yinshBoard,
  variants: VARIANTS,
  optionNames: OPTION_NAMES,
  endings: ENDINGS,
  reasons: REASONS,
  start,
  options: ({ variant }) => ({ variant }),
  readOptions,
  optionFields: ({ variant }) => ({ variant }),
  swapSides: options => options,
  boardOf: () => yinshBoard,
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
