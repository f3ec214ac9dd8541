// The last game on the screen. Only a hint for pages that offer to continue it; the store has the truth.
import { storedText } from '../store/storedText.js';

export const LAST_GAME = 'korong.last-game';
const stored = storedText(LAST_GAME);

export const lastGame = (): string | undefined => stored.read() ?? undefined;

export const setLastGame = (id: string | undefined): void => {
  stored.write(id ?? null);
};

/** Stores the game that the address names when the page is left. */
export const rememberGame = (): void => {
  addEventListener('pagehide', () => {
    const id = new URLSearchParams(location.hash.slice(1)).get('game');
    if (id !== null) setLastGame(id);
  });
};
