/** What a match refuses, by code, and how it ends otherwise than by the rules. */
export const match = {
  NOT_STARTED: 'This game has not begun.',
  ALREADY_STARTED: 'This game has begun already.',
  SETUP_REFUSED: 'A game cannot begin like this.',
  POSITION_OVER: 'In this position the game is over; there is nothing to play.',
  BAD_NAME: 'A name has 1 to 60 characters.',
  BAD_CLOCK:
    'A clock shows 1 second to 24 hours at the start and adds at most 24 hours a turn; by days, a turn has 1 to 14 days.',
  BAD_LINKS: 'The linked games do not fit the potentials. Choose a game for every kind that is used.',

  MATCH_OVER: 'The game is over.',
  STALE_TURN: 'The game has gone on in the meantime. Look at the board and choose again.',
  NOT_YOUR_TURN: 'It is the other side’s turn.',
  CLOCK_PAUSED: 'The clock is stopped. Let it run again to play on.',
  TIME_IS_UP: 'The time is up.',
  TURN_REFUSED: 'This turn is not allowed.',
  TURN_INCOMPLETE: 'This turn is not finished yet.',

  NO_CLOCK: 'This game is played without a clock.',
  TIME_IS_LEFT: 'There is still time on the clock.',
  CLOCK_STANDS: 'No clock is running.',
  CLOCK_NOT_PAUSED: 'The clock has not been stopped.',
  NOT_BY_DAYS: 'That is not possible in a game with days for each turn.',
  ENOUGH_TIME: 'The other side has plenty of time already.',
  NO_OUTAGE: 'There is no time to give back.',

  ALREADY_ASKED: 'That has been offered and waits for an answer.',
  ASKED_THIS_TURN: 'You have asked for that already. Ask again after your next turn.',
  NOTHING_ASKED: 'There is no offer to answer.',
  OWN_OFFER: 'This is your own offer; the other side answers it.',
  ONLY_TOGETHER: 'That is only possible when both play on the same device.',
  NOTHING_TO_TAKE_BACK: 'There is no such turn to take back.',
  TAKEBACKS_SPENT: 'You have taken back as often as you may at this point. Play on.',
  LOG_FULL: 'This game has become too long for offers and takebacks. Turns and resigning still count.',

  NOT_LINKED: 'Nothing in this game is linked to another one.',
  LINK_UNDER_WAY: 'A potential was announced: first settle whether it acts.',
  NOTHING_ANNOUNCED: 'No potential has been announced.',
  ANNOUNCE_FIRST: 'In this match a potential is announced before it acts.',
  NO_USE: 'Only the use of a potential is announced, one at a time.',
  GOES_ON_OTHERWISE: 'This turn has begun in another way. Go on from what has been decided.',
  OWN_ANNOUNCEMENT: 'You announced this yourself; it is for your opponent to answer.',
  NOT_NOW: 'That does not fit what is going on just now.',
  BAD_LOT: 'The lot cannot be drawn like this. Load the page again and try once more.',
  NOT_ACROSS_LINK: 'What another game has decided is not taken back.',

  ONLY_APART: 'That is only possible when the players sit at different devices.',
  NOTHING_TO_CLAIM:
    'A game can be claimed only after its first turn, and while it is the absent player’s turn.',
  TOO_EARLY_TO_CLAIM: 'The other side may still come back. Wait a little longer before you claim the game.',

  TOO_LATE_TO_ABORT: 'A game can only be called off before its first turn.',
  MATCH_NOT_OVER: 'The game is not over yet.',
  REMATCH_MADE: 'There is a rematch already.',

  LOG_VERSION: 'This game was kept by another version of Korong that is not known here.',
  LOG_EVENT: 'This game was not kept whole; entry {number} cannot be used.',

  'over.resignation': '{winner} wins: {loser} has resigned.',
  'over.time': '{winner} wins: {loser} has run out of time.',
  'over.agreement': 'A draw: both sides agreed on it.',
  'over.absence': '{winner} wins: {loser} has left the game.',
  'over.absenceDraw': 'A draw: one side has left the game.',
  'over.length': 'A draw: the game has become longer than any may.',
  'over.aborted': 'The game was called off before its first turn.',
} as const;
