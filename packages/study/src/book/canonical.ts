import { beginTurn, readTurn, type AnyGame, type Turn } from '@korong/rules';

// Positions up to the symmetries of their board. The least position text of all images is the key; it is a position text itself.

interface CanonicalPosition {
  /** A position text, the same for all images of a position. */
  readonly key: string;
  /** The first symmetry that leads to it: `transform(position, symmetry)` has this text. */
  readonly symmetry: number;
}

interface CanonicalTurn {
  /** The key of the position before the turn. */
  readonly key: string;
  /** The turn in that position, the least text of those that are equal there. */
  readonly turn: string;
}

/** The key, and every symmetry that leads to it. There are several where the position has symmetries of its own. */
const leastImage = (
  game: AnyGame,
  position: unknown,
): { readonly key: string; readonly symmetries: readonly number[] } => {
  let key = game.positionText(position);
  let symmetries = [0];
  for (let symmetry = 1; symmetry < game.boardOf(position).symmetries.length; symmetry++) {
    const text = game.positionText(game.transform(position, symmetry));
    if (text < key) [key, symmetries] = [text, [symmetry]];
    else if (text === key) symmetries.push(symmetry);
  }
  return { key, symmetries };
};

const imageOf = (game: AnyGame, { start, steps }: Turn<unknown, unknown>, symmetry: number): string =>
  steps.map(step => game.stepText(game.transformStep(start, step, symmetry))).join(';');

export const canonicalPosition = (game: AnyGame, position: unknown): CanonicalPosition => {
  const { key, symmetries } = leastImage(game, position);
  return { key, symmetry: symmetries[0]! };
};

export const canonicalTurn = (game: AnyGame, turn: Turn<unknown, unknown>): CanonicalTurn => {
  const { key, symmetries } = leastImage(game, turn.start);
  const images = symmetries.map(symmetry => imageOf(game, turn, symmetry));
  return { key, turn: images.reduce((least, text) => (text < least ? text : least)) };
};

/** The symmetry that takes back `symmetry`. */
const inverseOf = (game: AnyGame, position: unknown, symmetry: number): number => {
  const { symmetries } = game.boardOf(position);
  const image = symmetries[symmetry]!;
  return symmetries.findIndex(back => image.every((p, i) => back[p] === i));
};

/**
 * Reads turns of the canonical position, and gives them as they are played in `position`: undefined for a text that is no
 * complete turn there.
 */
export const fromCanonical = (
  game: AnyGame,
  position: unknown,
): ((canonical: string) => string | undefined) => {
  const { symmetry } = canonicalPosition(game, position);
  const start = beginTurn(game.transform(position, symmetry));
  const back = inverseOf(game, position, symmetry);
  return canonical => {
    const reading = readTurn(game, start, canonical);
    return reading.status === 'complete' ? imageOf(game, reading.turn, back) : undefined;
  };
};

/** The symmetries of the board that leave the position as it is; the first one always does. */
export const ownSymmetries = (game: AnyGame, position: unknown): readonly number[] => {
  const own = game.positionText(position);
  return game
    .boardOf(position)
    .symmetries.flatMap((_, symmetry) =>
      symmetry === 0 || game.positionText(game.transform(position, symmetry)) === own ? [symmetry] : [],
    );
};

/** The turns that are the same as this one up to the symmetries of the position itself, this one included, in order. */
export const equalTurns = (game: AnyGame, turn: Turn<unknown, unknown>): readonly string[] => {
  const images = ownSymmetries(game, turn.start).map(symmetry => imageOf(game, turn, symmetry));
  return [...new Set(images)].sort();
};
