import type { Translation } from '../../areas.js';

export const learn: Translation<'gipf/learn'> = {
  'rules.try.gipf': 'Спробуйте самі: уроки GIPF',
  'rules.try.project': 'Спробуйте самі: уроки з потенціалами',
  'rules.other.gipf': 'Правила GIPF',

  'lessons.project.title': 'GIPF як проєкт: уроки',
  'lessons.project.description':
    'Вивчайте GIPF із потенціалами крок за кроком на справжньому ігровому полі: навантажені фішки, п’ять потенціалів, стоси, виклики й пов’язані ігри.',
  'lessons.project.name': 'GIPF як проєкт',
  'lessons.gipf.title': 'Уроки GIPF',
  'lessons.gipf.description':
    'Вивчайте GIPF крок за кроком на справжньому ігровому полі: штовхайте, прибирайте ряди, захоплюйте, бережіть GIPF-фішки й перемагайте.',

  'lesson.announce': 'Оголосити',
  'lesson.announceFirst': 'Це застосування ще не оголошено.',
  'lesson.choice.challenge': 'Кинути виклик',
  'lesson.choice.waive': 'Дозволити',
  'lesson.choice.acts': 'Потенціал діє',
  'lesson.choice.stays': 'Потенціал лишається',
  'lesson.waits': 'Партія GIPF чекає',
};
