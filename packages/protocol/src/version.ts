/**
 * Version of the messages. It grows when an older client could misunderstand a message, not when a message gains something that an older
 * client may ignore.
 */
export const PROTOCOL = 4;

/** The oldest supported version. A client below it is told so and updates itself. */
export const OLDEST_PROTOCOL = 1;

/** The first version with potentials. A client with an older version can play everything else. */
export const PROTOCOL_WITH_POTENTIALS = 2;

/** The first version that seals its nonces in the lots of linked games. A client with an older version can play everything else. */
export const PROTOCOL_WITH_SEALED_LOTS = 3;

/** The first version that knows GIPF as a menu: every start, each kind in its own form, any linked game. */
export const PROTOCOL_WITH_MENU = 4;
