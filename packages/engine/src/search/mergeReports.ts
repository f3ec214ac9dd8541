import type { Line, Report } from './report.js';

const better = (a: Line, b: Line): number => rank(b) - rank(a);

/** Quick wins first, quick losses last. */
const rank = ({ proven, endsIn = 0, visits }: Line): number =>
  (proven === 'win' ? 2e12 - endsIn * 1e9 : proven === 'loss' ? endsIn * 1e9 - 2e12 : 0) + visits;

const joined = (a: Line, b: Line): Line => {
  const visits = a.visits + b.visits;
  const known = a.proven === undefined || (a.proven === 'win' && better(b, a) < 0) ? b : a;
  // Proven results are not averaged with unproven ones.
  if (known.proven !== undefined) return { ...known, visits };
  const score = visits === 0 ? a.score : (a.score * a.visits + b.score * b.visits) / visits;
  return { ...(b.visits > a.visits ? b : a), visits, score };
};

/**
 * Combines the results of several searches of the same position, best turn first. The searches should differ (see the board in different
 * symmetries): two identical ones know no more than one.
 */
export const mergeReports = (reports: readonly Report[], count = 1): Report => {
  const lines = new Map<string, Line>();
  for (const line of reports.flatMap(report => report.lines)) {
    const known = lines.get(line.turn);
    lines.set(line.turn, known === undefined ? line : joined(known, line));
  }
  return {
    visits: reports.reduce((sum, { visits }) => sum + visits, 0),
    lines: [...lines.values()].sort(better).slice(0, count),
  };
};

/**
 * The same for a choice of one step: turns that begin with the same step count together, whatever comes after it. The turn of a line is
 * that step.
 */
export const mergeFirstSteps = (reports: readonly Report[], count = 1): Report =>
  mergeReports(
    reports.map(({ visits, lines }) => ({
      visits,
      lines: lines.map(line => ({ ...line, turn: line.turn.split(';')[0]! })),
    })),
    count,
  );
