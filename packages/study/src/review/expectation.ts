import type { Report } from '@korong/engine';
import { other, type AnyGame, type Side } from '@korong/rules';
import type { Expectation } from './types.js';

const forWhite = (winner: Side | null): number => (winner === null ? 0.5 : winner === 'white' ? 1 : 0);

/** What a report says of its position, in which `side` acts. */
const reported = ({ lines }: Report, side: Side): Expectation | undefined => {
  const [best] = lines;
  if (best === undefined) return undefined;
  const { score, proven, endsIn } = best;
  if (proven === undefined) return { white: side === 'white' ? score : 1 - score };
  const winner = proven === 'draw' ? null : proven === 'win' ? side : other(side);
  return {
    white: forWhite(winner),
    certain: { winner, ...(endsIn === undefined ? {} : { turns: Math.max(endsIn, 1) }) },
  };
};

/** What is expected of a position: its result if the game is over, otherwise what the report says. */
export const expectationOf = (
  game: AnyGame,
  position: unknown,
  report: Report | undefined,
): Expectation | undefined => {
  const outcome = game.outcome(position);
  if (outcome === undefined) return report && reported(report, game.toAct(position));
  return { white: forWhite(outcome.winner), certain: { winner: outcome.winner, turns: 0 } };
};

/** The expected result for `side`. */
export const expectedFor = (side: Side, { white }: Expectation): number =>
  side === 'white' ? white : 1 - white;
