import type { BoardSkin } from '../../skin.js';
import { pieces } from './pieces.js';
import { plainGipfSkin } from './plainSkin.js';
import { potentialPieces, stocks } from './potentials.js';

export type GipfPiece = keyof typeof pieces | keyof typeof potentialPieces;

export const gipfSkin: BoardSkin<GipfPiece> = {
  ...plainGipfSkin,
  name: 'gipf',
  pieces: { ...pieces, ...potentialPieces },
  beside: (...drawn) => [...plainGipfSkin.beside(...drawn), ...stocks(...drawn)],
};
