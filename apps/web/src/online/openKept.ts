// One's own unlisted games, remembered by their link until they begin.
const KEY = 'korong.open-games';
const MOST = 10;

export const keptOpen = (): string[] => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter(id => typeof id === 'string').slice(-MOST) : [];
  } catch {
    return [];
  }
};

const write = (ids: readonly string[]): void => {
  try {
    localStorage.setItem(KEY, JSON.stringify(ids.slice(-MOST)));
  } catch {
    // Without storage the link is still in the address of its page.
  }
};

export const keepOpen = (id: string): void => {
  write([...keptOpen(), id]);
};

export const forgetOpen = (id: string | undefined): void => {
  write(keptOpen().filter(kept => kept !== id));
};
