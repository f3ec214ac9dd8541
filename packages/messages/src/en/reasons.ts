/** Why something was refused and what to do instead. `{at}` are points, `{text}` is what was written. */
export const reasons = {
  TEXT_EMPTY: 'Nothing was entered.',
  TEXT_TOO_LONG: 'This text is too long: “{text}”',
  TEXT_UNREADABLE: '“{text}” is not a valid move.',
  NO_SUCH_POINT: 'There is no “{text}” on this board.',
  SEVERAL_FIT: 'More than one row matches. Name the points to remove.',

  GAME_OVER: 'The game is over.',
  ROW_MUST_BE_TAKEN: 'You must take a row first. There are rows on {at}.',

  MUST_LEAVE_POINT: 'The start and the destination are both {at}. Choose another destination.',
  NOT_IN_LINE: 'Not on the same line: {at}.',

  TURN_ENDED: 'The move ends before “{text}”.',
  TURN_NOT_FINISHED: 'An earlier move is not finished.',
  'premove.illegal': 'Your premove {text} is no longer legal. {why}',

  UNKNOWN_GAME: 'There is no game called “{text}”. The games are {choices}.',
  UNKNOWN_VARIANT: 'This game has no variant “{text}”. Its variants are {choices}.',
  UNKNOWN_OPTION: 'This game has no option “{text}”.',

  POSITION_FORMAT: 'This is not a position of this game: “{text}”',
  POSITION_VERSION: 'This position text has an unknown version: “{text}”',
  POSITION_FIELD: 'This part of the position text is missing, unknown or out of place: “{text}”',
  POSITION_BOARD: 'The board in the position text is wrong at character {place}.',
  IMPOSSIBLE_ROWS: 'The rows on the board do not match the phase of the game.',
  IMPOSSIBLE_SIDE: 'It cannot be this side’s turn here.',
  IMPOSSIBLE_PHASE: 'This phase of the game is impossible with this board.',

  RECORD_VERSION: 'This record has an unknown version: “{text}”',
  RECORD_HEADER: 'This does not look like a game record: the header “{text}” is missing, repeated or wrong.',
  RECORD_TEXT: 'This part of the record is not valid: “{text}”',
  RECORD_NUMBER: 'This move number is not the next one: “{text}”',
  RECORD_CLOCK: 'This clock time is wrong or does not follow a move: “{text}”',
  RECORD_VARIATION: 'A variation cannot stand here: “{text}”',
  RECORD_SIZE:
    'This is too much for one analysis: at most 10,000 moves, and variations nested at most 40 deep.',
  RECORD_JSON: 'This is not a record in JSON; the error is at “{text}”.',
  RECORD_RESULT: 'The game did not end with the result “{text}”.',
} as const;
