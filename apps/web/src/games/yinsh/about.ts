import type { GameAbout } from '../gameAbout.js';

export const aboutYinsh: GameAbout = {
  title: 'YINSH',
  variants: ['standard', 'blitz'],
  endings: ['rings', 'pool', 'passes'],
};
