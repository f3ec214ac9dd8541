import { readFileSync } from 'node:fs';
import { gipf, type GipfPosition } from '@korong/rules';
import { expect, test } from 'vitest';
import { projectStart, projectText } from './boards/testing.js';
import { readNet, type NetFile } from './net/format.js';
import { oddsOfUses } from './odds.js';
import { netPlayer } from './player.js';
import { report, type Line } from './search/report.js';

const net = ((): NetFile => {
  const read = readNet(readFileSync(new URL('../nets/gipf-small.knet', import.meta.url)));
  if (!read.ok) throw new Error(read.error);
  return read.value;
})();
const player = netPlayer(net, { memory: 8_000_000, portable: true });
const FREE = { variant: 'standard', potentials: 'Z6Y6D6T6P6', pieces: '24' };
const LINKED = { ...FREE, linked: 'yes' };

const lines = (position: string, odds?: number, visits = 60): readonly Line[] => {
  player.start(position, odds === undefined ? undefined : { white: odds, black: odds });
  player.search.run(visits);
  return report(player.search, 3).lines;
};

// A PÜNCT takes Black's last GIPF-piece; White has nothing else to do, or a push.
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
  expect(expected[0]! - expected[2]!).toBeGreaterThan(0.3);
});

test('a certain win is played before one that may be denied', () => {
  // The slide from g5 to g3 takes Black's last GIPF-piece with a row if it acts, the push from c1 for sure.
  const board = 'c2:w c3:w c4:w c5:B d5:w e5:w f4:w g5:wY e8:W';
  const [best] = lines(projectText(board, { reserve: { white: 3, black: 9 } }, LINKED), 0.5, 200);
  expect(best!.proven).toBe('win');
  expect(best!.turn).not.toMatch(/^Y/);
});

const start = (fields: Record<string, string>): GipfPosition => projectStart(fields);

test('odds: three in four where every use has to be won, the better the more uses there are for a challenge', () => {
  const six = start({ variant: 'standard', potentials: 'Y6', linked: 'yes' });
  const three = start({ variant: 'standard', potentials: 'Y3', linked: 'yes' });
  expect(oddsOfUses(six, { form: 'always' })).toEqual({ white: 0.75, black: 0.75 });
  const odds = (position: GipfPosition, white: number, black: number): number[] => {
    const both = oddsOfUses(position, { form: 'challenge', left: { white, black } });
    return [both.white, both.black];
  };
  expect(odds(six, 1, 0)).toEqual([1, 1 - 1 / 12]);
  expect(odds(three, 1, 3)).toEqual([0.75, 1 - 1 / 6]);
  expect(odds(gipf.play(six, gipf.steps(six)[0]!), 1, 1)[0]).toBe(0.75); // White has none left to use
});
