import type { Translation } from '../../areas.js';

export const site: Translation<'gipf/site'> = {
  'footer.rules.gipf': 'Reglas de GIPF',

  'home.gipf.tagline': 'Ábrete paso hasta el centro',
  'home.gipf.text':
    'Las piezas entran por el borde y empujan todo lo que tienen delante. Cuatro en fila vuelven a tu reserva y se llevan consigo las piezas contiguas del oponente. Quien se queda sin piezas pierde.',
  'home.play.gipf': 'Jugar a GIPF',
  'home.learn.gipf': 'Aprender GIPF',
};
