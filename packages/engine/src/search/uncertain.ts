import type { SearchBoard } from '../games/board.js';
import { BLACK_WINS, UNKNOWN, WHITE_WINS, valueOf, type Tree } from './tree.js';

// Uncertain steps: in linked play a use may be denied (P11). Trying one costs nothing, since the side can act again afterwards. So it is
// selected by its value if it takes effect, but the expected value is weighted by its probability.

/** Whether a step is sure to take effect. */
export const isSure = (board: SearchBoard, step: number): boolean => (board.oddsOf?.(step) ?? 1) === 1;

/** The expected value, for White, of an edge with this `value` if it takes effect. */
export const expectedOf = (
  tree: Tree,
  board: SearchBoard,
  node: number,
  edge: number,
  value: number,
): number => {
  const odds = board.oddsOf?.(tree.step[edge]!) ?? 1;
  return odds === 1 ? value : odds * value + (1 - odds) * valueIfDenied(tree, board, node);
};

/** The mean value of the visited sure steps, without proven losses. A side whose sure steps all lose has lost. */
const valueIfDenied = (tree: Tree, board: SearchBoard, node: number): number => {
  const { firstEdge, edgeCount, toAct, netValue, step, visits, totalValue, child, proven } = tree;
  const side = toAct[node]!;
  const lost = side === 0 ? BLACK_WINS : WHITE_WINS;
  let tries = 0;
  let total = 0;
  let isThere = false;
  for (let edge = firstEdge[node]!; edge < firstEdge[node]! + edgeCount[node]!; edge++) {
    if (!isSure(board, step[edge]!)) continue;
    const known = child[edge]! < 0 ? UNKNOWN : proven[child[edge]!]!;
    if (known === lost) continue;
    isThere = true;
    tries += visits[edge]!;
    total += known === UNKNOWN ? totalValue[edge]! : visits[edge]! * valueOf(known);
  }
  if (tries > 0) return total / tries;
  return isThere ? netValue[node]! : valueOf(lost);
};
