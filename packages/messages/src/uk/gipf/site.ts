import type { Translation } from '../../areas.js';

export const site: Translation<'gipf/site'> = {
  'footer.rules.gipf': 'Правила GIPF',

  'home.gipf.tagline': 'Проштовхайтеся до центру',
  'home.gipf.text':
    'Фішки заходять із краю і штовхають усе перед собою. Чотири в ряд повертаються до вашого резерву й забирають із собою фішки суперника, що стоять поруч. Хто лишився без фішок, той програв.',
  'home.play.gipf': 'Грати в GIPF',
  'home.learn.gipf': 'Вивчити GIPF',
};
