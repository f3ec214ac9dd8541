// The sides that have to act, inner games included.
import type { GameState } from '@korong/client';
import { awaited, type Match } from '@korong/match';
import type { Side } from '@korong/rules';

/** The sides that have to act now: move, challenge or decline, or report the winner. */
export const awaitedSides = (match: Match): readonly Side[] => {
  // Both devices draw the lot automatically.
  if (match.result || match.linked?.contest?.stage === 'lot') return [];
  const one = awaited(match);
  return one === undefined ? ['white', 'black'] : [one];
};

/** Whether the reader has to act. */
export const isAwaited = ({ match, side }: GameState): boolean =>
  match !== undefined && side !== undefined && awaitedSides(match).includes(side);
