import type { Tree } from './tree.js';

/** A side with this value, from −1 to 1, all but wins. */
const SURE = 0.9;
/** A step counts as well looked at with this share of the visits of the most visited one. */
const ENOUGH = 0.3;
/** More than any number of visits, and so much that with the utility it stays below the rank of a proof. */
const AHEAD = 2 ** 30;
const PER_UTILITY = 2 ** 28;

/**
 * What unproven steps of a node are ranked by: their visits. But a side that all but wins takes the one with the greatest utility of those that
 * are well looked at, since the most visited one need not come nearer to the end: the policy has learned to win, not to hurry.
 */
export const weightAt = (tree: Tree, node: number): ((edge: number) => number) => {
  const { firstEdge, edgeCount, toAct, visits, totalValue, totalExtra } = tree;
  const sign = toAct[node] === 0 ? 1 : -1;
  let most = 0;
  let tries = 0;
  let total = 0;
  for (let edge = firstEdge[node]!; edge < firstEdge[node]! + edgeCount[node]!; edge++) {
    most = Math.max(most, visits[edge]!);
    tries += visits[edge]!;
    total += sign * totalValue[edge]!;
  }
  if (tries === 0 || total < SURE * tries) return edge => visits[edge]!;
  return edge => {
    const tried = visits[edge]!;
    if (tried < ENOUGH * most) return tried;
    return AHEAD + PER_UTILITY * (2 + (sign * (totalValue[edge]! + totalExtra[edge]!)) / tried);
  };
};
