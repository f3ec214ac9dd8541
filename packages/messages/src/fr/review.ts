import type { Translation } from '../areas.js';

export const review: Translation<'review'> = {
  'judgement.best': 'Meilleur coup',
  'judgement.good': 'Bon coup',
  'judgement.inaccuracy': 'Imprécision',
  'judgement.mistake': 'Erreur',
  'judgement.blunder': 'Gaffe',
  'finding.misses-win': '{turns, plural, one {Manque le gain immédiat.} other {Manque un gain en # coups.}}',
  'finding.allows-win':
    '{turns, plural, =0 {Perd immédiatement.} one {Laisse l’adversaire gagner au coup suivant.} other {Laisse l’adversaire gagner en # coups.}}',
  'finding.two-rows': 'Laisse l’adversaire retirer deux alignements en un seul coup : {rows}.',
  'finding.gives-row': 'Donne à l’adversaire l’alignement {row}.',
  'finding.allows-row': 'L’alignement {row} de l’adversaire ne peut plus être empêché.',
  'finding.misses-row': 'Manque l’alignement {row}.',
  'finding.misses-forced-row': 'Manque l’alignement {row}, qui pouvait être forcé.',
};
