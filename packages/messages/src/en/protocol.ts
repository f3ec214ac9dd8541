/** What the server refuses, by code. */
export const protocol = {
  BAD_REQUEST: 'The server does not understand what was asked.',
  BAD_MESSAGE: 'The server does not understand what was sent.',
  TOO_LARGE: 'That is too much at once.',
  NOT_FOUND: 'There is nothing at this address.',
  METHOD_NOT_ALLOWED: 'That cannot be done here.',

  HELLO_FIRST: 'The connection has not been set up properly.',
  CLIENT_TOO_OLD: 'This page is too old for the server. Load it again.',
  NO_SESSION: 'You are not signed in, or no longer. Choose a name or sign in.',
  FOREIGN_ORIGIN: 'This was asked from another website and is refused.',
  BANNED: 'The host of this server has shut you out.',
  NOT_ALLOWED: 'You may not do that.',

  BAD_PLAYER_NAME:
    'A name has 1 to 24 characters: letters and digits of any script, blanks, and - _ . or an apostrophe.',
  NAME_TAKEN: 'Somebody has this name, or one that looks like it. Choose another one.',
  WEAK_PASSWORD: 'This password is too easy to guess. Take at least 8 characters, and not your name.',
  WRONG_PASSWORD: 'This is not the password.',
  WRONG_CODE: 'This is not the recovery code.',
  NO_ACCOUNT: 'There is no account with this name.',
  ALREADY_ACCOUNT: 'You have an account already.',

  GAME_NOT_FOUND: 'There is no such game.',
  GAME_TAKEN: 'Somebody else was faster: this game has begun without you.',
  GAME_NOT_OPEN: 'This game does not wait for a player any more.',
  OWN_GAME: 'This is your own game. Somebody else has to accept it.',
  NOT_A_PLAYER: 'You are not playing in this game.',
  BAD_SETUP: 'A game cannot begin like this.',
  TOO_MANY_GAMES: 'You have too many open games. Call one back first.',
  MATCH_REFUSED: 'That is not possible in this game now.',
  NOT_ABSENT: 'Your opponent is here, or has not been away for long enough.',
  CHAT_TOO_LONG: 'This is too long. A line of the chat has up to 300 characters.',
  MUTED: 'The host of this server has taken the chat from you.',

  TOO_MANY_REQUESTS: 'That was a lot in a short time.',
  TOO_MANY_CONNECTIONS: 'There are too many connections from your address.',
  TOO_SLOW: 'The connection was too slow.',
  TRY_AGAIN: 'The server has trouble with its storage. Nothing is lost; it works again soon.',
  NEWER_LOG: 'This game goes on at a newer server. Try again in a moment.',
  SERVER_ENDING: 'The server is being restarted. Try again in a moment.',
  INTERNAL: 'Something went wrong on the server.',
} as const;
