/** Why something was refused and what to do instead. `{at}` are points, `{text}` is what was written. */
export const reasons = {
  TEXT_EMPTY: 'Nothing was written.',
  TEXT_TOO_LONG: 'That is too long to be read: “{text}”',
  TEXT_UNREADABLE: 'This cannot be read: “{text}”.',
  NO_SUCH_POINT: 'There is no “{text}” on this board.',
  SEVERAL_FIT: 'More than one row fits that. Name the points to take off.',

  GAME_OVER: 'The game is over.',
  RING_MUST_BE_PLACED: 'Rings are still being placed: name an empty point.',
  RING_MUST_MOVE: 'A ring has to move now: name its point and where it goes, like f6-f9.',
  ROW_MUST_BE_TAKEN: 'First take a row off. Rows stand on {at}.',
  RING_MUST_BE_TAKEN: 'The row is off; now take off one of your rings.',
  PIECE_MUST_BE_PUSHED: 'There is no row to take. Push a piece in from a dot, like a1-b2.',

  POINT_OCCUPIED: '{at} is occupied. Choose an empty point.',
  NO_RING_THERE: 'There is no ring on {at}.',
  NOT_YOUR_RING: 'The ring on {at} is not yours.',
  MUST_LEAVE_POINT: 'The ring has to leave {at}.',
  NOT_IN_LINE: '{at} are not on one line.',
  RING_IN_THE_WAY: 'The ring on {at} is in the way; rings are never jumped.',
  MUST_STOP_BEHIND_MARKERS: 'After a jump the ring stops directly behind the markers, on {at}.',
  LANDS_ON_MARKER: 'There is a marker on {at}. A ring ends on an empty point.',
  LANDS_ON_RING: 'There is a ring on {at}. A ring ends on an empty point.',
  NOT_FIVE: 'A row is exactly five markers side by side; {at} is something else.',
  NOT_YOUR_MARKERS: 'That is no row of yours: {at} holds no marker of your colour.',
  CANNOT_PASS: 'Passing is only for a side that cannot move. You can move a ring on {at}.',

  NOT_A_DOT: '{at} is not a dot. Pieces come in from the dots around the board.',
  NOT_AN_ENTRY: 'A piece cannot come in like that ({at}). Choose a dot and the point beside it, like a1-b2.',
  LINE_FULL: 'That line is full ({at}); nothing can be pushed into it.',
  WRONG_LANDING:
    'The furthest piece does not come to stand there. First what was written, then what is right: {at}.',
  DOT_NEEDED: 'A piece stands on {at}, so say from which dot you push it.',
  GIPF_PIECE_FIRST: 'In a tournament your first push brings in a GIPF-piece: put a G in front, like Ga1-b2.',
  NO_GIPF_PIECE_ENTERS: 'In this game no GIPF-piece is brought in.',
  GIPF_RIGHT_ENDED: 'You have brought in a single piece; since then you bring in single pieces only.',
  NOT_A_ROW: 'There is no row of four on {at}.',
  NOT_YOUR_ROW: 'The row on {at} is not yours to take.',
  ROW_ALREADY_SETTLED: 'You have left the row on {at} standing; it is offered again after the next push.',
  POINT_TWICE: '{at} is named twice.',
  NOT_IN_ROW: '{at} is not part of that row.',
  MUST_GO_TOO: '{at} must go with the row too; only a GIPF-piece or a loaded piece may stay.',
  CANNOT_STAY: 'That piece cannot stay ({at}); only GIPF-pieces and loaded pieces may.',
  NOT_CAPTURED: 'The piece on {at} is your own and returns to your reserve; no star belongs there.',

  NO_POTENTIALS: 'This game is played without potentials.',
  NO_POTENTIAL_LEFT: 'You have no potential of that kind left to bring in.',
  POTENTIALS_ENDED: 'You have brought in a basic piece; since then no loaded piece comes in.',
  RESERVE_EMPTY:
    'You have no basic pieces left in reserve for that. You can still use a potential on the board.',
  NOT_LOADED: 'There is no piece of yours on {at} that is loaded with this potential.',
  TAMSK_WORKS_IN_THE_MIDDLE:
    'A TAMSK is not used where it stands ({at}); it works when its piece is pushed to e5.',
  NOTHING_TO_JUMP: 'From the first point towards the second nothing can be jumped: {at}.',
  MUST_LAND_BEHIND:
    'A ZÈRTZ lands on the first empty point behind what it jumps. First what was written, then what is right: {at}.',
  WAY_BLOCKED: '{at} is in the way. A YINSH slides over empty points only.',
  NOT_ADJACENT: '{at} are not next to each other. This potential hops to a neighbouring point.',
  NOTHING_TO_TOP: 'This potential cannot hop onto what is on {at}.',
  SAY_WHAT_BECOMES:
    'Say what becomes of the GIPF-piece on {at}: put =P behind it to neutralise it, or =G to make it your own.',
  NO_GIPF_PIECE_THERE: 'There is no enemy GIPF-piece on {at} for a PÜNCT to change.',
  DENIED_ALREADY: 'The use of the potential on {at} was denied in this turn. Do something else.',
  NOTHING_IS_DENIED: 'Only the use of a potential can be denied, and only in a linked match.',
  EXTRA_PUSH_DUE: 'Your TAMSK is in the middle: push it in from a dot, like Ta1-b2, or give it up with T-.',
  ONE_MUST_GO: 'Not all of {at} can stay: of a row of GIPF-pieces and loaded pieces at least one must go.',

  TURN_ENDED: 'The turn is over before “{text}”.',
  TURN_NOT_FINISHED: 'A turn before this one is not finished.',

  UNKNOWN_GAME: 'There is no game called “{text}”. There are yinsh and gipf.',
  UNKNOWN_VARIANT:
    'This game has no variant “{text}”. YINSH has standard and blitz, GIPF has basic, standard and tournament.',
  UNKNOWN_OPTION: 'This game has no option “{text}”.',
  BAD_HANDICAP:
    'A handicap is white=N or black=N with N from 1 to 3, in basic GIPF only. “{text}” is not one.',
  BAD_POTENTIALS:
    'Potentials are written like Z3Y3: three to six of each kind used (Z, Y, D, T, P), in standard or tournament GIPF. “{text}” is something else.',
  BAD_PIECES: 'With potentials each side has 12 to 24 basic pieces. “{text}” is something else.',

  POSITION_FORMAT: 'This is no position of this game: “{text}”',
  POSITION_VERSION: 'This position text is of a version that is not known here: “{text}”',
  POSITION_FIELD: 'This part of the position text is missing, unknown or out of place: “{text}”',
  POSITION_BOARD: 'The board of the position text goes wrong at character {place}.',
  IMPOSSIBLE_RINGS: 'No game leads to this number of rings.',
  IMPOSSIBLE_MARKERS: 'No game leads to this number of markers.',
  IMPOSSIBLE_PIECES: 'No game leads to these pieces on the board.',
  IMPOSSIBLE_RESERVE: 'The reserve does not fit the pieces on the board.',
  IMPOSSIBLE_ENTRY: 'The rights to bring in GIPF-pieces do not fit the board.',
  IMPOSSIBLE_POTENTIALS:
    'This position cannot come about: there are more potentials than were agreed on, or they do not fit.',
  IMPOSSIBLE_ROWS: 'The rows on the board do not fit what is asked for.',
  IMPOSSIBLE_SIDE: 'It cannot be this side that acts here.',
  IMPOSSIBLE_PHASE: 'This phase of the game cannot have been reached with this board.',

  RECORD_VERSION: 'This record is of a version that is not known here: “{text}”',
  RECORD_HEADER: 'This header of the record is missing, doubled or wrong: “{text}”',
  RECORD_TEXT: 'This part of the record cannot be read: “{text}”',
  RECORD_NUMBER: 'This turn number is not the next one: “{text}”',
  RECORD_CLOCK: 'This clock time is wrong or follows no turn: “{text}”',
  RECORD_JSON: 'This is not the JSON of a record; the trouble is at “{text}”.',
  RECORD_RESULT: 'The result “{text}” is not how the game ended.',
} as const;
