// The limits that forms check before the server does. They are repeated here because the page does not load the schemas; a test
// compares them.
export const MIN_PASSWORD_LENGTH = 8;
export const MAX_PLAYER_NAME_LENGTH = 24;
/** A session expires after this time without a visit. */
export const SESSION_DAYS = 180;
