import type { Translation } from '../../areas.js';

export const site: Translation<'gipf/site'> = {
  'footer.rules.gipf': 'Règles de GIPF',

  'home.gipf.tagline': 'Poussez jusqu’au centre',
  'home.gipf.text':
    'Les pièces entrent par le bord et poussent tout devant elles. Un alignement de quatre revient dans votre réserve et emporte les pièces adverses qui le prolongent. Qui n’a plus de pièces perd.',
  'home.play.gipf': 'Jouer à GIPF',
  'home.learn.gipf': 'Apprendre GIPF',
  'home.project.heading': 'GIPF, le projet',
  'home.project.tagline': 'Potentiels et parties liées',
  'home.project.potentials':
    'Cinq autres jeux prêtent chacun à GIPF un potentiel : une petite figure posée sur l’une de vos pièces, capable une fois de ce qu’aucune autre pièce ne peut faire.',
  'home.project.linked':
    'Dans une partie liée, il faut d’abord gagner le droit au potentiel, par exemple dans une partie rapide de YINSH.',
  'home.project.learn': 'Découvrir les potentiels',
};
