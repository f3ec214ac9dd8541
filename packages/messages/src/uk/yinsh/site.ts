import type { Translation } from '../../areas.js';

export const site: Translation<'yinsh/site'> = {
  'footer.rules.yinsh': 'Правила YINSH',

  'home.yinsh.tagline': 'Кожен хід перевертає гру',
  'home.yinsh.text':
    'Ваше кільце лишає по собі фішку й перевертає кожну, яку перестрибує. Складіть п’ять у ряд і віддайте за це одне зі своїх кілець. Три прибрані кільця – і партію виграно.',
  'home.play.yinsh': 'Грати в YINSH',
  'home.learn.yinsh': 'Вивчити YINSH',
};
