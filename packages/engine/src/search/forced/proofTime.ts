import type { Tree } from '../tree.js';

// The proof search goes on where it ended, so that it is asked often and for a short time: a search must be able to stop at any moment. A
// thousand of its steps take about half a millisecond.

/** A node is looked at whenever it has so many visits more, the root sooner. */
const EVERY = 32;
const EVERY_AT_ROOT = 8;
/** The steps that it may then make. */
const STEPS = 1_280;
const STEPS_AT_ROOT = 3_200;
/** The first look comes here, also at the root, where it may take longer: before, the value says little. */
const FIRST = 32;
const FIRST_STEPS_AT_ROOT = 12_800;
/** A proof is looked for where the value for one side is at least this. */
const SURE = 0.7;

/** The steps that the proof search may make at a node with so many visits; 0 if it has nothing to do there. */
export const proofSteps = (node: number, visits: number): number => {
  if (visits < FIRST) return 0;
  if (node === 0) {
    if (visits === FIRST) return FIRST_STEPS_AT_ROOT;
    return visits % EVERY_AT_ROOT === 0 ? STEPS_AT_ROOT : 0;
  }
  return visits % EVERY === 0 ? STEPS : 0;
};

/** The side that all but wins, by the visits of a node; −1 if neither does. */
export const sureWinner = (tree: Tree, node: number): number => {
  const { firstEdge, edgeCount, totalValue, visits } = tree;
  let total = 0;
  let tries = 0;
  for (let edge = firstEdge[node]!; edge < firstEdge[node]! + edgeCount[node]!; edge++) {
    total += totalValue[edge]!;
    tries += visits[edge]!;
  }
  if (Math.abs(total) < SURE * tries) return -1;
  return total > 0 ? 0 : 1;
};
