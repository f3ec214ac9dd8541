import type { Translation } from '../areas.js';

export const formats: Translation<'formats'> = {
  FILE_EMPTY: 'No contiene nada.',
  FILE_TOO_LONG: 'Es demasiado largo para ser una partida.',
  FORMAT_UNKNOWN: 'Korong no sabe leer este registro: «{excerpt}»',
  SGF_BROKEN: 'El SGF está dañado aquí, o falta su final: «{excerpt}»',
  JSON_BROKEN: 'Esto no es JSON válido: «{excerpt}»',
  FIELD_WRONG: 'Esto falta o tiene una forma incorrecta: «{excerpt}»',
  RECORD_REFUSED: '{reason}',
  OTHER_GAME: 'Korong no tiene este juego: «{excerpt}»',
  ZERTZ_NOT_YET: 'ZÈRTZ todavía no se puede leer.',
  OTHER_VARIANT: 'Esta versión es desconocida: «{excerpt}»',
  SEVERAL_VARIANTS: 'El texto no dice qué versión es. Puede ser: {choices}.',
  BOARD_CHANGED: 'Aquí se cambió la disposición del tablero: «{excerpt}». Esas partidas no se pueden leer.',
  UNKNOWN_WORD: 'No se sabe qué significa «{excerpt}».',
  UNKNOWN_PLAYER: 'No está claro qué jugador es: «{excerpt}»',
  WRONG_SIDE: '«{excerpt}» es del bando al que no le toca jugar.',
  STEP_INCOMPLETE: '«{excerpt}» no es una jugada completa.',
  STEP_REFUSED: '«{excerpt}» no es posible. {reason}',
  ROWS_CROSS: 'Hay filas que se cruzan y el registro no dice cuál se quita: «{excerpt}»',
  OTHER_RESERVE:
    'La partida sigue cuando un bando ya no tiene piezas: «{excerpt}». Se jugó con más piezas de las que permiten las reglas.',

  'formats.line': 'Línea {line}: {reason}',
  'formats.fileLine': '{file}, línea {line}: {reason}',
  'formats.turn': 'Jugada {turn}: {reason}',
  'formats.binary': '{file} no es un archivo de texto: no contiene ninguna partida.',
  'formats.about':
    'Lee partidas de boardspace.net (SGF), Board Game Arena, gipf.com, webgipf, Abstract Play y Korong.',
  'formats.drop': 'También puedes soltar archivos en cualquier parte de esta página.',
  'formats.several':
    '{n, plural, one {# partida leída.} many {# de partidas leídas.} other {# partidas leídas.}}',
  'formats.refused':
    '{n, plural, one {# partida no se pudo leer.} many {# de partidas no se pudieron leer.} other {# partidas no se pudieron leer.}}',
  'formats.refused.more': '… y {n} más que no ha sido posible leer.',
  'formats.add':
    '{n, plural, one {Añadir la partida leída} many {Añadir las # de partidas leídas} other {Añadir las # partidas leídas}}',
  'formats.dropped':
    '{n, plural, one {Se omitió # paso después del final.} many {Se omitieron # de pasos después del final.} other {Se omitieron # pasos después del final.}}',
  'formats.ask': 'El texto no dice qué versión es. ¿Cuál se jugó?',

  'export.copy': 'Copiar registro',
  'export.copyFailed': 'No se ha podido copiar. Descarga el registro.',
  'export.download': 'Descargar registro',
  'export.position': 'Copiar posición',
  'export.svg': 'Imagen (SVG)',
  'export.png': 'Imagen (PNG)',
  'export.title': 'Guardar como',
  'export.json': 'JSON',
  'export.sgf': 'SGF, como en boardspace.net',
  'export.abstract-play': 'JSON, como en Abstract Play',
  'export.gif': 'Imagen animada (GIF)',
  'export.cannot': 'Este formato no puede contener esta partida.',
  'export.drawing': 'Dibujando {n} de {all}…',
};
