import { gipf, yinsh, type GameName, type Side } from '@korong/rules';

/** A line of `fixtures/ends.json`. */
export interface EndPosition {
  readonly game: GameName;
  readonly variant: string;
  readonly position: string;
}

const SIDES: readonly Side[] = ['white', 'black'];

/** Markers in the pool when a game of YINSH is near its end for lack of them. */
const FEW_MARKERS = 8;
/** Markers on the board of a blitz game that is well under way. */
const MANY_MARKERS = 12;
const ALL_MARKERS = 51;
/** Pieces in the reserve with which a side has to fear that it cannot push. */
const FEW_PIECES = 3;

const isLateYinsh = (text: string): boolean => {
  const read = yinsh.readPosition(text);
  if (!read.ok) return false;
  const { variant, pool, taken, phase } = read.value;
  if (phase !== 'move') return false;
  if (pool <= FEW_MARKERS) return true;
  return variant === 'blitz' ? pool <= ALL_MARKERS - MANY_MARKERS : taken.white + taken.black >= 3;
};

const isLateGipf = (text: string): boolean => {
  const read = gipf.readPosition(text);
  if (!read.ok || read.value.phase !== 'push') return false;
  const { variant, reserve, entry, cells } = read.value;
  const gipfPieces = (side: Side): number =>
    cells.filter(cell => cell === (side === 'white' ? 'W' : 'B')).length;
  return SIDES.some(
    side =>
      reserve[side] <= FEW_PIECES ||
      (variant !== 'basic' && entry[side] === 'single' && gipfPieces(side) <= 1),
  );
};

/**
 * Whether a turn begins that could be one of the last: two rings to one or few markers in YINSH, a small reserve or a last GIPF-piece in
 * GIPF.
 */
export const isLate = (text: string): boolean => isLateYinsh(text) || isLateGipf(text);
