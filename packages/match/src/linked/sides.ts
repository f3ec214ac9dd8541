import { other, type Side } from '@korong/rules';
import type { Contest } from './types.js';

/** Which side of the one game, inner or outer, plays as this side of the other one. */
export const sideAcross = ({ innerWhite }: Pick<Contest, 'innerWhite'>, side: Side): Side =>
  innerWhite === 'black' ? other(side) : side;
