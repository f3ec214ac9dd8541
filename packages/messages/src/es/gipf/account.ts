import type { Translation } from '../../areas.js';

export const account: Translation<'gipf/account'> = {
  'list.ending.reserve': 'no quedaba nada en la reserva',
  'list.ending.gipf-pieces': 'no quedaban piezas GIPF',
};
