import { expect, test } from 'vitest';
import type { Line, Report } from './report.js';
import { mergeFirstSteps, mergeReports } from './mergeReports.js';

const line = (turn: string, visits: number, score: number, proven?: Line['proven']): Line => ({
  turn,
  steps: [],
  visits,
  score,
  ...(proven === undefined ? {} : { proven }),
  line: [turn, `after ${turn} ${visits}`],
});
const report = (...lines: Line[]): Report => ({ visits: lines.reduce((n, l) => n + l.visits, 0), lines });

test('visits add up, scores weigh by visits, and the turn most looked at comes first', () => {
  const both = mergeReports(
    [report(line('a', 60, 0.5), line('b', 40, 0.8)), report(line('b', 90, 0.6), line('c', 10, 0.1))],
    3,
  );
  expect(both.visits).toBe(200);
  expect(both.lines.map(({ turn, visits }) => [turn, visits])).toEqual([
    ['b', 130],
    ['a', 60],
    ['c', 10],
  ]);
  expect(both.lines[0]!.score).toBeCloseTo((40 * 0.8 + 90 * 0.6) / 130);
  expect(both.lines[0]!.line).toEqual(['b', 'after b 90']);
});

test('a win that one of them is certain of is certain; a certain loss comes last', () => {
  const [best, ...rest] = mergeReports(
    [
      report(line('a', 900, 0.9), line('b', 3, 1, 'win')),
      report(line('a', 900, 0, 'loss'), line('b', 5, 0.4)),
    ],
    3,
  ).lines;
  expect(best).toMatchObject({ turn: 'b', proven: 'win', score: 1, visits: 8 });
  expect(rest).toMatchObject([{ turn: 'a', proven: 'loss', score: 0 }]);
});

test('nobody has anything to say yet', () => {
  expect(mergeReports([{ visits: 0, lines: [] }])).toEqual({ visits: 0, lines: [] });
});

test('for one step, turns that begin alike count together', () => {
  const reports = [
    report(line('a;x1', 40, 0.5), line('b', 60, 0.5)),
    report(line('a;x2', 50, 0.5), line('b', 20, 0.5)),
  ];
  expect(mergeReports(reports).lines[0]).toMatchObject({ turn: 'b', visits: 80 });
  expect(mergeFirstSteps(reports).lines[0]).toMatchObject({
    turn: 'a',
    visits: 90,
    line: ['a;x2', 'after a;x2 50'],
  });
});
