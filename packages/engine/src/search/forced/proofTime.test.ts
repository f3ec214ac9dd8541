import { expect, test } from 'vitest';
import { Tree, UNKNOWN } from '../tree.js';
import { proofSteps, sureWinner } from './proofTime.js';

test('from 32 visits on a node is asked about again and again, the root more often', () => {
  const askedAt = (node: number): number[] =>
    Array.from({ length: 100 }, (_, visits) => visits).filter(visits => proofSteps(node, visits) > 0);
  expect(askedAt(1)).toEqual([32, 64, 96]);
  expect(askedAt(0)).toEqual([32, 40, 48, 56, 64, 72, 80, 88, 96]);
});

test('however many visits there are, a proof search is short, so that a search can stop', () => {
  for (const node of [0, 1])
    for (let visits = 0; visits <= 100_000; visits++)
      expect(proofSteps(node, visits)).toBeLessThanOrEqual(12_800);
});

test('only a side that all but wins is worth a proof', () => {
  const winnerAt = (value: number): number => {
    const tree = new Tree(1_000_000);
    tree.addNode(0, 0, UNKNOWN, 1);
    tree.setEdge(0, 1, 1);
    tree.visits[0] = 10;
    tree.totalValue[0] = 10 * value;
    return sureWinner(tree, 0);
  };
  expect([0.9, 0.5, 0, -0.5, -0.9].map(winnerAt)).toEqual([0, -1, -1, -1, 1]);
});
