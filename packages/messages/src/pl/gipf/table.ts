import type { Translation } from '../../areas.js';

export const table: Translation<'gipf/table'> = {
  'over.reserve': '{winner} wygrywają: {loser} muszą wsunąć pionek, a nie mają nic w rezerwie.',
  'over.reserve.potentials':
    '{winner} wygrywają: {loser} nie mają nic w rezerwie ani potencjału, którego mogłyby użyć.',
  'over.gipf-pieces': '{winner} wygrywają: {loser} nie mają już na planszy pionków GIPF.',
};
