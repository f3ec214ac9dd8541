// How the lists of a match grow and shrink. A match is an immutable value, so each step copies them; a replay of n events would
// copy n² items that way. The matches in between are never seen there, so their lists are changed in place.

export interface Lists {
  append<T>(list: readonly T[], item: T): readonly T[];
  /** The first `length` items. */
  cut<T>(list: readonly T[], length: number): readonly T[];
}

export const copied: Lists = {
  append: (list, item) => [...list, item],
  cut: (list, length) => list.slice(0, length),
};

/** Copies a list when it first comes, and changes its own copies in place from then on. */
export const changedInPlace = (): Lists => {
  const own = new Set<unknown>();
  const mine = <T>(list: readonly T[]): T[] => {
    if (own.has(list)) return list as T[];
    const copy = [...list];
    own.add(copy);
    return copy;
  };
  return {
    append: (list, item) => {
      const copy = mine(list);
      copy.push(item);
      return copy;
    },
    cut: (list, length) => {
      const copy = mine(list);
      copy.length = length;
      return copy;
    },
  };
};
