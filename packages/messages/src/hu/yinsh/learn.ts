import type { Translation } from '../../areas.js';

export const learn: Translation<'yinsh/learn'> = {
  'rules.try.yinsh': 'Próbáld ki: YINSH-leckék',
  'rules.other.yinsh': 'A YINSH szabályai',

  'lessons.yinsh.title': 'YINSH-leckék',
  'lessons.yinsh.description':
    'Tanuld meg a YINSH-t lépésről lépésre igazi táblán: gyűrűk lerakása, ugrás, átfordítás, sorok és győzelem.',
};
