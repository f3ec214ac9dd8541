// Which pieces stand where after a beat. The motion is trusted: legality is not checked.
import { lookOf, type BoardSkin } from './skin.js';
import type { Beat, Motion, Piece, View } from './types.js';

type Pieces = View['pieces'];

const without = (pieces: Pieces, at: string, piece: Piece): Pieces => {
  const stack = [...(pieces[at] ?? [])];
  const i = stack.findLastIndex(p => p.kind === piece.kind && p.side === piece.side);
  if (i >= 0) stack.splice(i, 1);
  return { ...pieces, [at]: stack };
};

const including = (skin: BoardSkin, pieces: Pieces, at: string, piece: Piece): Pieces => {
  const stack = pieces[at] ?? [];
  return { ...pieces, [at]: lookOf(skin, piece)?.below === true ? [piece, ...stack] : [...stack, piece] };
};

const apply = (skin: BoardSkin, pieces: Pieces, motion: Motion): Pieces => {
  switch (motion.kind) {
    case 'place':
      return including(skin, pieces, motion.at, motion.piece);
    case 'remove':
      return without(pieces, motion.at, motion.piece);
    case 'flip':
      return {
        ...pieces,
        [motion.at]: (pieces[motion.at] ?? []).map(p =>
          lookOf(skin, p)?.half === undefined ? p : { ...p, side: motion.to },
        ),
      };
    case 'slide':
      return including(skin, pieces, motion.to, motion.piece);
  }
};

/** All slides leave before any arrives, because a push moves pieces onto points that others are leaving. */
export const afterBeat = (skin: BoardSkin, pieces: Pieces, beat: Beat): Pieces => {
  const left = beat.reduce(
    (now, motion) => (motion.kind === 'slide' ? without(now, motion.from, motion.piece) : now),
    pieces,
  );
  return beat.reduce((now, motion) => apply(skin, now, motion), left);
};
