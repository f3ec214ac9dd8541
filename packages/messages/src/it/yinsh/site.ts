import type { Translation } from '../../areas.js';

export const site: Translation<'yinsh/site'> = {
  'footer.rules.yinsh': 'Regole di YINSH',

  'home.yinsh.tagline': 'Ogni mossa ribalta la situazione',
  'home.yinsh.text':
    'Il tuo anello lascia dietro di sé una pedina e gira tutte quelle che salta. Forma un allineamento di cinque e cedi in cambio uno dei tuoi anelli. Con tre anelli rimossi dal tavoliere hai vinto.',
  'home.play.yinsh': 'Gioca a YINSH',
  'home.learn.yinsh': 'Impara YINSH',
};
