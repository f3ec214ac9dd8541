import type { Translation } from '../../areas.js';

export const learn: Translation<'gipf/learn'> = {
  'rules.try.gipf': 'Próbáld ki: GIPF-leckék',
  'rules.try.project': 'Próbáld ki: leckék lehetőségekkel',
  'rules.other.gipf': 'A GIPF szabályai',

  'lessons.project.title': 'A GIPF mint projekt: leckék',
  'lessons.project.description':
    'Tanuld meg lépésről lépésre, igazi táblán a GIPF-et lehetőségekkel: felruházott korongok, az öt lehetőség, tornyok, kihívások és összekapcsolt játszmák.',
  'lessons.project.name': 'A GIPF mint projekt',
  'lessons.gipf.title': 'GIPF-leckék',
  'lessons.gipf.description':
    'Tanuld meg a GIPF-et lépésről lépésre igazi táblán: betolás, sorok levétele, elfogás, a GIPF-ek megtartása és győzelem.',

  'lesson.announce': 'Bejelentem',
  'lesson.announceFirst': 'Ez a használat még nincs bejelentve.',
  'lesson.choice.challenge': 'Kihívás',
  'lesson.choice.waive': 'Engedem',
  'lesson.choice.acts': 'A lehetőség érvényesül',
  'lesson.choice.stays': 'A lehetőség marad',
  'lesson.waits': 'A GIPF-játszma vár',
};
