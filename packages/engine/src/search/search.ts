import { rebase, type SearchBoard } from '../games/board.js';
import type { Evaluator } from '../evaluate/evaluator.js';
import { ForcedWins } from './forced/forcedWins.js';
import { SOLVED_TURNS, carryUp, unfold, unfoldLine, type Provers } from './proofs.js';
import { proofSteps, sureWinner } from './forced/proofTime.js';
import { selectEdge } from './puct.js';
import { Repetitions } from './repetitions.js';
import { Solver } from './solver.js';
import { BLACK_WINS, DRAWN, Tree, UNKNOWN, WHITE_WINS, valueOf, winFor } from './tree.js';
import type { Team, TeamOrder } from './team.js';
import { expectedOf } from './uncertain.js';
import { extraOfLead, extraOfSteps } from './utility.js';

export interface SearchOptions {
  /** Bytes for the tree. */
  readonly memory: number;
  /** The exploration constant of PUCT: how much the search trusts priors over results. Higher values look at more steps. */
  readonly exploration: number;
  /** The threads that search together. Their trees lie in the memory of the team. */
  readonly team?: Team | undefined;
}

const DEFAULT_OPTIONS: SearchOptions = { memory: 128 * 1024 * 1024, exploration: 0.9 };

/** The maximum depth of a line, because GIPF can go in circles. */
const MAX_LINE = 300;
/**
 * The solver looks at a node with so many visits; at the replies to a step of the root sooner, since that step may be played next. It looks
 * at the root, and at the replies that come first, at once, for searches of few visits.
 */
const SOLVE_AT = 16;
const SOLVE_REPLY_AT = 4;
/** The steps that the solver may make. With more of them it would cost more than the evaluations that it saves. */
const SOLVER_STEPS = 3_000;

const fromResult = (result: number): number => (result > 0 ? WHITE_WINS : result < 0 ? BLACK_WINS : DRAWN);

/** A line that waits for the evaluator. */
interface PendingLeaf {
  readonly edges: Int32Array;
  readonly nodes: Int32Array;
  length: number;
  toAct: number;
  /** What {@link SearchBoard.lead} says of its last position. */
  lead: number;
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
  readonly #team: Team | undefined;
  #kept: Tree;
  #spare: Tree;
  /** The node that became the root, until the tree is pruned to it. */
  #root = 0;
  readonly #pending: PendingLeaf[];
  readonly #priors: Float32Array;
  readonly #order: number[] = [];
  readonly #provers: Provers;
  readonly #repetitions = new Repetitions(MAX_LINE);

  constructor(board: SearchBoard, evaluator: Evaluator, options: Partial<SearchOptions> = {}) {
    this.board = board;
    this.evaluator = evaluator;
    this.#options = { ...DEFAULT_OPTIONS, ...options };
    this.#team = options.team;
    // The second tree is only used while the first is pruned.
    [this.#kept, this.#spare] = this.#team?.trees ?? [
      new Tree(this.#options.memory / 2),
      new Tree(this.#options.memory / 2),
    ];
    this.#priors = new Float32Array(board.maxSteps);
    this.#provers = { solver: new Solver(board), forced: new ForcedWins(board) };
    this.#pending = Array.from({ length: evaluator.maxBatch }, () => ({
      edges: new Int32Array(MAX_LINE),
      nodes: new Int32Array(MAX_LINE + 1),
      length: 0,
      toAct: 0,
      lead: 0,
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
    this.#expectQuiet();
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

  /** Lets the other threads of the team search along, until {@link stopHelpers}. The root must have been visited. */
  startHelpers(): void {
    if (this.#team === undefined || this.#team.isWorking || this.finished) return;
    const tree = this.#team.trees.indexOf(this.#tree);
    this.#team.startHelpers({ position: this.board.text(), tree, twice: this.#repetitions.twice });
  }

  /** Ends the search of the other threads. They stay in the tree until {@link helpersIdle}. */
  stopHelpers(): void {
    this.#team?.stopHelpers();
  }

  /** Whether no other thread is in the tree. */
  get helpersIdle(): boolean {
    return this.#team?.helpersIdle ?? true;
  }

  /** Goes to the position that the leader searches in this tree of the team. */
  joinTree({ position, tree, twice }: TeamOrder): void {
    const { trees } = this.#team!;
    this.board.load(position);
    this.#repetitions.begin(this.board, twice);
    this.#provers.forced.clear();
    [this.#kept, this.#spare] = tree === 0 ? trees : [trees[1], trees[0]];
    this.#root = 0;
  }

  /** Starts over at a position given as text. */
  setPosition(text: string): void {
    this.board.load(text);
    this.#repetitions.begin(this.board);
    this.#clear();
  }

  /** Makes a step and keeps the subtree below it. */
  advance(step: number): void {
    const tree = this.#tree;
    const edge = tree.nodes === 0 ? -1 : this.#edgeOf(step);
    const child = edge < 0 ? -1 : tree.child[edge]!;
    this.board.make(step);
    rebase(this.board);
    this.#repetitions.play(this.board);
    if (child >= 0 && this.#isWorthKeeping(child)) this.#root = child;
    else this.#clear();
  }

  /** Whether the tree below this node knows more than a new one soon would: the solver has looked at it. */
  #isWorthKeeping(node: number): boolean {
    const { edgeCount, nodeVisits, proven } = this.#kept;
    // A position that only the solver has looked at has no priors.
    return edgeCount[node]! > 0 && (nodeVisits[node]! > SOLVE_AT || proven[node] !== UNKNOWN);
  }

  #clear(): void {
    this.#expectQuiet();
    this.#kept.clear();
    this.#provers.forced.clear();
    this.#root = 0;
  }

  #expectQuiet(): void {
    if (!this.helpersIdle) throw new Error('the tree changes while other threads are in it');
  }

  #edgeOf(step: number): number {
    const { firstEdge, edgeCount, step: steps } = this.#tree;
    for (let edge = firstEdge[0]!; edge < firstEdge[0]! + edgeCount[0]!; edge++)
      if (steps[edge] === step) return edge;
    return -1;
  }

  /** Adds the steps that prove the result of a node, whose position must be on the board. */
  unfold(node: number): void {
    unfold(this.#tree, this.board, this.#provers, node);
  }

  /** A step of a turn that wins the game at once, whatever else there is; undefined if there is none. */
  winningStep(): number | undefined {
    return this.#provers.solver.winsIn(this.board.toAct, 1) === 1 ? this.#provers.solver.step : undefined;
  }

  /** Makes up to `visits` more visits and returns how many it made. */
  run(visits: number): number {
    let done = 0;
    if (this.board.over) return 0;
    if (this.#tree.nodes === 0) this.#expandRoot();
    while (done < visits && !this.finished) done += this.#batch(visits - done);
    return done;
  }

  /** Whether every step of the root that was looked at loses. What is played should not be one of them. */
  get losesSoFar(): boolean {
    const tree = this.#tree;
    if (tree.nodes === 0) return false;
    const loss = winFor(this.board.toAct ^ 1);
    let tried = 0;
    for (let edge = tree.firstEdge[0]!; edge < tree.firstEdge[0]! + tree.edgeCount[0]!; edge++) {
      if (tree.visits[edge] === 0) continue;
      if (tree.resultAlong(edge) !== loss) return false;
      tried++;
    }
    return tried > 0;
  }

  #expandRoot(): void {
    const { board, evaluator } = this;
    const line = this.#pending[0]!;
    line.count = board.generate(line.steps);
    evaluator.add(0, board, line.steps, line.count);
    evaluator.run(1);
    this.#expand(line, 0, board.toAct, 0);
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
      const extra = this.#extraOf(line, slot, value);
      const last = line.edges[line.length - 1]!;
      // With the memory full the tree stops growing, and its leaves are evaluated again.
      if (this.#tree.childOf(last) < 0) this.#expand(line, slot, toAct, extra, last);
      this.#backUp(line, toAct === 0 ? value : -value, extra);
    }
    return done;
  }

  /** The utility of an evaluated position beyond its value, for White. */
  #extraOf(line: PendingLeaf, slot: number, value: number): number {
    const left = this.evaluator.stepsLeft?.(slot);
    if (left === undefined) return extraOfLead(line.lead, value);
    return extraOfSteps(left, line.toAct === 0 ? value : -value);
  }

  /** Descends from the root to an unvisited position. True if that position now waits for the evaluator. */
  #descend(line: PendingLeaf, slot: number): boolean {
    const { board } = this;
    const { exploration } = this.#options;
    const tree = this.#tree;
    let node = 0;
    line.length = 0;
    line.nodes[0] = 0;
    this.#repetitions.beginLine(board);
    for (;;) {
      const before = tree.enter(node);
      if (this.#isSolvedNow(node, before, line)) {
        tree.leave(node);
        return this.#close(line, valueOf(tree.proven[node]!));
      }
      const edge = selectEdge(tree, node, before, exploration);
      line.edges[line.length++] = edge;
      tree.descend(edge); // counted at once, so that other lines go elsewhere
      board.make(tree.step[edge]!);
      const child = tree.childOf(edge);
      const end = child < 0 ? this.#terminalValue(edge, line) : this.#knownValue(child, line);
      if (end !== undefined) return this.#close(line, end);
      if (child < 0) {
        line.toAct = board.toAct;
        line.lead = board.lead?.() ?? 0;
        line.count = board.generate(line.steps);
        this.evaluator.add(slot, board, line.steps, line.count);
        this.#unmakeLine(line.length);
        return true;
      }
      node = child;
      line.nodes[line.length] = node;
    }
  }

  /** Ends a line that needs no evaluator. */
  #close(line: PendingLeaf, end: number): false {
    this.#unmakeLine(line.length);
    this.#backUp(line, end, this.evaluator.stepsLeft ? extraOfSteps(0, end) : extraOfLead(end, 1));
    return false;
  }

  /** Whether the result of the node that the line has come to is proven now. */
  #isSolvedNow(node: number, visits: number, line: PendingLeaf): boolean {
    const tree = this.#tree;
    const isReply = line.length === 1;
    let winner = this.board.toAct;
    let turns = Infinity;
    const isFirst = node === 0 && visits === 0;
    if (isFirst || visits === SOLVE_AT || (visits === SOLVE_REPLY_AT && isReply))
      turns = this.#solved(SOLVED_TURNS);
    else if (this.board.nearWin !== undefined && proofSteps(node, visits) > 0) {
      winner = sureWinner(tree, node);
      if (winner >= 0) turns = this.#provers.forced.winsIn(winner, proofSteps(node, visits));
    }
    if (turns === Infinity) return false;
    tree.prove(node, winFor(winner), turns);
    // The other threads of a team know nothing of this proof.
    if (this.#team !== undefined && this.#team.memory.helpers > 0)
      unfoldLine(tree, this.board, this.#provers, node);
    carryUp(tree, this.board, line);
    return true;
  }

  /** In how many of its turns the side to act wins, within so many of both. */
  #solved(turns: number): number {
    const { board } = this;
    return board.nearWin?.(board.toAct)
      ? this.#provers.solver.winsIn(board.toAct, turns, SOLVER_STEPS)
      : Infinity;
  }

  #unmakeLine(steps: number): void {
    for (let i = 0; i < steps; i++) this.board.unmake();
  }

  /** The value of a new position that needs no evaluator: the game is over, the position repeats, or the side to act wins at once. */
  #terminalValue(edge: number, line: PendingLeaf): number | undefined {
    const { board } = this;
    if (board.over) return this.#addProven(edge, line, fromResult(board.result), 0);
    if (this.#repetitions.has(board, line.length)) return 0;
    const isEarly = line.length === 1 && this.#tree.nodeVisits[0]! < SOLVE_REPLY_AT;
    const turns = this.#solved(isEarly ? SOLVED_TURNS : 1);
    return turns === Infinity ? undefined : this.#addProven(edge, line, winFor(board.toAct), turns);
  }

  /** Adds a node with a proven result at the end of the line, and returns its value. */
  #addProven(edge: number, line: PendingLeaf, proven: number, turns: number): number {
    const tree = this.#tree;
    const node = tree.addNode(this.board.toAct, valueOf(proven), proven);
    if (node >= 0) {
      tree.endsIn[node] = turns;
      const linked = tree.link(edge, node);
      // Another thread may have linked the same position before, without this proof.
      if (tree.proven[linked] === UNKNOWN) tree.prove(linked, proven, turns);
      line.nodes[line.length] = linked;
      carryUp(tree, this.board, line);
    }
    return valueOf(proven);
  }

  #knownValue(child: number, line: PendingLeaf): number | undefined {
    const proven = this.#tree.proven[child]!;
    if (proven !== UNKNOWN) return valueOf(proven);
    if (line.length >= MAX_LINE - 1) return this.#tree.netValue[child]!;
    return this.#repetitions.has(this.board, line.length) ? 0 : undefined;
  }

  /** Adds the evaluated position to the tree, its steps in descending order of their priors, below the edge `above`. */
  #expand(line: PendingLeaf, slot: number, toAct: number, extra: number, above = -1): void {
    const { evaluator } = this;
    const tree = this.#tree;
    const value = evaluator.value(slot);
    const node = tree.addNode(toAct, toAct === 0 ? value : -value, UNKNOWN, line.count);
    if (node < 0) return;
    tree.netExtra[node] = extra;
    evaluator.priors(slot, this.#priors);
    const order = this.#order;
    order.length = line.count;
    for (let i = 0; i < line.count; i++) order[i] = i;
    order.sort((a, b) => this.#priors[b]! - this.#priors[a]! || a - b);
    let edge = tree.firstEdge[node]!;
    for (const i of order) tree.setEdge(edge++, line.steps[i]!, this.#priors[i]!);
    if (above >= 0) tree.link(above, node);
  }

  /** Backs value and utility up the line, from White's point of view. Its visits were counted on the way down. */
  #backUp(line: PendingLeaf, end: number, extra: number): void {
    const tree = this.#tree;
    let value = end;
    for (let i = line.length - 1; i >= 0; i--) {
      const edge = line.edges[i]!;
      tree.backUp(edge, value, extra);
      // An uncertain step costs nothing to try. It is selected by its value if it takes effect, but the parent gets only the expected
      // value.
      if (this.board.oddsOf) value = expectedOf(tree, this.board, line.nodes[i]!, edge, value);
    }
  }
}
