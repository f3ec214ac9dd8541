import { winFor, type Tree } from './tree.js';

/** First-play urgency: how much worse than its parent an unvisited step is assumed to be. */
const FPU_REDUCTION = 0.2;

/** What a visit counts whose value is still to come, for the side that makes it: other threads should go elsewhere. */
const VIRTUAL_LOSS = 1;

/**
 * The PUCT choice at a node with `n` visits: the edge with the highest sum of its mean value and an exploration bonus for a high prior and
 * few visits.
 */
export const selectEdge = (tree: Tree, node: number, n: number, exploration: number): number => {
  const { firstEdge, edgeCount, toAct, netValue, netExtra, child, proven } = tree;
  const { visits, totalValue, totalExtra, prior, waiting } = tree;
  const sign = toAct[node] === 0 ? 1 : -1;
  const lost = winFor(toAct[node]! ^ 1);
  const weight = (exploration + Math.log((n + 2_001) / 2_000)) * Math.sqrt(n + 1);
  const first = firstEdge[node]!;
  let best = first;
  let bestScore = -Infinity;
  let tried = 0;
  for (let edge = first; edge < first + edgeCount[node]!; edge++) {
    const k = visits[edge]!;
    if (k === 0) {
      // Priors are sorted, so the first unvisited edge is the best unvisited one.
      const utility = sign * (netValue[node]! + netExtra[node]!);
      const score = utility - FPU_REDUCTION * Math.sqrt(tried) + weight * prior[edge]!;
      return score > bestScore ? edge : best;
    }
    tried += prior[edge]!;
    const below = child[edge]!;
    if (below >= 0 && proven[below] === lost) continue;
    let utility = sign * (totalValue[edge]! + totalExtra[edge]!);
    if (waiting !== undefined) utility -= VIRTUAL_LOSS * waiting[edge]!;
    const score = utility / k + (weight * prior[edge]!) / (1 + k);
    if (score > bestScore) {
      bestScore = score;
      best = edge;
    }
  }
  return best;
};
