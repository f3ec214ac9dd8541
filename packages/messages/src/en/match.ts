/** What a match refuses, by code, and how it ends otherwise than by the rules. */
export const match = {
  NOT_STARTED: 'This game has not started.',
  ALREADY_STARTED: 'This game has already started.',
  SETUP_REFUSED: 'A game cannot start with these settings.',
  POSITION_OVER: 'The game is already over in this position.',
  BAD_NAME: 'A name must have 1 to 60 characters.',
  BAD_CLOCK:
    'A clock starts with 1 second to 24 hours and adds at most 24 hours per move. In a correspondence game, a move has 1 to 14 days.',
  BAD_LINKS: 'The linked games do not match the potentials. Choose a game for every kind in use.',

  MATCH_OVER: 'The game is over.',
  STALE_TURN: 'The game has moved on. Look at the board and choose again.',
  NOT_YOUR_TURN: 'It is your opponent’s turn.',
  CLOCK_PAUSED: 'The clock is paused. Resume it to keep playing.',
  TIME_IS_UP: 'The time is up.',
  TURN_REFUSED: 'This move is not allowed.',
  TURN_INCOMPLETE: 'This move is not complete yet.',

  NO_CLOCK: 'This game has no clock.',
  TIME_IS_LEFT: 'There is still time on the clock.',
  CLOCK_STANDS: 'No clock is running.',
  CLOCK_NOT_PAUSED: 'The clock is not paused.',
  NOT_BY_DAYS: 'That is not possible in a correspondence game.',
  ENOUGH_TIME: 'Your opponent already has plenty of time.',
  NO_OUTAGE: 'There is no lost time to add back.',

  ALREADY_ASKED: 'This offer is already waiting for an answer.',
  ASKED_THIS_TURN: 'You have already asked for that. You can ask again after your next move.',
  NOTHING_ASKED: 'There is no offer to answer.',
  OWN_OFFER: 'This is your own offer; your opponent has to answer it.',
  ONLY_TOGETHER: 'That is only possible when both players share one device.',
  NOTHING_TO_TAKE_BACK: 'There is no move to take back.',
  TAKEBACKS_SPENT: 'You cannot take back any more moves at this point. Keep playing.',
  LOG_FULL: 'This game has become too long for offers and takebacks. You can still move or resign.',

  NOT_LINKED: 'This game has no linked games.',
  LINK_UNDER_WAY: 'A potential has been announced. Decide first whether it may be used.',
  NOTHING_ANNOUNCED: 'No potential has been announced.',
  ANNOUNCE_FIRST: 'In this match a potential that has to be won is announced first.',
  NO_USE: 'You can only announce what has to be won, one potential at a time.',
  GOES_ON_OTHERWISE: 'This move has begun in another way. Continue from what has been decided.',
  OWN_ANNOUNCEMENT: 'You announced this yourself; your opponent has to answer.',
  NOT_NOW: 'That is not possible right now.',
  BAD_LOT: 'The lots could not be drawn. Reload the page and try again.',
  NOT_ACROSS_LINK: 'You cannot take back what a linked game has decided.',

  ONLY_APART: 'That is only possible when the players use different devices.',
  NOTHING_TO_CLAIM:
    'You can claim a game only after its first move, and only while it is the absent player’s turn.',
  TOO_EARLY_TO_CLAIM: 'Your opponent may still come back. Wait a little longer before you claim the game.',

  TOO_LATE_TO_ABORT: 'A game can be aborted only before its first move.',
  MATCH_NOT_OVER: 'The game is not over yet.',
  REMATCH_MADE: 'There is already a rematch.',

  LOG_VERSION: 'This game was saved by an unknown version of Korong.',
  LOG_EVENT: 'This game is damaged; entry {number} cannot be read.',

  'over.resignation': '{winner} wins: {loser} resigned.',
  'over.time': '{winner} wins: {loser} ran out of time.',
  'over.agreement': 'Draw by agreement.',
  'over.absence': '{winner} wins: {loser} left the game.',
  'over.absenceDraw': 'Draw: one player left the game.',
  'over.length': 'Draw: the game has reached the maximum length.',
  'over.aborted': 'The game was aborted before its first move.',

  // Linked games with a name
  BAD_AWAY_NAME: 'The name of an off-screen game must have 1 to 40 characters, without control characters.',
} as const;
