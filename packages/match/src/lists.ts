// How the lists of a match grow and shrink. A match is an immutable value, so each step copies them. A replay of n events would copy n²
// items. Its intermediate matches are never seen, so it changes their lists in place.

export interface Lists {
  append<T>(list: readonly T[], item: T): readonly T[];
  /** The first `length` items. */
  cut<T>(list: readonly T[], length: number): readonly T[];
}

export const copied: Lists = {
  append: (list, item) => [...list, item],
  cut: (list, length) => list.slice(0, length),
};

/** Copies a list on first use, then changes its own copy in place. */
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
