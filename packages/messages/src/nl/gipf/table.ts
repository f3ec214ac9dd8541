import type { Translation } from '../../areas.js';

export const table: Translation<'gipf/table'> = {
  'over.reserve': '{winner} wint: {loser} moet duwen en heeft niets meer in reserve.',
  'over.reserve.potentials':
    '{winner} wint: {loser} heeft niets in reserve en geen potentieel dat te gebruiken is.',
  'over.gipf-pieces': '{winner} wint: {loser} heeft geen GIPF-stuk meer op het speelbord.',
};
