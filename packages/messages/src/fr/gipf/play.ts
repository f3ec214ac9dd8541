import type { Translation } from '../../areas.js';

export const play: Translation<'gipf/play'> = {
  'play.gipf.about': 'Poussez des pièces depuis le bord, formez des alignements de quatre.',
  'play.variant.gipf.basic': 'De base',
  'play.variant.gipf.standard': 'Standard',
  'play.variant.gipf.tournament': 'Tournoi',
  'play.variant.gipf.basic.about': 'Pièces simples uniquement : la meilleure façon de commencer.',
  'play.variant.gipf.standard.about': 'Avec trois pièces GIPF par camp ; qui les perd toutes perd la partie.',
  'play.variant.gipf.tournament.about':
    'Un plateau vide ; vous décidez combien de pièces GIPF vous faites entrer.',
  'play.variant.gipf.project': 'Avec potentiels',
  'play.variant.gipf.project.about': 'Des pièces portent des pouvoirs prêtés par d’autres jeux.',
};
