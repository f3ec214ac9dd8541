import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { projectText } from '../games/gipf/potentials/testing.js';
import { readNet, type NetFile } from '../net/format.js';
import { netPlayer } from '../player.js';
import { report, type Line } from './report.js';

const net = ((): NetFile => {
  const read = readNet(readFileSync(new URL('../../nets/gipf-project-small.knet', import.meta.url)));
  if (!read.ok) throw new Error(read.error);
  return read.value;
})();
const FREE = { variant: 'standard', potentials: 'Z6Y6D6T6P6', pieces: '24' };
const LINKED = { ...FREE, linked: 'yes' };

const lines = (position: string, odds?: number, visits = 60): readonly Line[] => {
  const player = netPlayer(net, {
    memory: 8_000_000,
    ...(odds === undefined ? {} : { odds }),
  });
  player.start(position);
  player.search.run(visits);
  return report(player.search, 3).lines;
};

// A PÜNCT takes Black's last GIPF-piece. White has nothing else to do, or a push.
const alone = (fields: Record<string, string>): string =>
  projectText('b2:wP b3:B h2:W', { reserve: { white: 0, black: 9 } }, fields);
const beside = (fields: Record<string, string>): string =>
  projectText('b2:wP b3:B h2:W', { reserve: { white: 9, black: 9 } }, fields);

test('free, a use that wins is a certain win; linked it is none, but the one to try', () => {
  expect(lines(beside(FREE))[0]!.proven).toBe('win');
  for (const position of [alone(LINKED), beside(LINKED)]) {
    const [best] = lines(position, 0.5);
    expect([best!.turn.slice(0, 5), best!.proven]).toEqual(['Pb2-b', undefined]);
  }
});

test('who has nothing else expects the odds of the use, who has something else more than that', () => {
  expect(lines(alone(LINKED), 0.5)[0]!.score).toBeCloseTo(0.5);
  expect(lines(alone(LINKED), 0.9)[0]!.score).toBeCloseTo(0.9);
  const { score } = lines(beside(LINKED), 0.5)[0]!;
  expect(score).toBeGreaterThan(0.55);
  expect(score).toBeLessThan(1);
});

test('a use that the other side threatens counts by its odds', () => {
  // Black's only GIPF-piece stands between two PÜNCTs, and not both can be pushed away from it.
  const black = { reserve: { white: 5, black: 9 }, toAct: 'black', mover: 'black' } as const;
  const position = projectText('d3:wP d4:B d5:wP h2:W', black, LINKED);
  const expected = [0.2, 0.5, 0.9].map(odds => lines(position, odds, 150)[0]!.score);
  expect(expected).toEqual([...expected].sort((a, b) => b - a));
  expect(expected[2]!).toBeLessThan(expected[0]! / 3);
});

test('a certain win is played before one that may be denied', () => {
  // The slide from g5 to g3 takes Black's last GIPF-piece with a row if it acts. The push from c1 does so for sure.
  const board = 'c2:w c3:w c4:w c5:B d5:w e5:w f4:w g5:wY e8:W';
  const [best] = lines(projectText(board, { reserve: { white: 3, black: 9 } }, LINKED), 0.5, 200);
  expect(best!.proven).toBe('win');
  expect(best!.turn).not.toMatch(/^Y/);
});

test('in linked play a proof counts its turns along steps that nobody can deny', () => {
  const board = 'c2:w c3:w c4:w c5:B d5:w e5:w f4:w g5:wY e8:W';
  const [best] = lines(projectText(board, { reserve: { white: 3, black: 9 } }, LINKED), 0.5, 200);
  expect([best!.proven, best!.endsIn, best!.line.length]).toEqual(['win', 1, 1]);
  // Without the four on the line of c5 the slide alone wins at once; two pushes from h1 and i1 win for sure.
  const slide = (white: number): Line =>
    lines(
      projectText('c2:w c3:w c5:B d5:w e5:w f4:w g5:wY e8:W', { reserve: { white, black: 9 } }, LINKED),
      0.5,
      200,
    )[0]!;
  const two = slide(3);
  expect([two.proven, two.endsIn]).toEqual(['win', 2]);
  expect(two.turn).not.toMatch(/^Y/);
  // With a single piece to push no number is told.
  expect([slide(1).proven, slide(1).endsIn]).toEqual([undefined, undefined]);
});

test('a win at once by a step that may be denied is no win at once', () => {
  const stepAt = (fields: Record<string, string>): string | undefined => {
    const player = netPlayer(net, { memory: 8_000_000 });
    player.start(beside(fields));
    const step = player.search.winningStep();
    return step === undefined ? undefined : player.search.board.stepText(step);
  };
  expect(stepAt(FREE)).toMatch(/^Pb2-b/);
  expect(stepAt(LINKED)).toBeUndefined();
});
