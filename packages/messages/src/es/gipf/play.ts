import type { Translation } from '../../areas.js';

export const play: Translation<'gipf/play'> = {
  'play.gipf.about': 'Empuja piezas desde el borde, forma filas de cuatro.',
  'play.variant.gipf.basic': 'Básica',
  'play.variant.gipf.standard': 'Estándar',
  'play.variant.gipf.tournament': 'Torneo',
  'play.variant.gipf.basic.about': 'Solo piezas simples: la mejor manera de empezar.',
  'play.variant.gipf.standard.about':
    'Con tres piezas GIPF por bando; quien las pierde todas pierde la partida.',
  'play.variant.gipf.tournament.about': 'Un tablero vacío; tú decides cuántas piezas GIPF introduces.',
  'play.variant.gipf.project': 'Con potenciales',
  'play.variant.gipf.project.about': 'Las piezas llevan capacidades prestadas por otros juegos.',
};
