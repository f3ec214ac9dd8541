import {
  captured,
  kindOf,
  other,
  plainGipf,
  type GipfCell,
  type GipfPosition,
  type Side,
} from '@korong/rules';
import type { BoardContents, OwnedPiece, PieceKind } from '../../types.js';

/** The pieces on a point, bottom first; in GIPF as a project there may be several, written in brackets. */
export const gipfStack = (cell: GipfCell): readonly OwnedPiece[] =>
  cell === '.' ? [] : Array.from(cell.length > 1 ? cell.slice(1, -1) : cell, letterPiece);

const piece = (kind: PieceKind, side: Side): OwnedPiece => ({ kind, side });

const letterPiece = (letter: string): OwnedPiece => {
  const big = letter === letter.toUpperCase();
  if (/[wb]/i.test(letter)) return piece(big ? 'gipf' : 'piece', /w/i.test(letter) ? 'white' : 'black');
  return piece(kindOf(letter) ?? 'gipf', big ? 'white' : 'black');
};

/** What stands on the board and lies beside it, without potentials in stock. */
export const plainGipfContents = (position: GipfPosition): BoardContents => {
  const pieces: Record<string, readonly OwnedPiece[]> = {};
  for (const p of plainGipf.board.points) {
    const here = gipfStack(position.cells[p]!);
    if (here.length > 0) pieces[plainGipf.board.name(p)] = here;
  }
  const tray = (side: Side) => ({
    reserve: position.reserve[side],
    captured: captured(position, other(side)),
  });
  return { pieces, trays: { white: tray('white'), black: tray('black') } };
};
