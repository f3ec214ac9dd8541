import type { Line, Report } from './report.js';

const better = (a: Line, b: Line): number => rank(b) - rank(a);

const rank = ({ proven, visits }: Line): number =>
  (proven === 'win' ? 1e12 : proven === 'loss' ? -1e12 : 0) + visits;

const joined = (a: Line, b: Line): Line => {
  const visits = a.visits + b.visits;
  const known = a.proven === undefined ? b : a;
  // Looks at one that is certain and at one that is not yet do not mix: what is certain is certain.
  if (known.proven !== undefined) return { ...known, visits };
  const score = visits === 0 ? a.score : (a.score * a.visits + b.score * b.visits) / visits;
  return { ...(b.visits > a.visits ? b : a), visits, score };
};

/**
 * What several searches of the same position found out together, best turn first. The searches should differ (look at the
 * board in different ways), for two that are the same know no more than one.
 */
export const together = (reports: readonly Report[], count = 1): Report => {
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
