import type { Translation } from '../../areas.js';

export const play: Translation<'yinsh/play'> = {
  'play.yinsh.about': 'Mueve anillos, gira marcadores, forma líneas de cinco.',
  'play.variant.yinsh.standard': 'Estándar',
  'play.variant.yinsh.blitz': 'Relámpago',
  'play.variant.yinsh.standard.about': 'Se gana con tres anillos.',
  'play.variant.yinsh.blitz.about':
    'Se gana con el primer anillo. Una partida rápida, ideal para la primera vez.',
};
