import type { Translation } from '../../areas.js';

export const play: Translation<'gipf/play'> = {
  'play.gipf.about': 'Штовхайте фішки з краю поля, складайте ряди з чотирьох.',
  'play.variant.gipf.basic': 'Базова',
  'play.variant.gipf.standard': 'Стандартна',
  'play.variant.gipf.tournament': 'Турнірна',
  'play.variant.gipf.basic.about': 'Лише одинарні фішки: найкраще для початку.',
  'play.variant.gipf.standard.about':
    'Кожна сторона має три GIPF-фішки; хто втратить усі, той програє партію.',
  'play.variant.gipf.tournament.about': 'Порожнє поле; ви самі вирішуєте, скільки GIPF-фішок ввести.',
  'play.variant.gipf.project': 'З потенціалами',
  'play.variant.gipf.project.about': 'Фішки несуть здатності, позичені в інших ігор.',
};
