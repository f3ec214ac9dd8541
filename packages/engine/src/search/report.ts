import type { Search } from './search.js';
import { weightAt } from './sureChoice.js';
import { BLACK_WINS, DRAWN, UNKNOWN, WHITE_WINS } from './tree.js';
import { expectedOf, isSure } from './uncertain.js';

/** A searched turn with its likely continuation. */
export interface Line {
  /** The steps of the turn, joined with semicolons. */
  readonly turn: string;
  /** The codes of its steps, for the search to continue with. */
  readonly steps: readonly number[];
  readonly visits: number;
  /** Expected result for the side to act: 1 a win, 0 a loss. */
  readonly score: number;
  /** The result for the side to act if it is certain. */
  readonly proven?: 'win' | 'loss' | 'draw';
  /** Turns of the winner until the end of a proven win or loss. The search stops at a proof, so a quicker win may exist. */
  readonly endsIn?: number;
  /** The principal variation: the turn and the turns after it. */
  readonly line: readonly string[];
}

export interface Report {
  readonly visits: number;
  /** Best first. */
  readonly lines: readonly Line[];
}

const MAX_TURNS = 12;
/** More than a search can count, so that a proof weighs more than visits. */
const MANY_VISITS = 2 ** 32;
const MANY_TURNS = 2 ** 16;

const certain = (proven: number, toAct: number): Line['proven'] => {
  if (proven === DRAWN) return 'draw';
  return proven === (toAct === 0 ? WHITE_WINS : BLACK_WINS) ? 'win' : 'loss';
};

/**
 * Ranks an edge: a proven win first, the quickest before the others, then a step that wins if it takes effect, which costs nothing to try.
 * A proven loss last, the longest before the others. Otherwise by weight.
 */
const rank = (
  { tree, board }: Search,
  node: number,
  edge: number,
  weightOf: (edge: number) => number,
): number => {
  const toAct = tree.toAct[node]!;
  const child = tree.child[edge]!;
  const proven = child < 0 ? UNKNOWN : tree.proven[child]!;
  const visits = tree.visits[edge]!;
  if (proven === UNKNOWN || proven === DRAWN) return weightOf(edge);
  const turns = tree.endsAlong(node, edge);
  if (proven === (toAct === 0 ? BLACK_WINS : WHITE_WINS)) return (turns - MANY_TURNS) * MANY_VISITS + visits;
  return (MANY_TURNS * (isSure(board, tree.step[edge]!) ? 2 : 1) - turns) * MANY_VISITS + visits;
};

/** The visited edges of a node, whose position is on the board, best first; ties go to the higher prior. */
const ranked = (search: Search, node: number): number[] => {
  const { tree } = search;
  search.unfold(node);
  const first = tree.firstEdge[node]!;
  const edges = Array.from({ length: tree.edgeCount[node]! }, (_, i) => first + i);
  const tried = edges.filter(edge => tree.visits[edge]! > 0 || tree.child[edge]! >= 0);
  const open = tried.length > 0 ? tried : edges;
  const weightOf = weightAt(tree, node);
  // Other threads may change what a rank depends on.
  const ranks = new Map(open.map(edge => [edge, rank(search, node, edge, weightOf)]));
  return open.sort((a, b) => ranks.get(b)! - ranks.get(a)! || a - b);
};

/** The best turn, and up to `count` alternatives. */
export const report = (search: Search, count = 1): Report => {
  const { tree } = search;
  if (tree.nodes === 0) return { visits: 0, lines: [] };
  return {
    visits: search.visits,
    lines: ranked(search, 0)
      .slice(0, count)
      .map(edge => lineOf(search, edge)),
  };
};

const lineOf = (search: Search, edge: number): Line => {
  const { tree, board } = search;
  const toAct = tree.toAct[0]!;
  const child = tree.child[edge]!;
  const proven = child < 0 ? UNKNOWN : tree.proven[child]!;
  const visits = tree.visits[edge]!;
  const brings = visits > 0 ? tree.totalValue[edge]! / visits : tree.netValue[0]!;
  const mean = expectedOf(tree, board, 0, edge, brings);
  const own = toAct === 0 ? mean : -mean;
  const isKnown = proven !== UNKNOWN && isSure(board, tree.step[edge]!);
  const result = isKnown ? certain(proven, toAct) : undefined;
  const { turns, steps } = follow(search, edge);
  steps.forEach(() => {
    board.unmake();
  });
  const score = result === undefined ? (own + 1) / 2 : { win: 1, draw: 0.5, loss: 0 }[result];
  return {
    turn: turns[0]!.text,
    steps: steps.slice(0, turns[0]!.steps),
    visits,
    score,
    ...(result === undefined ? {} : { proven: result }),
    ...(result === 'win' || result === 'loss' ? { endsIn: tree.endsAlong(0, edge) } : {}),
    line: turns.map(t => t.text),
  };
};

/** Plays the best steps from the root through `edge`, split into turns. They stay made on the board. */
const follow = (
  search: Search,
  first: number,
): { turns: { text: string; steps: number }[]; steps: number[] } => {
  const { tree, board } = search;
  const turns: { text: string; steps: number }[] = [];
  const steps: number[] = [];
  let side = -1;
  for (let edge = first; ;) {
    const text = board.stepText(tree.step[edge]!);
    if (board.toAct === side) {
      const turn = turns.at(-1)!;
      turn.text += `;${text}`;
      turn.steps++;
    } else {
      if (turns.length === MAX_TURNS) break;
      turns.push({ text, steps: 1 });
      side = board.toAct;
    }
    board.make(tree.step[edge]!);
    steps.push(tree.step[edge]!);
    const node = tree.child[edge]!;
    if (node < 0 || board.over) break;
    const next = ranked(search, node)[0];
    // Within a turn the line goes on with the highest prior: half a turn is no use to anyone.
    if (next === undefined || (tree.visits[next] === 0 && tree.child[next]! < 0 && board.toAct !== side))
      break;
    edge = next;
  }
  return { turns, steps };
};
