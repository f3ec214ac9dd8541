// The pieces on a point in GIPF as a project, in words.
import type { OwnedPiece } from '@korong/board';
import type { GipfPosition } from '@korong/rules';
import { thing } from '../../common.js';
import { find, stackAt } from '../view.js';
import { NAMES } from './names.js';
import type { Say } from '../../gameUi.js';

const isBasic = ({ kind }: OwnedPiece): boolean => kind === 'piece' || kind === 'gipf';

/** A loaded piece is one thing; other stacks are listed from the top down. */
export const sayPieces = (stack: readonly OwnedPiece[]): Say => {
  const [bottom, top] = stack;
  if (bottom === undefined) return { key: 'thing.empty' };
  if (top === undefined) return thing(bottom);
  if (stack.length === 2 && isBasic(bottom) && bottom.side === top.side) {
    return { key: `thing.loaded.${bottom.side}`, values: { kind: NAMES[top.kind as keyof typeof NAMES] } };
  }
  return {
    key: 'thing.above',
    values: { thing: thing(stack.at(-1)!), beneath: sayPieces(stack.slice(0, -1)) },
  };
};

export const naming = (position: GipfPosition, point: string): Say => {
  if (position.cells[find(point)]!.toUpperCase() === '[X]') {
    const [converted] = stackAt(position, find(point));
    return { key: `thing.converted.${converted!.side}` };
  }
  return sayPieces(stackAt(position, find(point)));
};
