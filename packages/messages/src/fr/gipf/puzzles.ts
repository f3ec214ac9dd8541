import type { Translation } from '../../areas.js';

export const puzzles: Translation<'gipf/puzzles'> = {
  'theme.save-the-reserve': 'Sauver la réserve',
  'theme.capture': 'Capturer des pièces',
  'theme.gipf-piece': 'Prendre ou garder la pièce GIPF',
  'goal.pieces': 'Trait à : {side}. Gagnez le plus de pièces possible.',
  'why.pieces': 'Un autre coup gagne plus de pièces, réponse de l’adversaire comprise.',
  'goal.gipf-pieces': 'Trait à : {side}. Prenez une pièce GIPF ou sauvez la vôtre.',
  'why.gipf-pieces': 'Un autre coup est meilleur pour vos pièces GIPF, réponse de l’adversaire comprise.',
};
