import type { Translation } from '../../areas.js';

export const learn: Translation<'yinsh/learn'> = {
  'rules.try.yinsh': 'Спробуйте самі: уроки YINSH',
  'rules.other.yinsh': 'Правила YINSH',

  'lessons.yinsh.title': 'Уроки YINSH',
  'lessons.yinsh.description':
    'Вивчайте YINSH крок за кроком на справжньому ігровому полі: ставте кільця, стрибайте, перевертайте, складайте ряди й перемагайте.',
};
