import type { Translation } from '../../areas.js';

export const statistics: Translation<'gipf/statistics'> = {
  'variant.gipf.basic': 'GIPF, básica',
  'variant.gipf.standard': 'GIPF, estándar',
  'variant.gipf.tournament': 'GIPF, torneo',

  'handicap.heading': 'Lo que vale una pieza más',
  'handicap.text':
    'En la versión básica de GIPF, una pieza más decide el {one} de las partidas entre iguales. Úsala como ventaja con cuidado.',
  'handicap.shows': 'Partidas ganadas por quien recibe la ventaja',
  'handicap.more': '{n, plural, one {# pieza más} other {# piezas más}}',

  'gipfs.heading': 'Cuántas piezas GIPF introducir',
  'gipfs.text':
    'En la versión de torneo, los dos jugadores introducen unas cuatro. Una es muy poco: solo obtiene el {one}. De dos a siete las diferencias son pequeñas.',
  'gipfs.chosen':
    'Piezas GIPF introducidas, en porcentaje de las partidas: barras blancas para las blancas, oscuras para las negras',
  'gipfs.alt': '{n}: blancas {white}, negras {black}',
  'gipfs.forced': 'Resultado de un jugador que tiene que introducir ese número',
};
