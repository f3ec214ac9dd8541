import type { Translation } from '../../areas.js';

export const site: Translation<'yinsh/site'> = {
  'footer.rules.yinsh': 'Reglas de YINSH',

  'home.yinsh.tagline': 'Cada movimiento le da la vuelta al tablero',
  'home.yinsh.text':
    'Tu anillo deja un marcador tras de sí y gira todos los marcadores que salta. Forma una línea de cinco y entrega a cambio uno de tus anillos. Con tres anillos fuera del tablero, la partida es tuya.',
  'home.play.yinsh': 'Jugar a YINSH',
  'home.learn.yinsh': 'Aprender YINSH',
};
