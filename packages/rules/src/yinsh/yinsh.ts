import type { Game } from '../game.js';
import { readVariant } from '../options.js';
import { ok } from '../result.js';
import { yinshBoard } from './board.js';
import { readStep, stepText } from './notation.js';
import { outcome } from './outcome.js';
import { play, start, steps } from './play.js';
import { VARIANTS, positionText, readPosition } from './setup.js';
import { transform, transformStep } from './symmetry.js';
import type { YinshOptions, YinshPosition, YinshStep } from './types.js';
import { why } from './why.js';

const OPTION_NAMES = ['variant'];

/** YINSH, standard and blitz: rules Y1 to Y16. */
export const yinsh: Game<YinshPosition, YinshStep, YinshOptions> = {
  name: 'yinsh',
  board: yinshBoard,
  variants: VARIANTS,
  optionNames: OPTION_NAMES,
  start,
  options: ({ variant }) => ({ variant }),
  readOptions: fields => {
    const variant = readVariant(fields, VARIANTS, OPTION_NAMES);
    return variant.ok ? ok({ variant: variant.value }) : variant;
  },
  optionFields: ({ variant }) => ({ variant }),
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
