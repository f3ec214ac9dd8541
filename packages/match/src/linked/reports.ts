import type { Side } from '@korong/rules';
import type { Contest, ContestEventBody } from './types.js';

/** How often both sides are asked for the result of a game away from the screen. If they still contradict each other, it was not won. */
export const MAX_REPORTS = 3;

const haveBoth = (answered: readonly Side[]): boolean => answered.length === 2;

/** The round of the next report. It is written from the second round on. Both have answered only if they contradict each other. */
export const nextRound = ({ round, answered }: Contest): { readonly round?: number } => {
  const next = round + (haveBoth(answered) ? 1 : 0);
  return next > 1 ? { round: next } : {};
};

type Report = Extract<ContestEventBody, { kind: 'reported' }>;

/** A report without a round belongs to the first one. By the older rule there was no other. */
export const canReport = (contest: Contest, { round }: Pick<Report, 'round'>): boolean =>
  round === undefined ? contest.round === 1 : round === nextRound(contest).round && round <= MAX_REPORTS;

/** A report stands until its side makes another one. */
export const withReport = (contest: Contest, { by, winner, round = 1 }: Report): Contest => ({
  ...contest,
  round,
  answered: [...new Set([...(round > contest.round ? [] : contest.answered), by])],
  reports: { ...contest.reports, [by]: winner },
});

/** What the reports say: a winner or a draw, `disputed` if they contradict each other for the last time, `undefined` as long as it is open. */
export const verdictOf = ({
  reports: { white, black },
  round,
  answered,
}: Contest): { readonly winner: Side | null } | 'disputed' | undefined => {
  if (white !== undefined && white === black) return { winner: white };
  return round === MAX_REPORTS && haveBoth(answered) ? 'disputed' : undefined;
};
