// Which puzzle comes next.
import type { RatedPuzzle, Theme } from '@korong/study';

export interface Filter {
  readonly variant?: string | undefined;
  readonly theme?: Theme | undefined;
}

export const fitting = (puzzles: readonly RatedPuzzle[], { variant, theme }: Filter): RatedPuzzle[] =>
  puzzles.filter(
    puzzle =>
      (variant === undefined || puzzle.variant === variant) &&
      (theme === undefined || puzzle.theme === theme),
  );

/** The next puzzle is one of so many. */
const NEAR = 16;

/** One of the nearest to a rating. */
export const nearest = (
  puzzles: readonly RatedPuzzle[],
  rating: number,
  random: () => number,
): RatedPuzzle | undefined => {
  const distance = (puzzle: RatedPuzzle): number => Math.abs(puzzle.rating - rating);
  const near = [...puzzles].sort((a, b) => distance(a) - distance(b)).slice(0, NEAR);
  return near[Math.floor(random() * near.length)];
};

/** How puzzles were tried, by id: true if the first try solved it. */
export type Tried = Readonly<Record<string, boolean>>;

/** A puzzle near a rating: one that was never tried; once all were, one that was missed; then any but the last. */
export const nextPuzzle = (
  puzzles: readonly RatedPuzzle[],
  {
    rating,
    tried,
    last,
  }: { readonly rating: number; readonly tried: Tried; readonly last?: string | undefined },
  random: () => number,
): RatedPuzzle | undefined => {
  const others = puzzles.filter(({ id }) => id !== last);
  const kinds = [
    others.filter(({ id }) => tried[id] === undefined),
    others.filter(({ id }) => tried[id] === false),
    others,
    puzzles,
  ];
  return nearest(kinds.find(kind => kind.length > 0) ?? [], rating, random);
};
