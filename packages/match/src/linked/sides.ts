import { other, type Side } from '@korong/rules';
import type { Contest } from './types.js';

/** Maps a side of the inner or outer game to its side in the other one. */
export const sideAcross = ({ innerWhite }: Pick<Contest, 'innerWhite'>, side: Side): Side =>
  innerWhite === 'black' ? other(side) : side;
