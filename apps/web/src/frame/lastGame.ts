import { storedText } from '../store/storedText.js';
import { LAST_GAME } from './lastGameKey.js';

const stored = storedText(LAST_GAME);

export const lastGame = (): string | undefined => stored.read() ?? undefined;

export const setLastGame = (id: string | undefined): void => {
  stored.write(id ?? null);
};
