import type { Translation } from '../../areas.js';

export const puzzles: Translation<'gipf/puzzles'> = {
  'theme.save-the-reserve': 'Salvare la riserva',
  'theme.capture': 'Catturare pezzi',
  'theme.gipf-piece': 'Catturare o salvare un pezzo GIPF',
  'goal.pieces': 'Muove il {side}: guadagna più pezzi che puoi.',
  'why.pieces': 'Un’altra mossa guadagna più pezzi, contando la risposta dell’avversario.',
  'goal.gipf-pieces': 'Muove il {side}: cattura un pezzo GIPF o salva il tuo.',
  'why.gipf-pieces': 'Un’altra mossa è migliore per i tuoi pezzi GIPF, contando la risposta dell’avversario.',
};
