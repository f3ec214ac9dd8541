import { rebase, type SearchBoard } from '../games/board.js';
import type { Evaluator } from '../evaluate/evaluator.js';
import { BLACK_WINS, DRAWN, Tree, UNKNOWN, WHITE_WINS, valueOf } from './tree.js';
import { expectedOf, isSure } from './uncertain.js';

export interface SearchOptions {
  /** Bytes for the tree. */
  readonly memory: number;
  /** The exploration constant of PUCT: how much the search trusts priors over results. Higher values look at more steps. */
  readonly exploration: number;
}

const DEFAULT_OPTIONS: SearchOptions = { memory: 128 * 1024 * 1024, exploration: 1.6 };

/** The maximum depth of a line, because GIPF can go in circles. */
const MAX_LINE = 300;
/** First-play urgency: how much worse than its parent an unvisited step is assumed to be. */
const FPU_REDUCTION = 0.2;

const winFor = (side: number): number => (side === 0 ? WHITE_WINS : BLACK_WINS);
const fromResult = (result: number): number => (result > 0 ? WHITE_WINS : result < 0 ? BLACK_WINS : DRAWN);

/** A line that waits for the evaluator. */
interface PendingLeaf {
  readonly edges: Int32Array;
  readonly nodes: Int32Array;
  length: number;
  toAct: number;
  readonly steps: Int32Array;
  count: number;
}

/**
 * MCTS with PUCT over single steps, with proven results carried up the tree. It works on one board, which is at the root position whenever
 * no method is running. The same visits in the same order give the same tree.
 */
export class Search {
  readonly board: SearchBoard;
  readonly evaluator: Evaluator;
  readonly #options: SearchOptions;
  #kept: Tree;
  #spare: Tree;
  /** The node that became the root, until the tree is pruned to it. */
  #root = 0;
  readonly #pending: PendingLeaf[];
  readonly #priors: Float32Array;
  readonly #order: number[] = [];
  /** Positions on the path from the root, to detect repetitions. */
  readonly #seenLow = new Int32Array(MAX_LINE + 1);
  readonly #seenHigh = new Int32Array(MAX_LINE + 1);

  constructor(board: SearchBoard, evaluator: Evaluator, options: Partial<SearchOptions> = {}) {
    this.board = board;
    this.evaluator = evaluator;
    this.#options = { ...DEFAULT_OPTIONS, ...options };
    // The second tree is only used while the first is pruned.
    this.#kept = new Tree(this.#options.memory / 2);
    this.#spare = new Tree(this.#options.memory / 2);
    this.#priors = new Float32Array(board.maxSteps);
    this.#pending = Array.from({ length: evaluator.maxBatch }, () => ({
      edges: new Int32Array(MAX_LINE),
      nodes: new Int32Array(MAX_LINE + 1),
      length: 0,
      toAct: 0,
      steps: new Int32Array(board.maxSteps),
      count: 0,
    }));
  }

  get tree(): Tree {
    return this.#tree;
  }

  /** The tree, with the current position at its root. A large one takes a while to prune, which an answer must not wait for. */
  get #tree(): Tree {
    if (this.#root === 0) return this.#kept;
    const pruned = this.#spare;
    this.#kept.copyBelow(this.#root, pruned);
    this.#spare = this.#kept;
    this.#kept = pruned;
    this.#root = 0;
    return pruned;
  }

  /** Visits of the current root, including those kept from an earlier one. */
  get visits(): number {
    return this.#tree.nodes === 0 ? 0 : this.#tree.nodeVisits[0]!;
  }

  /** More search cannot change anything: the game is over or its result proven. */
  get finished(): boolean {
    return this.board.over || (this.#tree.nodes > 0 && this.#tree.proven[0] !== UNKNOWN);
  }

  /** Starts over at a position given as text. */
  setPosition(text: string): void {
    this.board.load(text);
    this.#clear();
  }

  /** Makes a step and keeps the subtree below it. */
  advance(step: number): void {
    const tree = this.#tree;
    const edge = tree.nodes === 0 ? -1 : this.#edgeOf(step);
    const child = edge < 0 ? -1 : tree.child[edge]!;
    this.board.make(step);
    rebase(this.board);
    if (child < 0) this.#clear();
    else this.#root = child;
  }

  #clear(): void {
    this.#kept.clear();
    this.#root = 0;
  }

  #edgeOf(step: number): number {
    const { firstEdge, edgeCount, step: steps } = this.#tree;
    for (let edge = firstEdge[0]!; edge < firstEdge[0]! + edgeCount[0]!; edge++)
      if (steps[edge] === step) return edge;
    return -1;
  }

  /** Makes up to `visits` more visits and returns how many it made. */
  run(visits: number): number {
    let done = 0;
    if (this.board.over) return 0;
    if (this.#tree.nodes === 0) this.#expandRoot();
    while (done < visits && !this.finished) done += this.#batch(visits - done);
    return done;
  }

  #expandRoot(): void {
    const { board, evaluator } = this;
    const line = this.#pending[0]!;
    line.count = board.generate(line.steps);
    evaluator.add(0, board, line.steps, line.count);
    evaluator.run(1);
    this.#expand(line, 0, board.toAct);
  }

  /** Descends as many lines as the evaluator takes in a batch. Lines with a known result are backed up at once. */
  #batch(limit: number): number {
    const { evaluator } = this;
    let done = 0;
    let slots = 0;
    while (slots < evaluator.maxBatch && done < limit && !this.finished) {
      if (this.#descend(this.#pending[slots]!, slots)) slots++;
      done++;
    }
    if (slots > 0) evaluator.run(slots);
    for (let slot = 0; slot < slots; slot++) {
      const line = this.#pending[slot]!;
      const toAct = line.toAct;
      const value = evaluator.value(slot);
      const last = line.edges[line.length - 1]!;
      // With the memory full the tree stops growing, and its leaves are evaluated again.
      if (this.#tree.child[last]! < 0 && this.#tree.hasRoom(line.count)) {
        this.#tree.child[last] = this.#expand(line, slot, toAct);
      }
      this.#backUp(line, toAct === 0 ? value : -value);
    }
    return done;
  }

  /** Descends from the root to an unvisited position. True if that position now waits for the evaluator. */
  #descend(line: PendingLeaf, slot: number): boolean {
    const { board } = this;
    const tree = this.#tree;
    let node = 0;
    line.length = 0;
    line.nodes[0] = 0;
    this.#seenLow[0] = board.hashLow;
    this.#seenHigh[0] = board.hashHigh;
    for (;;) {
      const edge = this.#selectEdge(node);
      line.edges[line.length++] = edge;
      tree.visits[edge]!++; // virtual visit: counted at once, so that other lines of the batch go elsewhere
      tree.nodeVisits[node]!++;
      board.make(tree.step[edge]!);
      const child = tree.child[edge]!;
      const end = child < 0 ? this.#terminalValue(edge, line) : this.#knownValue(child, line);
      if (end !== undefined) {
        this.#unmakeLine(line.length);
        this.#backUp(line, end);
        return false;
      }
      if (child < 0) {
        line.toAct = board.toAct;
        line.count = board.generate(line.steps);
        this.evaluator.add(slot, board, line.steps, line.count);
        this.#unmakeLine(line.length);
        return true;
      }
      node = child;
      line.nodes[line.length] = node;
    }
  }

  #unmakeLine(steps: number): void {
    for (let i = 0; i < steps; i++) this.board.unmake();
  }

  /** The value of a position that needs no evaluator: the game is over, or the position repeats. */
  #terminalValue(edge: number, line: PendingLeaf): number | undefined {
    const { board } = this;
    if (board.over) {
      const proven = fromResult(board.result);
      const tree = this.#tree;
      if (tree.hasRoom(0)) tree.child[edge] = tree.addNode(board.toAct, valueOf(proven), proven);
      line.nodes[line.length] = tree.child[edge]!;
      if (tree.child[edge]! >= 0) this.#prove(line);
      return board.result;
    }
    return this.#isRepetition(line.length) ? 0 : undefined;
  }

  #knownValue(child: number, line: PendingLeaf): number | undefined {
    const proven = this.#tree.proven[child]!;
    if (proven !== UNKNOWN) return valueOf(proven);
    if (line.length >= MAX_LINE - 1) return this.#tree.netValue[child]!;
    return this.#isRepetition(line.length) ? 0 : undefined;
  }

  #isRepetition(length: number): boolean {
    const { hashLow, hashHigh } = this.board;
    for (let i = 0; i < length; i++) {
      if (this.#seenLow[i] === hashLow && this.#seenHigh[i] === hashHigh) return true;
    }
    this.#seenLow[length] = hashLow;
    this.#seenHigh[length] = hashHigh;
    return false;
  }

  /** The PUCT choice: the edge with the highest sum of its mean value and an exploration bonus for a high prior and few visits. */
  #selectEdge(node: number): number {
    const { firstEdge, edgeCount, nodeVisits, toAct, netValue, visits, totalValue, prior, child, proven } =
      this.#tree;
    const sign = toAct[node] === 0 ? 1 : -1;
    const lost = winFor(toAct[node]! ^ 1);
    const n = nodeVisits[node]!;
    const weight = (this.#options.exploration + Math.log((n + 2_001) / 2_000)) * Math.sqrt(n + 1);
    const first = firstEdge[node]!;
    let best = first;
    let bestScore = -Infinity;
    let tried = 0;
    for (let edge = first; edge < first + edgeCount[node]!; edge++) {
      const k = visits[edge]!;
      if (k === 0) {
        // Priors are sorted, so the first unvisited edge is the best unvisited one.
        const score = sign * netValue[node]! - FPU_REDUCTION * Math.sqrt(tried) + weight * prior[edge]!;
        return score > bestScore ? edge : best;
      }
      tried += prior[edge]!;
      const below = child[edge]!;
      if (below >= 0 && proven[below] === lost) continue;
      const score = (sign * totalValue[edge]!) / k + (weight * prior[edge]!) / (1 + k);
      if (score > bestScore) {
        bestScore = score;
        best = edge;
      }
    }
    return best;
  }

  /** Adds the evaluated position to the tree, its steps in descending order of their priors. */
  #expand(line: PendingLeaf, slot: number, toAct: number): number {
    const { evaluator } = this;
    const tree = this.#tree;
    const value = evaluator.value(slot);
    const node = tree.addNode(toAct, toAct === 0 ? value : -value, UNKNOWN);
    evaluator.priors(slot, this.#priors);
    const order = this.#order;
    order.length = line.count;
    for (let i = 0; i < line.count; i++) order[i] = i;
    order.sort((a, b) => this.#priors[b]! - this.#priors[a]! || a - b);
    for (const i of order) tree.addEdge(node, line.steps[i]!, this.#priors[i]!);
    return node;
  }

  /** Backs the value up the line, from White's point of view. Its visits were counted on the way down. */
  #backUp(line: PendingLeaf, end: number): void {
    const { totalValue } = this.#tree;
    let value = end;
    for (let i = line.length - 1; i >= 0; i--) {
      const edge = line.edges[i]!;
      totalValue[edge]! += value;
      // An uncertain step costs nothing to try. It is selected by its value if it takes effect, but the parent gets only the expected
      // value.
      if (this.board.oddsOf) value = expectedOf(this.#tree, this.board, line.nodes[i]!, edge, value);
    }
  }

  /** Carries a proven result up the line: a win if one step wins, otherwise the best result once all are proven. */
  #prove(line: PendingLeaf): void {
    const { proven, toAct, firstEdge, edgeCount, child, step } = this.#tree;
    for (let i = line.length - 1; i >= 0; i--) {
      const node = line.nodes[i]!;
      const mine = winFor(toAct[node]!);
      let best: number = winFor(toAct[node]! ^ 1);
      let open = false;
      for (let edge = firstEdge[node]!; edge < firstEdge[node]! + edgeCount[node]!; edge++) {
        const below = child[edge]!;
        const result = below < 0 ? UNKNOWN : proven[below]!;
        if (result === mine && isSure(this.board, step[edge]!)) best = mine;
        else if (result === UNKNOWN || result === mine) open = true;
        else if (result === DRAWN && best !== mine) best = DRAWN;
      }
      if (best !== mine && open) return;
      proven[node] = best;
      if (best !== DRAWN) this.#countTurns(node, best, best === mine);
    }
  }

  /** The winner takes the quickest way that is known, the loser the longest. */
  #countTurns(node: number, result: number, isWon: boolean): void {
    const tree = this.#tree;
    let turns = isWon ? Infinity : 0;
    for (let edge = tree.firstEdge[node]!; edge < tree.firstEdge[node]! + tree.edgeCount[node]!; edge++) {
      const child = tree.child[edge]!;
      if (child < 0 || tree.proven[child] !== result) continue;
      if (isWon && !isSure(this.board, tree.step[edge]!)) continue;
      const along = tree.endsAlong(node, edge);
      turns = isWon ? Math.min(turns, along) : Math.max(turns, along);
    }
    tree.endsIn[node] = turns;
  }
}
