import type { GameAbout } from '../gameAbout.js';

export const aboutYinsh: GameAbout = {
  title: 'YINSH',
  variants: ['standard', 'blitz'],
  usual: 'standard',
  endings: ['rings', 'pool', 'passes'],
};
