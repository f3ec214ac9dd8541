/** Where the last game on the screen is stored. Only a hint for pages that offer to continue it; the store has the truth. */
export const LAST_GAME = 'korong.last-game';
