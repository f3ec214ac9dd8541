import { expect, test } from 'vitest';
import { weightAt } from './sureChoice.js';
import { Tree, UNKNOWN } from './tree.js';

/** A node with these steps: visits, mean value for White, and what utility adds to it. */
const treeOf = (toAct: number, ...steps: readonly (readonly [number, number, number])[]): Tree => {
  const tree = new Tree(1_000_000);
  tree.addNode(toAct, 0, UNKNOWN, steps.length);
  for (const [edge, [visits, value, extra]] of steps.entries()) {
    tree.setEdge(edge, edge, 1 / steps.length);
    tree.visits[edge] = visits;
    tree.totalValue[edge] = visits * value;
    tree.totalExtra[edge] = visits * extra;
  }
  return tree;
};

/** The step that is ranked first. */
const first = (tree: Tree): number => {
  const weightOf = weightAt(tree, 0);
  return [...tree.step.subarray(0, tree.edges)].sort((a, b) => weightOf(b) - weightOf(a))[0]!;
};

test('while the result is open, visits decide', () => {
  expect(first(treeOf(0, [50, 0.4, 0], [40, 0.4, 0.2], [10, 0.4, 0.3]))).toBe(0);
});

test('who all but wins takes the greatest utility of what is well looked at', () => {
  expect(first(treeOf(0, [50, 0.95, 0.05], [40, 0.95, 0.1], [10, 0.95, 0.3]))).toBe(1);
  expect(first(treeOf(1, [50, -0.95, -0.05], [40, -0.95, -0.1], [10, -0.95, -0.3]))).toBe(1);
});

test('a worse result is not made up for by a small lead', () => {
  expect(first(treeOf(0, [50, 0.97, 0.05], [40, 0.88, 0.1]))).toBe(0);
});

test('who all but loses defends by visits', () => {
  expect(first(treeOf(1, [50, 0.95, 0.3], [40, 0.95, 0.1]))).toBe(0);
});

test('a node without visits has nothing to be sure of', () => {
  expect(weightAt(treeOf(0, [0, 0, 0]), 0)(0)).toBe(0);
});
