import type { Translation } from '../../areas.js';

export const puzzles: Translation<'gipf/puzzles'> = {
  'theme.save-the-reserve': 'Sauver la réserve',
  'theme.capture': 'Capturer des pièces',
  'theme.gipf-piece': 'Capturer ou sauver une pièce GIPF',
  'goal.pieces': '{side} au trait : gagnez le plus de pièces possible.',
  'why.pieces': 'Un autre coup gagne plus de pièces, réponse de l’adversaire comprise.',
  'goal.gipf-pieces': '{side} au trait : capturez une pièce GIPF ou sauvez la vôtre.',
  'why.gipf-pieces': 'Un autre coup est meilleur pour vos pièces GIPF, réponse de l’adversaire comprise.',
};
