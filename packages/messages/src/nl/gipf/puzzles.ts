import type { Translation } from '../../areas.js';

export const puzzles: Translation<'gipf/puzzles'> = {
  'theme.save-the-reserve': 'De reserve redden',
  'theme.capture': 'Stukken slaan',
  'theme.gipf-piece': 'Een GIPF-stuk slaan of redden',
  'goal.pieces': '{side} is aan zet: win zo veel mogelijk stukken.',
  'why.pieces': 'Een andere zet levert meer stukken op, het antwoord van de tegenspeler meegerekend.',
  'goal.gipf-pieces': '{side} is aan zet: sla een GIPF-stuk of red het jouwe.',
  'why.gipf-pieces':
    'Een andere zet is beter voor je GIPF-stukken, het antwoord van de tegenspeler meegerekend.',
};
