/** What the server refuses, by code: what happened, and what to do now. */
export const protocol = {
  BAD_REQUEST: 'The server did not understand the request. Reload the page and try again.',
  BAD_MESSAGE: 'The server did not understand the message. Reload the page and try again.',
  TOO_LARGE: 'That is too large. Send less at a time.',
  NOT_FOUND: 'There is nothing at this address. Check it for typos.',

  HELLO_FIRST: 'The connection was not set up properly. Reload the page.',
  NO_SESSION: 'You are not signed in, or no longer signed in. Choose a name or sign in.',
  FOREIGN_ORIGIN: 'This request came from another website and was refused. Open Korong itself and try there.',
  BANNED: 'The host of this server has banned you. Only the host can change that.',
  NOT_ALLOWED: 'You are not allowed to do that. Only its owner can.',

  BAD_PLAYER_NAME:
    'A name must have 1 to 24 characters: letters and digits of any script, spaces, and - _ . or an apostrophe. Alphabets cannot be mixed within a word, and some names are reserved.',
  NAME_TAKEN: 'This name, or one that looks like it, is taken. Choose another one.',
  WEAK_PASSWORD: 'This password is too easy to guess. Use at least 8 characters, and not your name.',
  WRONG_PASSWORD: 'Wrong password. Try again, or use your recovery code.',
  WRONG_CODE: 'Wrong recovery code. Try again; if you have lost it, the host of this server can help.',
  NO_ACCOUNT: 'There is no account with this name. Check the spelling, or create one.',
  ALREADY_ACCOUNT: 'You already have an account. Sign out first to create another one.',

  GAME_NOT_FOUND: 'There is no such game. Ask for a new link.',
  GAME_TAKEN:
    'Another player was faster: this game has started without you. You can watch it, or create your own.',
  GAME_NOT_OPEN: 'This game is no longer open. Choose another one, or create your own.',
  OWN_GAME: 'This is your own game. Another player has to accept it: send them the link.',
  NOT_A_PLAYER: 'You are not playing in this game. You can watch it.',
  BAD_SETUP: 'A game cannot start with these settings. Choose others.',
  ENGINE_NOT_AWAY: 'The computer cannot play an off-screen game. Choose another linked game for every kind.',
  TOO_MANY_GAMES: 'You have too many open games. Cancel one first.',
  TOO_MANY_LISTED:
    'Too many games from your address are waiting in the lobby. Create one by link, or wait until one of them starts.',
  PLAYING_ENOUGH: 'You are playing too many games of this kind at once. Finish or resign one first.',
  MATCH_REFUSED: 'That is not possible in this game right now.',
  NOT_ABSENT: 'Your opponent is online, or has not been away long enough. Wait a little.',
  CHAT_TOO_LONG: 'This message is too long. The limit is 300 characters.',
  MUTED: 'The host of this server has muted you. You can keep playing.',

  BAD_POSITION: 'This is not a possible position. Check it.',
  NEEDS_ACCOUNT: 'You need an account for this. Create one; you keep your games.',
  STUDY_NOT_FOUND: 'There is no such study, or it is private. Ask its owner for a link.',
  BAD_STUDY: 'A chapter of this study cannot be read. Correct it and save again.',
  STUDY_TOO_LARGE: 'This study is too large to be saved. Split it, or delete a chapter or another study.',
  STUDY_CHANGED:
    'This study was changed elsewhere in the meantime. Nothing is lost: choose which version to keep.',
  TOO_MANY_STUDIES: 'You have too many studies. Delete one first.',
  GAME_NOT_OVER: 'Only finished games are reviewed. Wait until this one is over.',
  PUZZLE_NOT_FOUND: 'The server does not know this puzzle. Reload the page to get the current puzzles.',

  TOO_MANY_REQUESTS: 'Too many requests in a short time. Wait a moment and try again.',
  TOO_MANY_CONNECTIONS: 'Too many connections from your address. Close some of your pages.',
  TOO_SLOW: 'The connection was too slow. Try again.',
  TRY_AGAIN: 'The server cannot reach its storage. Nothing is lost; it will work again soon.',
  NEWER_LOG: 'This game is running on a newer server. Retrying in a moment.',
  SERVER_ENDING: 'The server is restarting. Retrying in a moment.',
  INTERNAL: 'Something went wrong on the server. Try again; if it keeps happening, tell the host.',
} as const;
