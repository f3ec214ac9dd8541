import { storedIds } from '../store/storedIds.js';

/** One's own unlisted games, remembered by their link until they begin. */
export const myOpenGames = storedIds('korong.open-games', 10);
