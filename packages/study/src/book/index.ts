export { canonicalPosition, canonicalTurn, equalTurns, fromCanonical } from './canonical.js';
