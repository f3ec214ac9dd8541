// Limits of one socket. docs/protocol.md names these numbers, and a test compares.

/** How long a socket may be open without `hello`, in milliseconds. */
export const HELLO_WITHIN = 10_000;
/** Games that it watches at a time. */
export const MAX_WATCHED = 20;
/** Requests with `do` and `say` that are not answered yet. */
export const MAX_PENDING = 32;
/** Strikes for an unreadable message; a message over the rate limit is one strike. One strike is forgiven per second. */
export const NONSENSE = 5;
export const MAX_STRIKES = 25;
/** How often it is asked whether it is still there: within ten seconds the opponent knows of a connection that went silent. */
export const PING_EVERY = 4_500;
/** So many of these questions may stay unanswered. */
export const MAX_MISSED_PINGS = 1;
/** So many bytes may wait for a reader before it gets snapshots instead of everything. */
export const SOFT_LIMIT = 64 * 1024;
/** So many, and nothing goes any more. */
export const HARD_LIMIT = 1024 * 1024;
/** A reader may be behind for so long. */
export const BEHIND_FOR = 30_000;
