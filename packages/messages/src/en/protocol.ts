/** What the server refuses, by code: what happened, and what to do now. */
export const protocol = {
  BAD_REQUEST: 'The server does not understand what was asked. Load the page again and try once more.',
  BAD_MESSAGE: 'The server does not understand what was sent. Load the page again and try once more.',
  TOO_LARGE: 'That is too much at once. Send less.',
  NOT_FOUND: 'There is nothing at this address. Look whether it is spelled as it was given to you.',

  HELLO_FIRST: 'The connection has not been set up properly. Load the page again.',
  NO_SESSION: 'You are not signed in, or no longer. Choose a name or sign in.',
  FOREIGN_ORIGIN: 'This was asked from another website and is refused. Open Korong itself and do it there.',
  BANNED: 'The host of this server has shut you out. Only the host can change that.',
  NOT_ALLOWED: 'You may not do that. Whoever it belongs to can.',

  BAD_PLAYER_NAME:
    'A name has 1 to 24 characters: letters and digits of any script, blanks, and - _ . or an apostrophe.',
  NAME_TAKEN: 'Somebody has this name, or one that looks like it. Choose another one.',
  WEAK_PASSWORD: 'This password is too easy to guess. Take at least 8 characters, and not your name.',
  WRONG_PASSWORD: 'This is not the password. Try again, or use your recovery code.',
  WRONG_CODE: 'This is not the recovery code. Try again; if it is lost, the host of this server can help.',
  NO_ACCOUNT: 'There is no account with this name. Look whether it is spelled right, or make one.',
  ALREADY_ACCOUNT: 'You have an account already. Sign out first to make another one.',

  GAME_NOT_FOUND: 'There is no such game. Ask whoever sent the link for a new one.',
  GAME_TAKEN:
    'Somebody else was faster: this game has begun without you. You can watch it, or offer one yourself.',
  GAME_NOT_OPEN: 'This game does not wait for a player any more. Choose another one, or offer one yourself.',
  OWN_GAME: 'This is your own game. Somebody else has to accept it: send them the link.',
  NOT_A_PLAYER: 'You are not playing in this game. You can watch it.',
  BAD_SETUP: 'A game cannot begin like this. Choose other settings.',
  ENGINE_NOT_AWAY:
    'The computer cannot play a game away from the screen. Choose another linked game for every kind.',
  TOO_MANY_GAMES: 'You have too many open games. Call one back first.',
  TOO_MANY_LISTED:
    'Too many games from your address are waiting in the lobby. Make one by link, or wait until one of them begins.',
  PLAYING_ENOUGH: 'You are playing too many games of this kind at once. Finish or resign one first.',
  MATCH_REFUSED: 'That is not possible in this game now.',
  NOT_ABSENT: 'Your opponent is here, or has not been away for long enough. Wait a little.',
  CHAT_TOO_LONG: 'This is too long. A line of the chat has up to 300 characters.',
  MUTED: 'The host of this server has taken the chat from you. You can go on playing.',

  TOO_MANY_REQUESTS: 'That was a lot in a short time. Wait a moment and try again.',
  TOO_MANY_CONNECTIONS: 'There are too many connections from your address. Close some of your pages.',
  TOO_SLOW: 'The connection was too slow. Try again.',
  TRY_AGAIN: 'The server has trouble with its storage. Nothing is lost; it works again soon.',
  NEWER_LOG: 'This game goes on at a newer server. It is tried again in a moment.',
  SERVER_ENDING: 'The server is being restarted. It is tried again in a moment.',
  INTERNAL: 'Something went wrong on the server. Try again; if it happens again, tell the host.',
} as const;
