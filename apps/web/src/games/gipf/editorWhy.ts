// What is impossible in a position that was set up, with its numbers.
import {
  SIDES,
  captured,
  ownerOf,
  isGipfPiece,
  type Code,
  type GipfPosition,
  type Side,
} from '@korong/rules';
import type { EditorWords } from '../editor.js';

const gipfsOf = ({ cells }: GipfPosition, side: Side): number =>
  cells.filter(cell => isGipfPiece(cell) && ownerOf(cell) === side).length;

/** Basic pieces on the board, a GIPF-piece being two. */
const weightOf = (position: GipfPosition, side: Side): number =>
  position.cells.filter(cell => ownerOf(cell) === side).length + gipfsOf(position, side);

/** All pieces that a side has in the game. */
const allOf = (position: GipfPosition, side: Side): number =>
  captured(position, side) + position.reserve[side] + weightOf(position, side);

const whyPieces = (position: GipfPosition, t: EditorWords): string | undefined => {
  const { variant } = position;
  const gipfs = SIDES.reduce((sum, side) => sum + gipfsOf(position, side), 0);
  if (variant === 'basic' && gipfs > 0) return t('editor.why.gipf.basic', { n: gipfs });
  for (const side of SIDES) {
    const named = { side: t(`side.${side}`) };
    const all = allOf(position, side);
    const n = gipfsOf(position, side);
    const most = variant === 'standard' ? 3 : Math.floor(all / 2);
    if (n > most) return t('editor.why.gipf.many', { ...named, n, most });
    const weight = weightOf(position, side);
    if (weight > all) return t('editor.why.pieces', { ...named, n: weight, most: all });
  }
  const lost = SIDES.filter(side => gipfsOf(position, side) === 0);
  if (variant === 'basic' || lost.length === 0) return undefined;
  return t('editor.why.gipf.lost', { side: lost.map(side => t(`side.${side}`)) });
};

const whyReserve = (position: GipfPosition, t: EditorWords): string => {
  const over = SIDES.find(side => captured(position, side) < 0);
  const side = over ?? position.toAct;
  const control = t(`editor.reserve.${side}`);
  if (!over) return t('editor.why.reserve.none', { control });
  const most = allOf(position, over) - weightOf(position, over);
  return t('editor.why.reserve.many', { control, n: position.reserve[over], most });
};

const whyEntry = (position: GipfPosition, t: EditorWords): string | undefined => {
  const { cells, entry } = position;
  const side = SIDES.find(
    one =>
      entry[one] === 'any' &&
      (cells.includes(one === 'white' ? 'w' : 'b') || captured(position, one) % 2 === 1),
  );
  return (
    side && t('editor.why.entry', { control: t(`editor.entry.${side}`), choice: t('editor.entry.single') })
  );
};

export const whyImpossible = (position: GipfPosition, code: Code, t: EditorWords): string | undefined => {
  // A stack with potentials counts by rules that the numbers here leave out.
  if (position.project) return undefined;
  if (code === 'IMPOSSIBLE_PIECES') return whyPieces(position, t);
  if (code === 'IMPOSSIBLE_RESERVE') return whyReserve(position, t);
  return code === 'IMPOSSIBLE_ENTRY' ? whyEntry(position, t) : undefined;
};
