// The last game on the screen. Only a hint for pages that offer to continue it; the store has the truth.
const KEY = 'korong.last-game';

export const lastGame = (): string | undefined => {
  try {
    return localStorage.getItem(KEY) ?? undefined;
  } catch {
    return undefined;
  }
};

export const setLastGame = (id: string | undefined): void => {
  try {
    if (id === undefined) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, id);
  } catch {
    // Storage is forbidden: nothing is offered.
  }
};

/** Stores the game that the address names when the page is left. */
export const rememberGame = (): void => {
  addEventListener('pagehide', () => {
    const id = new URLSearchParams(location.hash.slice(1)).get('game');
    if (id !== null) setLastGame(id);
  });
};
