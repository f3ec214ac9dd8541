import { mergeReports, type Line, type Report } from '@korong/engine';
import { beginTurn, readTurn, type AnyGame } from '@korong/rules';
import { equalTurns, ownSymmetries } from '../book/canonical.js';

interface DistinctLines {
  /** How many lines the search should report. */
  readonly wanted: number;
  /** The report with turns that are images of each other counted as one. */
  readonly of: (report: Report) => Report;
}

/** More than a position has first steps. */
const ALL = 1_000;

/**
 * The best lines of a position without mirror images: on an empty board most turns have eleven. A search reports each by itself, since
 * it looks at each by itself. Their visits are added; the line is that of the image most looked at.
 */
export const distinctLines = (game: AnyGame, position: unknown, count: number): DistinctLines => {
  if (ownSymmetries(game, position).length === 1) return { wanted: count, of: report => report };
  const keys = new Map<string, string>();
  const keyOf = (turn: string): string => {
    const known = keys.get(turn);
    if (known !== undefined) return known;
    const reading = readTurn(game, beginTurn(position), turn);
    const key = reading.status === 'illegal' ? turn : equalTurns(game, reading.turn)[0]!;
    keys.set(turn, key);
    return key;
  };
  return {
    wanted: ALL,
    of: report => {
      const alike = report.lines.map((line): Line => ({ ...line, turn: keyOf(line.turn) }));
      const { lines } = mergeReports([{ ...report, lines: alike }], count);
      return { visits: report.visits, lines: lines.map(line => ({ ...line, turn: line.line[0]! })) };
    },
  };
};
