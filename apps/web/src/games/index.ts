import type { Table } from './gameUi.js';

export * from '../game/turn/draft.js';
export { speak, type Translate } from '../game/turn/speak.js';
export { lastTurn, turnBeats, tellTurn } from '../game/turn/turns.js';
export type * from './gameUi.js';

/** A table whose positions and steps are only handed back to it. */
export type AnyTable = Table<unknown, unknown>;
