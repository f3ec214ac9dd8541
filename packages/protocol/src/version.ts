/**
 * Version of the messages. It grows when an older client could misunderstand what is said now, not when something is
 * added that an older one may pass over.
 */
export const PROTOCOL = 3;

/** The oldest version that is still understood. A client below it is told so, and updates itself. */
export const OLDEST_PROTOCOL = 1;

/** The first version that knows potentials. Whoever speaks an older one plays everything else. */
export const PROTOCOL_WITH_POTENTIALS = 2;

/** The first version that seals its nonces in the lots of linked games. Whoever speaks an older one plays everything else. */
export const PROTOCOL_WITH_SEALED_LOTS = 3;
