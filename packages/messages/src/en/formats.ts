/** Games from elsewhere: why one was refused, loading and saving in other formats. Codes of `@korong/formats` are keys. */
export const formats = {
  FILE_EMPTY: 'There is nothing in it.',
  FILE_TOO_LONG: 'This is too long for a game record.',
  FORMAT_UNKNOWN: 'This is not a game record that Korong can read: “{excerpt}”',
  SGF_BROKEN: 'The SGF is broken here, or its end is missing: “{excerpt}”',
  JSON_BROKEN: 'This is not valid JSON: “{excerpt}”',
  FIELD_WRONG: 'This is missing or has the wrong form: “{excerpt}”',
  RECORD_REFUSED: '{reason}',
  OTHER_GAME: 'Korong does not have this game: “{excerpt}”',
  ZERTZ_NOT_YET: 'ZÈRTZ cannot be read yet.',
  OTHER_VARIANT: 'This variant is unknown: “{excerpt}”',
  SEVERAL_VARIANTS: 'The text does not say which variant this is. It could be {choices}.',
  BOARD_CHANGED: 'The board was rearranged here: “{excerpt}”. Such games cannot be read.',
  UNKNOWN_WORD: '“{excerpt}” has no known meaning.',
  UNKNOWN_PLAYER: 'It is not clear which player this is: “{excerpt}”',
  WRONG_SIDE: '“{excerpt}” comes from the side that is not to move.',
  STEP_INCOMPLETE: '“{excerpt}” is not a complete move.',
  STEP_REFUSED: '“{excerpt}” is not possible. {reason}',
  ROWS_CROSS: 'Rows cross, and the record does not say which one is taken: “{excerpt}”',
  OTHER_RESERVE:
    'The game goes on after a side has run out of pieces: “{excerpt}”. It was played with more pieces than the rules give.',

  'formats.line': 'Line {line}: {reason}',
  'formats.fileLine': '{file}, line {line}: {reason}',
  'formats.turn': 'Move {turn}: {reason}',
  'formats.about':
    'Reads games from boardspace.net (SGF), Board Game Arena, gipf.com, webgipf, Abstract Play and Korong.',
  'formats.drop': 'You can also drop files anywhere on this page.',
  'formats.several': '{n, plural, one {# game was read.} other {# games were read.}}',
  'formats.refused': '{n, plural, one {# game could not be read.} other {# games could not be read.}}',
  'formats.add': '{n, plural, one {Add the game that was read} other {Add the # games that were read}}',
  'formats.dropped':
    '{n, plural, one {# step after the end was left out.} other {# steps after the end were left out.}}',
  'formats.ask': 'The text does not say which variant this is. Which one was played?',

  'export.title': 'Save as',
  'export.json': 'JSON',
  'export.sgf': 'SGF, as on boardspace.net',
  'export.abstract-play': 'JSON, as on Abstract Play',
  'export.gif': 'Animated picture (GIF)',
  'export.cannot': 'This format cannot hold this game.',
  'export.drawing': 'Drawing {n} of {all}…',
} as const;
