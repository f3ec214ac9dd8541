import type { Translation } from '../../areas.js';

export const play: Translation<'yinsh/play'> = {
  'play.yinsh.about': 'Muovi anelli, gira pedine, forma allineamenti di cinque.',
  'play.variant.yinsh.standard': 'Standard',
  'play.variant.yinsh.blitz': 'Blitz',
  'play.variant.yinsh.standard.about': 'Si vince con tre anelli rimossi.',
  'play.variant.yinsh.blitz.about':
    'Si vince con il primo anello rimosso. Una partita veloce, ideale per cominciare.',
};
