import { RINGS_TO_WIN, yinsh, type Side, type YinshCell, type YinshPosition } from '@korong/rules';
import type { BoardContents, OwnedPiece } from '../../types.js';

const RINGS = 5;

const PIECES: Readonly<Record<string, readonly OwnedPiece[]>> = {
  W: [{ kind: 'ring', side: 'white' }],
  B: [{ kind: 'ring', side: 'black' }],
  w: [{ kind: 'marker', side: 'white' }],
  b: [{ kind: 'marker', side: 'black' }],
};

export const yinshPiece = (cell: YinshCell): OwnedPiece | undefined => PIECES[cell]?.[0];

/** What stands on the board and lies beside it. */
export const yinshContents = (position: YinshPosition): BoardContents => {
  const { cells, taken, variant, phase, pool } = position;
  const pieces: Record<string, readonly OwnedPiece[]> = {};
  for (const p of yinsh.board.points) {
    const here = PIECES[cells[p]!];
    if (here) pieces[yinsh.board.name(p)] = here;
  }
  const placed = (side: Side): number => cells.filter(cell => cell === (side === 'white' ? 'W' : 'B')).length;
  const left = (side: Side): number => (phase === 'place' ? RINGS - placed(side) : 0);
  const tray = (side: Side) => ({ rings: left(side), taken: taken[side], goal: RINGS_TO_WIN[variant] });
  return { pieces, trays: { white: tray('white'), black: tray('black') }, pool: { markers: pool } };
};
