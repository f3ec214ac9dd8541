import type { Translation } from '../../areas.js';

export const play: Translation<'yinsh/play'> = {
  'play.yinsh.about': 'Ringe ziehen, Steine umdrehen, Fünferreihen bilden.',
  'play.variant.yinsh.standard': 'Standard',
  'play.variant.yinsh.blitz': 'Blitz',
  'play.variant.yinsh.standard.about': 'Wer drei Ringe entfernt, gewinnt.',
  'play.variant.yinsh.blitz.about': 'Der erste Ring gewinnt. Eine schnelle Partie, gut für den Anfang.',
};
