import type { SearchBoard } from '../games/board.js';
import { BLACK_WINS, UNKNOWN, WHITE_WINS, valueOf, type Tree } from './tree.js';

// Steps that may not come about: in linked play a use may be denied (P11). To try one costs nothing, since something else can be
// done afterwards. So it is chosen by what it brings if it comes about, but only so much is expected of it as its odds allow.

/** Whether a step comes about for certain. */
export const isSure = (board: SearchBoard, step: number): boolean => (board.oddsOf?.(step) ?? 1) === 1;

/** What to expect, for White, of an edge that brings `value` if it comes about. */
export const expectedOf = (
  tree: Tree,
  board: SearchBoard,
  node: number,
  edge: number,
  value: number,
): number => {
  const odds = board.oddsOf?.(tree.step[edge]!) ?? 1;
  return odds === 1 ? value : odds * value + (1 - odds) * otherwise(tree, board, node);
};

/** What steps that are sure to come about bring, as far as they were tried; who has none that does not lose, loses. */
const otherwise = (tree: Tree, board: SearchBoard, node: number): number => {
  const { firstEdge, edgeCount, toAct, opinion, step, visits, sum, child, proven } = tree;
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
    total += known === UNKNOWN ? sum[edge]! : visits[edge]! * valueOf(known);
  }
  if (tries > 0) return total / tries;
  return isThere ? opinion[node]! : valueOf(lost);
};
