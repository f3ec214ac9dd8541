// Who is asked for something in a game, with the games in between.
import type { GameState } from '@korong/client';
import { awaited, type Match } from '@korong/match';
import type { Side } from '@korong/rules';

/** The sides that have something to do now: to move, to challenge or not, to say who has won. */
export const askedOf = (match: Match): readonly Side[] => {
  // Everybody's device draws the lot by itself.
  if (match.result || match.linked?.contest?.stage === 'lot') return [];
  const one = awaited(match);
  return one === undefined ? ['white', 'black'] : [one];
};

/** Whether the reader is. */
export const isAsked = ({ match, side }: GameState): boolean =>
  match !== undefined && side !== undefined && askedOf(match).includes(side);
