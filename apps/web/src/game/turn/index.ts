export * from './draft.js';
export { speak, type Translate } from './speak.js';
export { lastTurn, turnBeats, tellTurn } from './turns.js';
export type * from '../../games/gameUi.js';
