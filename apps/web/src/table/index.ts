import type { Table } from './types.js';

export * from './draft.js';
export { speak, type Translate } from './speak.js';
export { lastTurn, turnBeats, tellTurn } from './turns.js';
export type * from './types.js';

/** A table whose positions and steps are only handed back to it. */
export type AnyTable = Table<unknown, unknown>;
