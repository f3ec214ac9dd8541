import type { Line } from '@korong/engine';
import type { Searched } from './job.js';
import type { Place, Request } from './request.js';

/** Five digits: floats of the net say no more. */
const short = (value: number): number => Number(value.toPrecision(5));

/** A proven line, in the fields of every answer that has lines. */
export const certaintyOf = ({ proven, endsIn }: Pick<Line, 'proven' | 'endsIn'>): object => ({
  ...(proven === undefined ? {} : { proven }),
  ...(endsIn === undefined ? {} : { endsIn }),
});

/** The answer for a position that was searched. Winrates are of the side to act. */
export const answerOf = (
  { id, includePolicy }: Request,
  { turnNumber, toAct }: Place,
  { isDuringSearch, report, evaluation }: Searched,
): object => {
  const priors = new Map(evaluation.policy.map(({ step, prior }) => [step, prior]));
  const [best] = report.lines;
  return {
    id,
    isDuringSearch,
    turnNumber,
    moveInfos: report.lines.map((line, order) => ({
      move: line.turn,
      order,
      visits: line.visits,
      prior: short(priors.get(line.turn.split(';')[0]!) ?? 0),
      winrate: short(line.score),
      ...certaintyOf(line),
      pv: line.line,
    })),
    rootInfo: {
      currentPlayer: toAct,
      visits: report.visits,
      winrate: short(best?.score ?? evaluation.score),
      rawWinrate: short(evaluation.score),
      ...(best ? certaintyOf(best) : {}),
    },
    ...(includePolicy
      ? { policy: evaluation.policy.map(({ step, prior }) => ({ step, prior: short(prior) })) }
      : {}),
  };
};

/** The answer for a position in which the game is over; `result` is White's. */
export const overAnswer = (
  { id, includePolicy }: Request,
  { turnNumber, toAct }: Place,
  result: number,
): object => ({
  id,
  isDuringSearch: false,
  turnNumber,
  moveInfos: [],
  rootInfo: { currentPlayer: toAct, visits: 0, winrate: toAct === 'W' ? result : 1 - result, isOver: true },
  ...(includePolicy ? { policy: [] } : {}),
});
