import type { GipfPosition } from '@korong/rules';
import type { GameFormats } from '../formats.js';
import { boardspace } from './boardspace.js';
import { readStep } from './notation.js';
import { webgipf } from './webgipf.js';

export const formats: GameFormats = {
  boardspace,
  readStep: (position, word) => readStep(position as GipfPosition, word),
  texts: [webgipf],
};
