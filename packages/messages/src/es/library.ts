import type { Translation } from '../areas.js';

export const library: Translation<'library'> = {
  'games.title': 'Mis partidas',
  'games.description':
    'Tus partidas, en línea y en este dispositivo: para seguirlas, repasarlas, guardarlas o cargar otras.',
  'games.heading': 'Mis partidas',
  'games.none': 'Aún no hay partidas. Aquí aparecerán todas las que juegues.',
  'games.loading': 'Buscando tus partidas…',
  'games.kept':
    'Las partidas marcadas «en este dispositivo» se guardan solo en este navegador; nadie más las ve.',
  'games.turns': '{n, plural, =0 {sin jugadas} one {# jugada} other {# jugadas}}',
  'games.here': 'en este dispositivo',
  'games.online.offline': 'No tienes conexión: tus partidas en línea no aparecen, porque la necesitan.',
  'games.open': 'Seguir',
  'games.delete': 'Borrar',
  'games.deleted': 'Partida borrada.',
  'games.undelete': 'Deshacer',
  'games.won': 'Ganaron {side}',
  'games.drawn': 'Empate',
  'games.off': 'Cancelada',
  'games.running': 'Juegan {side}',
  'games.name': '{game}: {white} – {black}',
  'games.export': 'Guardar todas en un archivo',
  'games.load': 'Cargar un registro o una posición',
  'games.load.text': 'Pégalo aquí',
  'games.load.file': 'Elegir un archivo',
  'games.load.do': 'Abrir',
  'games.load.opponent': 'Seguir jugando',
  'games.load.people': 'con los dos bandos aquí',
  'games.load.white': 'con blancas contra el ordenador',
  'games.load.black': 'con negras contra el ordenador',
  'games.refused': 'No se puede abrir. {reason}',
  'games.refused.turn': 'No se puede abrir. Jugada {turn}: {reason}',
  'games.refused.links':
    'No se puede abrir. Jugada {turn}: lo que el registro dice de una partida intermedia no es lo que sale al volver a jugarla.',
  'games.refused.empty': 'Pega antes un registro o una posición, o elige un archivo.',
  'games.refused.size': 'Este archivo es demasiado grande para ser un registro.',
  'games.refused.over': 'En esta posición la partida ya ha terminado; no queda nada que jugar.',
  'games.imported':
    '{n, plural, one {Se ha añadido # partida a la lista.} other {Se han añadido # partidas a la lista.}}',

  // A game in a link
  'share.note':
    'El enlace contiene la propia partida. Se abre en cualquier dispositivo y nada se guarda en un servidor.',
  'share.game': 'Toda la partida',
  'share.position': 'Esta posición',
  'share.link': 'Enlace',
  'share.copy': 'Copiar el enlace',
  'share.copied': 'Enlace copiado.',
  'share.byHand': 'No se ha podido copiar. Copia el enlace del campo.',
  'share.send': 'Enviar…',
  'share.long': 'Esta partida es demasiado larga para un enlace. Descárgala en su lugar.',
  'share.refused': 'Este enlace no se puede abrir',
  'share.damaged': 'El enlace está incompleto o dañado. Pídelo de nuevo.',
  'share.tooLong': 'El enlace es demasiado largo para una partida.',
  'share.tooOld': 'Este navegador es demasiado antiguo para este enlace. Actualízalo.',
};
