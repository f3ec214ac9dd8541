import type { Translation } from '../areas.js';

export const learn: Translation<'learn'> = {
  'rules.contents': 'En esta página',
  'rules.house': 'Regla de la casa',
  'rules.houseNote':
    'Donde las reglas publicadas dejan una cuestión abierta, o donde jugar en pantalla exige otra cosa, hemos puesto una regla propia. Esas reglas llevan la marca **Regla de la casa**.',
  'rules.source':
    'YINSH y GIPF son juegos de Kris Burm. Explicamos las reglas con nuestras propias palabras.',
  'rules.statistics': 'Estadísticas: lo que enseñan las partidas del ordenador',
  'rules.linkTo': 'Enlace a «{title}»',

  'demo.play': 'Mostrar',
  'demo.again': 'Ver otra vez',
  'demo.pause': 'Pausa',
  'demo.goOn': 'Seguir',
  'demo.analyse': 'Analizar',
  'demo.analyse.title': 'Analizar esta posición: {title}',
  'demo.step': 'Un paso',
  'demo.reset': 'Volver al inicio',
  'demo.controls': 'Demostración de «{title}»',
  'demo.progress': 'Paso {n} de {all}',

  'learn.title': 'Aprende YINSH y GIPF',
  'learn.description':
    'Lecciones breves e interactivas de YINSH y GIPF, desde el primer movimiento hasta la táctica básica, con pistas y con cada error explicado.',
  'learn.heading': 'Aprende jugando',
  'learn.lead':
    'Ejercicios cortos en un tablero de verdad, desde el primer movimiento hasta la táctica básica. Prueba lo que quieras: cada error se explica y no se puede romper nada.',
  'learn.progress':
    '{n, plural, =0 {Aún nada resuelto} one {# de {all} resuelto} other {# de {all} resueltos}}',
  'learn.begin': 'Empezar',
  'learn.goOn': 'Seguir',
  'learn.repeat': 'Repetirlos',
  'learn.readRules': 'Leer las reglas',
  'learn.kept': 'Tu progreso se guarda solo en este dispositivo.',
  'learn.forget': 'Borrar mi progreso',
  'learn.forgotten': 'Tu progreso se ha borrado.',
  'learn.puzzles': 'Problemas',
  'learn.puzzles.text':
    'Encuentra la mejor jugada: más de mil posiciones para cada juego, una nueva cada día. Cada solución está demostrada.',
  'learn.puzzles.do': 'Resolver problemas',

  'intro.title': 'Cómo se gana',
  'intro.skip': 'Ir al ejercicio 1',
  'intro.begin': 'Empezar el ejercicio 1',

  'lesson.tasks': 'Ejercicios',
  'lesson.part': 'Lección {n}: {title}',
  'lesson.number': 'Ejercicio {n} de {all}',
  'lesson.solved': 'Resuelto',
  'lesson.open': 'Sin resolver',
  'lesson.board': 'Tablero del ejercicio «{title}»',
  'lesson.hint': 'Pista',
  'lesson.undo': 'Deshacer',
  'lesson.again': 'Otra vez',
  'lesson.next': 'Siguiente',
  'lesson.nextRow': 'Otra opción',
  'lesson.well': '¡Muy bien!',
  'lesson.notQuite': 'No del todo.',
  'lesson.other': 'La jugada es legal, pero no es lo que se pide aquí.',
  'lesson.finished': 'Has resuelto todos los ejercicios. ¡Ya puedes jugar una partida!',
  'lesson.playNow': 'Jugar una partida',
  'lesson.playLevel1': 'Jugar ya en el nivel 1',
  'lesson.allTasks': 'Todas las lecciones',
  'lesson.needsScript': 'Los ejercicios necesitan JavaScript. Las reglas se pueden leer sin él.',
  'lesson.decide': '¿Qué decides?',
};
