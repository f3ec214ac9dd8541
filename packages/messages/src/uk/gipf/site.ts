import type { Translation } from '../../areas.js';

export const site: Translation<'gipf/site'> = {
  'footer.rules.gipf': 'Правила GIPF',

  'home.gipf.tagline': 'Проштовхайтеся до центру',
  'home.gipf.text':
    'Фішки заходять із краю і штовхають усе перед собою. Чотири в ряд повертаються до вашого резерву й забирають із собою фішки суперника, що стоять поруч. Хто лишився без фішок, той програв.',
  'home.play.gipf': 'Грати в GIPF',
  'home.learn.gipf': 'Вивчити GIPF',
  'home.project.heading': 'GIPF як проєкт',
  'home.project.tagline': 'Потенціали та пов’язані ігри',
  'home.project.potentials':
    'П’ять інших ігор дають GIPF по потенціалу: це маленька фігурка на вашій фішці, яка один раз може те, чого не може жодна інша.',
  'home.project.linked':
    'У пов’язаній грі право на потенціал треба спершу вибороти, наприклад у швидкій партії в YINSH.',
  'home.project.learn': 'Дізнатися про потенціали',
};
