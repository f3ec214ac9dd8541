import type { Translation } from '../areas.js';

export const statistics: Translation<'statistics'> = {
  'statistics.title': 'Estadísticas de YINSH y GIPF',
  'statistics.description':
    'Lo que enseñan miles de partidas de YINSH y GIPF jugadas por el ordenador, en imágenes: la ventaja de las blancas, dónde van los anillos, lo que vale una línea, la ventaja inicial y cuántas piezas GIPF introducir.',
  'statistics.heading': 'Lo que enseñan las partidas del ordenador',
  'statistics.lead':
    'Nuestros jugadores artificiales jugaron {games} partidas de YINSH y GIPF contra sí mismos, y nosotros contamos. Estas cifras describen su juego; no demuestran nada sobre los juegos en sí.',
  'statistics.read':
    'Cómo leer las imágenes: el punto es el resultado en porcentaje; una victoria cuenta uno, una partida sin ganador medio. La banda que lo rodea muestra cuánto puede ser azar. La raya del medio es el 50 %.',
  'statistics.interval': 'de {low} a {high}',

  'white.heading': 'La ventaja de las blancas',
  'white.text':
    'En la versión estándar de YINSH y la básica de GIPF los colores están casi igualados. La versión relámpago de YINSH favorece claramente a las blancas, con el {blitz}. Juega dos partidas, cambiando de color.',
  'white.shows': 'Resultado de las blancas',

  'limits.heading': 'Qué son estas cifras',
  'limits.text':
    'En los dos lados jugaba la misma red neuronal, con poco tiempo por movimiento. Un jugador más fuerte quizá vea de otro modo una primera línea o una sexta pieza GIPF. Las bandas son intervalos de confianza del 95 %.',
};
