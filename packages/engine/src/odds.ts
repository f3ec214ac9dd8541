import { POTENTIAL_KINDS, loadOf, ownerOf, type BySide, type GipfPosition, type Side } from '@korong/rules';
import type { Odds } from './boards/projectBoard.js';

/** How uses have to be won (P11): each of them, or those that are challenged, with so many challenges left to each side. */
export type Linking =
  { readonly form: 'always' } | { readonly form: 'challenge'; readonly left: BySide<number> };

/** Potentials with which a side may still announce something. */
export const usesToCome = ({ cells, project }: GipfPosition, side: Side): number =>
  cells.filter(cell => loadOf(cell) !== undefined && ownerOf(cell) === side).length +
  POTENTIAL_KINDS.reduce((sum, kind) => sum + project!.stock[side][kind], 0);

/**
 * Nobody knows who is better at the other game. But what was denied can be announced again in the next turn, further than a
 * search sees: a threat is worth more than half.
 */
const WON = 0.5;
const ACTS = 1 - (1 - WON) ** 2;
/** Challenges go to the uses that bring most, which are those that a search looks at: they meet one more often than others. */
const SOUGHT_OUT = 2;

/** How likely uses act from here on. */
export const oddsOfUses = (position: GipfPosition, linking: Linking): Odds => {
  if (linking.form === 'always') return { white: ACTS, black: ACTS };
  const { left } = linking;
  const odds = (side: Side, challenges: number): number => {
    const challenged = Math.min(1, (SOUGHT_OUT * challenges) / Math.max(usesToCome(position, side), 1));
    return 1 - challenged * (1 - ACTS);
  };
  return { white: odds('white', left.black), black: odds('black', left.white) };
};
