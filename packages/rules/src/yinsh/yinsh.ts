import type { Game } from '../game.js';
import { yinshInPlay } from './inPlay.js';
import { readPosition } from './setup.js';
import { transform, transformStep } from './symmetry.js';
import type { YinshOptions, YinshPosition, YinshStep } from './types.js';

/** YINSH with all that can be asked of it. */
export const yinsh: Game<YinshPosition, YinshStep, YinshOptions> = {
  ...yinshInPlay,
  readPosition,
  transform,
  transformStep,
};
