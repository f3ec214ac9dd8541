import { storedIds } from '../../store/storedIds.js';

/** The players that the reader has muted, on this device only. */
export const mutedPlayers = storedIds('korong.muted', 200);
