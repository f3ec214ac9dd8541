import type { Translation } from '../../areas.js';

export const site: Translation<'yinsh/site'> = {
  'footer.rules.yinsh': 'A YINSH szabályai',

  'home.yinsh.tagline': 'Minden lépés fordít az álláson',
  'home.yinsh.text':
    'A gyűrűd korongot hagy maga után, és átfordít minden korongot, amelyet átugrik. Alakíts ki öt korongból egy sort, és add oda érte az egyik saját gyűrűdet. Három levett gyűrűvel megnyered a játszmát.',
  'home.play.yinsh': 'Játssz YINSH-t',
  'home.learn.yinsh': 'YINSH-leckék',
};
