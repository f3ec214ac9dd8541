// What the forms say before the server does. Kept here, because the page does not load the schemas; a test compares.
export const SHORTEST_PASSWORD = 8;
export const LONGEST_PLAYER_NAME = 24;
/** A browser that has not been seen for so long has to sign in again. */
export const SESSION_DAYS = 180;
