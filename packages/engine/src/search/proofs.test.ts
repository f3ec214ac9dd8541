import { expect, test } from 'vitest';
import { boardAt, boardFor } from '../player.js';
import { PlayoutEvaluator } from '../evaluate/playouts.js';
import { carryUp } from './proofs.js';
import { report } from './report.js';
import { Search } from './search.js';
import { BLACK_WINS, Tree, UNKNOWN, WHITE_WINS } from './tree.js';

// White wins in two turns with h1-g2.
const WON =
  'gipf/1 tournament 4/1wb1w/2b3/2wW3/1b1Bb1/b4/b3 handicap=0-0 act=white phase=push mover=white reserve=4-7 entry=single-single settled=none';

test('what the solver proves has a line to its end, also after its first turn was made', () => {
  const board = boardFor('gipf');
  const search = new Search(board, new PlayoutEvaluator(1));
  search.setPosition(WON);
  expect(search.run(500)).toBeLessThan(500);
  const [line] = report(search).lines;
  expect(line).toMatchObject({ turn: 'h1-g2', proven: 'win', score: 1, endsIn: 2 });
  expect(line!.line).toHaveLength(3);
  for (const step of line!.steps) search.advance(step);
  const [reply] = report(search).lines;
  expect(reply).toMatchObject({ turn: line!.line[1], proven: 'loss', score: 0, endsIn: 1 });
  for (const step of reply!.steps) search.advance(step);
  const [last] = report(search).lines;
  expect(last).toMatchObject({ proven: 'win', endsIn: 1 });
  for (const step of last!.steps) search.advance(step);
  expect([board.over, board.result]).toEqual([true, 1]);
});

/** White at the root; below its only step Black with two steps of ten visits each; the second is now proven to lose for Black. */
const tree = (): Tree => {
  const made = new Tree(1_000_000);
  made.addNode(0, 0, UNKNOWN, 1);
  made.setEdge(0, 0, 1);
  made.addNode(1, 0, UNKNOWN, 2);
  made.setEdge(1, 0, 0.5);
  made.setEdge(2, 1, 0.5);
  made.addNode(0, -0.5, UNKNOWN);
  made.addNode(0, 1, WHITE_WINS);
  made.child.set([1, 2, 3]);
  // The last visit is counted, its value is not.
  made.visits.set([21, 10, 11]);
  made.totalValue.set([-12, -5, -7]);
  return made;
};
const PATH = { nodes: Int32Array.of(0, 1, 3), edges: Int32Array.of(0, 2), length: 2 };

test('visits that went into a lost step count like those to the others', () => {
  const made = tree();
  carryUp(made, boardAt('gipf', WON), PATH);
  // Ten visits at the mean of the other step, −0.5 for White, instead of −0.7.
  expect([...made.totalValue.subarray(0, 3)]).toEqual([-10, -5, 10]);
  expect([...made.proven.subarray(0, 4)]).toEqual([UNKNOWN, UNKNOWN, UNKNOWN, WHITE_WINS]);
});

test('once the result is proven, every visit counts as that result', () => {
  const made = tree();
  made.proven[2] = WHITE_WINS;
  carryUp(made, boardAt('gipf', WON), PATH);
  expect(made.totalValue[0]).toBe(20);
  expect([...made.proven.subarray(0, 2)]).toEqual([WHITE_WINS, WHITE_WINS]);
  const other = tree();
  other.proven[3] = BLACK_WINS;
  carryUp(other, boardAt('gipf', WON), PATH);
  expect(other.totalValue[0]).toBe(-20);
  expect([...other.proven.subarray(0, 2)]).toEqual([BLACK_WINS, BLACK_WINS]);
});
