import type { Translation } from '../../areas.js';

export const table: Translation<'gipf/table'> = {
  'over.reserve': '{winner} gewinnt: {loser} muss schieben und hat nichts mehr in Reserve.',
  'over.reserve.potentials':
    '{winner} gewinnt: {loser} hat nichts in Reserve und kein Potential, das sich einsetzen lässt.',
  'over.gipf-pieces': '{winner} gewinnt: {loser} hat keinen GIPF-Stein mehr auf dem Spielbrett.',
};
