import type { Translation } from '../../areas.js';

export const account: Translation<'yinsh/account'> = {
  'list.ending.rings': 'por anillos quitados',
  'list.ending.pool': 'la reserva se agotó',
  'list.ending.passes': 'ningún bando podía mover',
};
