import type { Translation } from '../../areas.js';

export const puzzles: Translation<'gipf/puzzles'> = {
  'theme.save-the-reserve': 'Die Reserve retten',
  'theme.capture': 'Steine schlagen',
  'theme.gipf-piece': 'Den GIPF-Stein nehmen oder behalten',
  'goal.pieces': '{side} am Zug: Gewinne so viele Steine wie möglich.',
  'why.pieces': 'Ein anderer Zug bringt mehr Steine, die Antwort des Gegners eingerechnet.',
  'goal.gipf-pieces': '{side} am Zug: Nimm einen GIPF-Stein oder rette deinen.',
  'why.gipf-pieces':
    'Ein anderer Zug ist besser für deine GIPF-Steine, die Antwort des Gegners eingerechnet.',
};
