import type { Translation } from '../../areas.js';

export const play: Translation<'yinsh/play'> = {
  'play.yinsh.about': 'Ходіть кільцями, перевертайте фішки, складайте ряди з п’яти.',
  'play.variant.yinsh.standard': 'Стандартна',
  'play.variant.yinsh.blitz': 'Бліц',
  'play.variant.yinsh.standard.about': 'Хто прибрав три кільця, той переміг.',
  'play.variant.yinsh.blitz.about':
    'Перше ж прибране кільце – перемога. Швидка партія, добра для першого разу.',
};
