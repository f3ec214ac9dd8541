/**
 * Version of the messages. It grows when an older client could misunderstand what is said now, not when something is
 * added that an older one may pass over.
 */
export const PROTOCOL = 1;

/** The oldest version that is still understood. A client below it is told so, and updates itself. */
export const OLDEST_PROTOCOL = 1;
