import {
  gipf,
  isGipfPiece,
  loadOf,
  ownerOf,
  type GipfCell,
  type GipfPosition,
  type GipfStep,
  type Side,
} from '@korong/rules';

// The immediate gain of a step, in basic pieces: enough to know which uses are worth a look.

const GIPF_PIECE = 3;
const LOADED = 1.6;
/** More than all material together. */
const WIN = 20;

const worthOf = (cell: GipfCell): number => {
  if (cell === '.') return 0;
  if (isGipfPiece(cell)) return GIPF_PIECE;
  return loadOf(cell) === undefined ? 1 : LOADED;
};

/** Material on and off the board, for `side`. */
const material = ({ cells, reserve }: GipfPosition, side: Side): number => {
  let sum = side === 'white' ? reserve.white - reserve.black : reserve.black - reserve.white;
  for (const cell of cells) {
    const owner = ownerOf(cell);
    if (owner !== undefined) sum += owner === side ? worthOf(cell) : -worthOf(cell);
  }
  return sum;
};

const balance = (position: GipfPosition, side: Side): number => {
  const outcome = gipf.outcome(position);
  return outcome === undefined ? material(position, side) : outcome.winner === side ? WIN : -WIN;
};

/** The position after `side` has settled all its rows, each with the largest immediate gain. */
const settled = (position: GipfPosition, side: Side): GipfPosition => {
  let now = position;
  while (now.phase === 'row' && now.toAct === side) {
    const ways = gipf.steps(now).map(step => gipf.play(now, step));
    const worths = ways.map(way => balance(way, side));
    now = ways[worths.indexOf(Math.max(...worths))]!;
  }
  return now;
};

/**
 * The immediate gain of a step for the side to act, including the rows that it then settles. 0 if it has no rows to settle and the game is
 * not won.
 */
export const gainOf = (position: GipfPosition, step: GipfStep): number => {
  const { toAct } = position;
  const after = gipf.play(position, step);
  if (after.phase === 'over') return balance(after, toAct);
  if (after.phase !== 'row' || after.toAct !== toAct) return 0;
  return balance(settled(after, toAct), toAct) - balance(after, toAct);
};
