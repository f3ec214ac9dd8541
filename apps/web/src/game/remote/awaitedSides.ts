// The sides that have to act, inner games included.
import type { GameState } from '@korong/client';
import { awaited, type Match } from '@korong/match';
import type { Side } from '@korong/rules';
import type { State } from '../turn/state.js';
import { isLive, shownSide } from '../turn/view.js';

/** The sides that have to act now: move, challenge or decline, or report the winner. */
export const awaitedSides = (match: Match): readonly Side[] => {
  // Both devices draw the lot automatically.
  if (match.result || match.linked?.contest?.stage === 'lot') return [];
  const one = awaited(match);
  return one === undefined ? ['white', 'black'] : [one];
};

/** Whether `side` is marked as the one to act: in an earlier position that is shown, who was to move there. */
export const isShownToAct = (match: Match, shown: State | undefined, side: Side): boolean =>
  shown && !isLive(shown) ? shownSide(shown) === side : awaitedSides(match).includes(side);

/** Whether the reader has to act. */
export const isAwaited = ({ match, side }: GameState): boolean =>
  match !== undefined && side !== undefined && awaitedSides(match).includes(side);
