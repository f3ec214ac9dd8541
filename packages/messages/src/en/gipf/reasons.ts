/** What only GIPF refuses, by code. `{at}` are points, `{text}` is what was written. */
export const reasons = {
  PIECE_MUST_BE_PUSHED: 'There is no row to take. Push in a piece from a dot, like a1-b2.',

  NOT_A_DOT: '{at} is not a dot. Pieces enter from the dots around the board.',
  NOT_AN_ENTRY: 'You can’t enter a piece there ({at}). Choose a dot and the point next to it, like a1-b2.',
  LINE_FULL: 'That line is full ({at}); you cannot push into it.',
  WRONG_LANDING:
    'The furthest piece does not end up there. First the point you entered, then the correct one: {at}.',
  DOT_NEEDED: 'There is a piece on {at}, so name the dot you push from.',
  GIPF_PIECE_FIRST:
    'In a tournament game your first push must be a GIPF-piece: put a G in front, like Ga1-b2.',
  NO_GIPF_PIECE_ENTERS: 'You cannot bring in GIPF-pieces in this game.',
  GIPF_RIGHT_ENDED: 'You have brought in a single piece, so you can bring in only single pieces from now on.',
  NOT_A_ROW: 'There is no row of four on {at}.',
  NOT_YOUR_ROW: 'The row on {at} is not yours.',
  ROW_ALREADY_SETTLED: 'You have left the row on {at} standing; you can take it after the next push.',
  POINT_TWICE: '{at} is named twice.',
  NOT_IN_ROW: '{at} is not part of that row.',
  MUST_GO_TOO: '{at} must go with the row; only a GIPF-piece or a loaded piece may stay.',
  CANNOT_STAY: 'That piece cannot stay ({at}); only GIPF-pieces and loaded pieces may.',
  NOT_CAPTURED: 'The piece on {at} is your own and returns to your reserve; do not mark it with a star.',

  NO_POTENTIALS: 'This game has no potentials.',
  NO_POTENTIAL_LEFT: 'You have no potential of that kind left to bring in.',
  POTENTIALS_ENDED: 'You have brought in a basic piece, so you cannot bring in loaded pieces any more.',
  RESERVE_EMPTY: 'You have no basic pieces left in reserve. You can still use a potential on the board.',
  NOT_LOADED: 'You have no piece on {at} loaded with this potential.',
  TAMSK_WORKS_IN_THE_MIDDLE:
    'You cannot use a TAMSK where it stands ({at}); it works when its piece is pushed to e5.',
  NOTHING_TO_JUMP: 'There is nothing to jump over from the first point towards the second: {at}.',
  MUST_LAND_BEHIND:
    'A ZÈRTZ lands on the first empty point behind the pieces it jumps. First the point you entered, then the correct one: {at}.',
  WAY_BLOCKED: '{at} is in the way. A YINSH slides over empty points only.',
  NOT_ADJACENT: 'Not next to each other: {at}. This potential hops to a neighbouring point.',
  NOTHING_TO_TOP: 'This potential cannot hop onto the piece on {at}.',
  SAY_WHAT_BECOMES:
    'Choose what the PÜNCT does to the GIPF-piece on {at}: add =P to neutralise it, or =G to make it your own.',
  NO_GIPF_PIECE_THERE: 'There is no enemy GIPF-piece on {at} for a PÜNCT to change.',
  DENIED_ALREADY: 'The use of the potential on {at} was denied this turn. Do something else.',
  NOTHING_IS_DENIED: 'Only the use or the entry of a potential can be denied, and only in a linked match.',
  EXTRA_PUSH_DUE:
    'Your TAMSK is in the middle: push it in from a dot, like Ta1-b2, or skip the push with T-.',
  ONE_MUST_GO:
    'Not all of {at} can stay: in a row of only GIPF-pieces and loaded pieces, at least one must go.',

  BAD_HANDICAP:
    'A handicap is white=N or black=N with N from 1 to 3, in basic GIPF and with potentials only. “{text}” is not valid.',
  BAD_POTENTIALS:
    'Potentials are written like Z3Y3: one to six of each kind used (Z, Y, D, T, P), for at least one side. “{text}” is not valid.',
  BAD_PIECES: 'With potentials, each side has 12 to 24 basic pieces. “{text}” is not valid.',

  IMPOSSIBLE_PIECES: 'These pieces on the board are impossible.',
  IMPOSSIBLE_RESERVE: 'The reserve does not match the pieces on the board.',
  IMPOSSIBLE_ENTRY: 'The rights to bring in GIPF-pieces do not match the board.',
  IMPOSSIBLE_POTENTIALS:
    'This position is impossible: there are more potentials than agreed, or they do not match the board.',

  // What is to be won first
  ENTRY_DENIED: 'You did not win this potential this turn. It stays in your reserve. Do something else.',
  NOT_TO_BE_WON: 'In this match that does not have to be won, so it cannot be denied.',
  BAD_LINKED:
    'What has to be won is written yes, no, or as kinds in use like {example}: capitals for the use, small letters for bringing in. “{text}” is not valid.',
} as const;
