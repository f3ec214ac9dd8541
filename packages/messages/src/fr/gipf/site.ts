import type { Translation } from '../../areas.js';

export const site: Translation<'gipf/site'> = {
  'footer.rules.gipf': 'Règles de GIPF',

  'home.gipf.tagline': 'Poussez jusqu’au centre',
  'home.gipf.text':
    'Les pièces entrent par le bord et poussent tout devant elles. Un alignement de quatre revient dans votre réserve et emporte les pièces adverses qui le prolongent. Qui n’a plus de pièces perd.',
  'home.play.gipf': 'Jouer à GIPF',
  'home.learn.gipf': 'Apprendre GIPF',
};
