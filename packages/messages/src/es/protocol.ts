import type { Translation } from '../areas.js';

export const protocol: Translation<'protocol'> = {
  BAD_REQUEST: 'El servidor no entiende la petición. Recarga la página y vuelve a intentarlo.',
  BAD_MESSAGE: 'El servidor no entiende lo que se ha enviado. Recarga la página y vuelve a intentarlo.',
  TOO_LARGE: 'Eso es demasiado de una vez. Envía menos.',
  NOT_FOUND: 'En esta dirección no hay nada. Comprueba que esté escrita tal como te la dieron.',
  HELLO_FIRST: 'La conexión no se ha establecido bien. Recarga la página.',
  NO_SESSION: 'No has iniciado sesión, o ya se ha cerrado. Elige un nombre o inicia sesión.',
  FOREIGN_ORIGIN:
    'La petición venía de otro sitio web y se ha rechazado. Abre directamente Korong y hazlo desde allí.',
  BANNED: 'El administrador de este servidor te ha vetado. Solo el administrador puede cambiarlo.',
  NOT_ALLOWED: 'No puedes hacer eso. Solo puede hacerlo la persona a quien corresponde.',
  BAD_PLAYER_NAME:
    'El nombre debe tener entre 1 y 24 caracteres: letras y cifras de cualquier escritura, espacios y - _ . o un apóstrofo. No se pueden mezclar alfabetos en una palabra, y algunos nombres están reservados.',
  NAME_TAKEN: 'Alguien tiene ya este nombre, o uno muy parecido. Elige otro.',
  WEAK_PASSWORD:
    'Esta contraseña es demasiado fácil de adivinar. Usa al menos 8 caracteres, y que no sea tu nombre.',
  WRONG_PASSWORD: 'La contraseña no es correcta. Vuelve a intentarlo o usa tu código de recuperación.',
  WRONG_CODE:
    'El código de recuperación no es correcto. Vuelve a intentarlo; si lo has perdido, el administrador de este servidor puede ayudarte.',
  NO_ACCOUNT: 'No hay ninguna cuenta con este nombre. Comprueba que esté bien escrito o crea una.',
  ALREADY_ACCOUNT: 'Ya tienes una cuenta. Para crear otra, cierra antes la sesión.',
  GAME_NOT_FOUND: 'Esta partida no existe. Pide un enlace nuevo a quien te lo envió.',
  GAME_TAKEN: 'Alguien se te ha adelantado: la partida ha empezado sin ti. Puedes mirarla o proponer una tú.',
  GAME_NOT_OPEN: 'Esta partida ya no espera oponente. Elige otra o propón una tú.',
  OWN_GAME: 'Esta partida es tuya. Tiene que aceptarla otra persona: envíale el enlace.',
  NOT_A_PLAYER: 'No juegas en esta partida. Puedes mirarla.',
  BAD_SETUP: 'Una partida no puede empezar así. Elige otras opciones.',
  ENGINE_NOT_AWAY:
    'El ordenador no puede jugar a un juego fuera de la pantalla. Elige otro juego enlazado para cada tipo.',
  TOO_MANY_GAMES: 'Tienes demasiadas partidas abiertas. Retira antes alguna.',
  TOO_MANY_LISTED:
    'Ya esperan demasiadas partidas desde tu dirección en la sala. Crea una por enlace o espera a que empiece alguna.',
  PLAYING_ENOUGH: 'Juegas demasiadas partidas de este tipo a la vez. Termina o abandona antes alguna.',
  MATCH_REFUSED: 'Eso no es posible ahora en esta partida.',
  NOT_ABSENT: 'Tu oponente está aquí, o no lleva fuera el tiempo suficiente. Espera un poco.',
  CHAT_TOO_LONG: 'Es demasiado largo. Un mensaje del chat tiene como mucho 300 caracteres.',
  MUTED: 'El administrador de este servidor te ha retirado el chat. Puedes seguir jugando.',
  BAD_POSITION: 'Esta posición no es posible. Revísala.',
  NEEDS_ACCOUNT: 'Para esto hace falta una cuenta. Crea una; conservas tus partidas.',
  STUDY_NOT_FOUND: 'Este estudio no existe o es privado. Pide un enlace a su autor.',
  BAD_STUDY: 'Un capítulo de este estudio no se puede leer. Corrígelo y vuelve a guardar.',
  STUDY_TOO_LARGE:
    'Este estudio es demasiado grande para guardarlo. Divídelo, o borra un capítulo u otro estudio.',
  STUDY_CHANGED:
    'Mientras tanto, este estudio se ha cambiado en otro sitio. No se ha perdido nada: elige qué versión conservar.',
  TOO_MANY_STUDIES: 'Tienes demasiados estudios. Borra uno primero.',
  GAME_NOT_OVER: 'Solo se repasan partidas terminadas. Espera a que esta termine.',
  PUZZLE_NOT_FOUND:
    'El servidor no conoce este problema. Vuelve a cargar la página para obtener los problemas actuales.',

  TOO_MANY_REQUESTS: 'Han sido demasiadas cosas en poco tiempo. Espera un momento y vuelve a intentarlo.',
  TOO_MANY_CONNECTIONS: 'Hay demasiadas conexiones desde tu dirección. Cierra algunas de tus páginas.',
  TOO_SLOW: 'La conexión ha sido demasiado lenta. Vuelve a intentarlo.',
  TRY_AGAIN:
    'El servidor tiene problemas con su almacenamiento. No se pierde nada; pronto volverá a funcionar.',
  NEWER_LOG: 'Esta partida sigue en un servidor más nuevo. Se volverá a intentar enseguida.',
  SERVER_ENDING: 'El servidor se está reiniciando. Se volverá a intentar enseguida.',
  INTERNAL: 'Algo ha fallado en el servidor. Vuelve a intentarlo; si se repite, avisa al administrador.',
};
