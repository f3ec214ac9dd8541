import type { Translation } from '../../areas.js';

export const puzzles: Translation<'gipf/puzzles'> = {
  'theme.save-the-reserve': 'Die Reserve retten',
  'theme.capture': 'Spielsteine schlagen',
  'theme.gipf-piece': 'Einen GIPF-Stein schlagen oder retten',
  'goal.pieces': '{side} am Zug: Gewinne so viele Spielsteine wie möglich.',
  'why.pieces': 'Ein anderer Zug bringt mehr Spielsteine, die Antwort des Gegners eingerechnet.',
  'goal.gipf-pieces': '{side} am Zug: Schlage einen GIPF-Stein oder rette deinen.',
  'why.gipf-pieces':
    'Ein anderer Zug ist besser für deine GIPF-Steine, die Antwort des Gegners eingerechnet.',
};
