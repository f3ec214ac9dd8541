import type { Translation } from '../../areas.js';

export const learn: Translation<'yinsh/learn'> = {
  'rules.try.yinsh': 'Pruébalo: lecciones de YINSH',
  'rules.other.yinsh': 'Las reglas de YINSH',

  'lessons.yinsh.title': 'Lecciones de YINSH',
  'lessons.yinsh.description':
    'Aprende YINSH paso a paso en un tablero de verdad: coloca anillos, salta, gira marcadores, forma líneas y gana.',
};
