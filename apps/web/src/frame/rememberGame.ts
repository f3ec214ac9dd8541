import { storedText } from '../store/storedText.js';
import { LAST_GAME } from './lastGameKey.js';

/** Stores the game that the address names when the page is left. */
export const rememberGame = (): void => {
  addEventListener('pagehide', () => {
    const id = new URLSearchParams(location.hash.slice(1)).get('game');
    if (id !== null) storedText(LAST_GAME).write(id);
  });
};
