// The players that the reader has muted, on this device only.
const KEY = 'korong.muted';
const MOST = 200;

const read = (): string[] => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter(id => typeof id === 'string') : [];
  } catch {
    return [];
  }
};

export const isMuted = (player: string): boolean => read().includes(player);

export const setMuted = (player: string, muted: boolean): void => {
  const others = read().filter(id => id !== player);
  try {
    localStorage.setItem(KEY, JSON.stringify((muted ? [...others, player] : others).slice(-MOST)));
  } catch {
    // Without storage, muting lasts as long as the page.
  }
};
