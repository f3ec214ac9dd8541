// The limits that forms check before the server does. They are repeated here because the page does not load the schemas; a test
// compares them.
export const SHORTEST_PASSWORD = 8;
export const LONGEST_PLAYER_NAME = 24;
/** A session expires after this time without a visit. */
export const SESSION_DAYS = 180;
