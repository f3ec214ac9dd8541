import type { Translation } from '../../areas.js';

export const learn: Translation<'yinsh/learn'> = {
  'rules.try.yinsh': 'Probiere es aus: YINSH-Lektionen',
  'rules.other.yinsh': 'Die Regeln von YINSH',

  'lessons.yinsh.title': 'YINSH-Lektionen',
  'lessons.yinsh.description':
    'Lerne YINSH Schritt für Schritt auf einem echten Spielbrett: Ringe setzen, springen, umdrehen, Reihen bilden und gewinnen.',
};
