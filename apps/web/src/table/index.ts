import { gipfTable } from './gipf.js';
import type { GameName, Table } from './types.js';
import { yinshTable } from './yinsh.js';

export { gipfTable } from './gipf.js';
export { yinshTable } from './yinsh.js';
export * from './draft.js';
export { speak, type Translate } from './speak.js';
export { lastTurn, turnBeats, tellTurn } from './turns.js';
export type * from './types.js';

/** A table whose positions and steps are only handed back to it. */
export type AnyTable = Table<unknown, unknown>;

export const tableFor = (game: GameName): AnyTable => (game === 'yinsh' ? yinshTable : gipfTable);
