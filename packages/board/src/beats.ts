// What stands where after a beat. The views before and after are not asked what is legal; a motion is taken at its word.
import type { Beat, Motion, Piece, View } from './types.js';

type Pieces = View['pieces'];

const without = (pieces: Pieces, at: string, piece: Piece): Pieces => {
  const stack = [...(pieces[at] ?? [])];
  const i = stack.findLastIndex(p => p.kind === piece.kind && p.side === piece.side);
  if (i >= 0) stack.splice(i, 1);
  return { ...pieces, [at]: stack };
};

/** A marker goes below the ring it is put into. */
const including = (pieces: Pieces, at: string, piece: Piece): Pieces => {
  const stack = pieces[at] ?? [];
  return { ...pieces, [at]: piece.kind === 'marker' ? [piece, ...stack] : [...stack, piece] };
};

const apply = (pieces: Pieces, motion: Motion): Pieces => {
  switch (motion.kind) {
    case 'place':
      return including(pieces, motion.at, motion.piece);
    case 'remove':
      return without(pieces, motion.at, motion.piece);
    case 'flip':
      return {
        ...pieces,
        [motion.at]: (pieces[motion.at] ?? []).map(p =>
          p.kind === 'marker' ? { ...p, side: motion.to } : p,
        ),
      };
    case 'slide':
      return including(pieces, motion.to, motion.piece);
  }
};

/** All slides leave before any arrives: a push moves pieces onto points that others are just leaving. */
export const afterBeat = (pieces: Pieces, beat: Beat): Pieces => {
  const left = beat.reduce(
    (now, motion) => (motion.kind === 'slide' ? without(now, motion.from, motion.piece) : now),
    pieces,
  );
  return beat.reduce(apply, left);
};
