import type { SearchBoard } from '../games/board.js';
import type { ForcedWin, ForcedWins } from './forced/forcedWins.js';
import type { Solver } from './solver.js';
import { DRAWN, UNKNOWN, WHITE_WINS, valueOf, winFor, type Tree } from './tree.js';
import { isSure } from './uncertain.js';

/** The turns of both sides that the solver looks through. */
export const SOLVED_TURNS = 3;

/** A way down the tree: `nodes` has the root first, `edges[i]` leads from `nodes[i]` to `nodes[i + 1]`. */
export interface TreePath {
  readonly nodes: Int32Array;
  readonly edges: Int32Array;
  /** The number of edges. */
  readonly length: number;
}

/**
 * Carries the proven result at the end of a path up: a win if one step wins, otherwise the best result once all are proven. The means above
 * are corrected. The last visit of the path is already counted and its value still to be added.
 */
export const carryUp = (tree: Tree, board: SearchBoard, { nodes, edges, length }: TreePath): void => {
  for (let i = length - 1; i >= 0; i--) {
    const node = nodes[i]!;
    const before = settle(tree, edges[i]!);
    const result = resultOf(tree, board, node);
    if (result === UNKNOWN) {
      if (!board.oddsOf) correct(tree, edges.subarray(0, i), node, edges[i]!, before);
      return;
    }
    const isWon = result === winFor(tree.toAct[node]!);
    tree.prove(node, result, result === DRAWN ? 0 : turnsTo(tree, board, node, result, isWon));
  }
};

/** All visits of an edge that leads to a proven result count as that result. Returns what they counted before. */
const settle = (tree: Tree, edge: number): number =>
  tree.replaceValue(edge, tree.backedUp(edge) * valueOf(tree.resultAlong(edge)));

/** The proven result of a node from what is proven of its steps. */
const resultOf = (tree: Tree, board: SearchBoard, node: number): number => {
  const { toAct, firstEdge, edgeCount, step } = tree;
  const mine = winFor(toAct[node]!);
  let best: number = winFor(toAct[node]! ^ 1);
  let open = false;
  for (let edge = firstEdge[node]!; edge < firstEdge[node]! + edgeCount[node]!; edge++) {
    const result = tree.resultAlong(edge);
    if (result === mine && isSure(board, step[edge]!)) return mine;
    if (result === UNKNOWN || result === mine) open = true;
    else if (result === DRAWN) best = DRAWN;
  }
  return open ? UNKNOWN : best;
};

/**
 * Corrects the edges above a node of which one edge is now proven. The visits to a lost step count like those to the other steps: it would
 * not be played.
 */
const correct = (tree: Tree, above: Int32Array, node: number, edge: number, before: number): void => {
  const { totalValue, proven, child, toAct } = tree;
  const isLost = proven[child[edge]!] === winFor(toAct[node]! ^ 1);
  const after = isLost ? tree.backedUp(edge) * meanOfOthers(tree, node) : totalValue[edge]!;
  for (const higher of above) tree.addValue(higher, after - before);
};

/** The mean value of the visited steps of a node that are not lost, or that of the net. */
const meanOfOthers = (tree: Tree, node: number): number => {
  const { firstEdge, edgeCount, toAct, netValue, visits, totalValue, child, proven } = tree;
  const lost = winFor(toAct[node]! ^ 1);
  let tries = 0;
  let total = 0;
  for (let edge = firstEdge[node]!; edge < firstEdge[node]! + edgeCount[node]!; edge++) {
    if (child[edge]! >= 0 && proven[child[edge]!] === lost) continue;
    tries += visits[edge]!;
    total += totalValue[edge]!;
  }
  return tries > 0 ? total / tries : netValue[node]!;
};

/** The turns to a proven end: the winner takes the quickest way that is known, the loser the longest. */
const turnsTo = (tree: Tree, board: SearchBoard, node: number, result: number, isWon: boolean): number => {
  let turns = isWon ? Infinity : 0;
  for (let edge = tree.firstEdge[node]!; edge < tree.firstEdge[node]! + tree.edgeCount[node]!; edge++) {
    const child = tree.child[edge]!;
    if (child < 0 || tree.proven[child] !== result) continue;
    if (isWon && !isSure(board, tree.step[edge]!)) continue;
    const along = tree.endsAlong(node, edge);
    turns = isWon ? Math.min(turns, along) : Math.max(turns, along);
  }
  return turns;
};

/** What finds proofs without the tree. */
export interface Provers {
  readonly solver: Solver;
  readonly forced: ForcedWins;
}

/** The turns in which `winner` wins from the position on the board, and its step. Infinity if these provers do not know it. */
const proofAt = (board: SearchBoard, { solver, forced }: Provers, winner: number): ForcedWin => {
  const kept = board.over ? undefined : forced.here;
  if (kept !== undefined) return kept;
  const turns = solver.winsIn(winner, SOLVED_TURNS);
  return { turns, step: solver.step };
};

/** A step of a proof: who acts after it, and in how many turns the winner wins from there. */
interface ProofStep {
  readonly step: number;
  readonly toAct: number;
  readonly turns: number;
}

/** The steps that prove that `winner` wins: one of its own, or all of the loser. `undefined` if one of them is not known to. */
const proofSteps = (board: SearchBoard, provers: Provers, winner: number): ProofStep[] | undefined => {
  const steps = new Int32Array(board.maxSteps);
  let proving: Iterable<number> = steps.subarray(0, board.generate(steps));
  if (board.toAct === winner) {
    const { turns, step } = proofAt(board, provers, winner);
    if (turns === Infinity) return undefined;
    proving = [step];
  }
  const found: ProofStep[] = [];
  for (const step of proving) {
    board.make(step);
    const { toAct } = board;
    const { turns } = proofAt(board, provers, winner);
    board.unmake();
    if (turns === Infinity) return undefined;
    found.push({ step, toAct, turns });
  }
  return found;
};

/**
 * Adds the steps to the tree that prove a result which was found without them. The position of the node must be on the board. Does nothing
 * if they are there, if there is no room, or if another thread has found the proof: that thread adds what it knows.
 */
export const unfold = (tree: Tree, board: SearchBoard, provers: Provers, node: number): void => {
  const result = tree.proven[node]!;
  if (board.over || result === UNKNOWN) return;
  if (tree.edgeCount[node]! > 0 && resultOf(tree, board, node) === result) return;
  const proof = proofSteps(board, provers, result === WHITE_WINS ? 0 : 1);
  if (proof === undefined) return;
  if (tree.edgeCount[node] === 0) {
    const steps = new Int32Array(board.maxSteps);
    const legal = steps.subarray(0, board.generate(steps));
    if (!tree.hasRoom(legal.length) || !tree.addSteps(node, legal)) return;
  }
  const first = tree.firstEdge[node]!;
  for (const { step, toAct, turns } of proof) {
    const edge = tree.step.indexOf(step, first);
    const child = tree.childOf(edge);
    if (child >= 0) tree.prove(child, result, turns);
    else if (tree.hasRoom(0)) {
      const added = tree.addNode(toAct, valueOf(result), result);
      if (added >= 0) tree.prove(tree.link(edge, added), result, turns);
    }
  }
};

/** Adds a proof to the tree along its best line, to the end of the game. The position of the node must be on the board. */
export const unfoldLine = (tree: Tree, board: SearchBoard, provers: Provers, node: number): void => {
  unfold(tree, board, provers, node);
  const result = tree.proven[node]!;
  const isWon = result === winFor(tree.toAct[node]!);
  let best = -1;
  for (let edge = tree.firstEdge[node]!; edge < tree.firstEdge[node]! + tree.edgeCount[node]!; edge++) {
    if (tree.resultAlong(edge) !== result || (isWon && !isSure(board, tree.step[edge]!))) continue;
    const isBetter = best < 0 || tree.endsAlong(node, edge) < tree.endsAlong(node, best) === isWon;
    if (isBetter) best = edge;
  }
  if (best < 0) return;
  board.make(tree.step[best]!);
  if (!board.over) unfoldLine(tree, board, provers, tree.childOf(best));
  board.unmake();
};
