import { addDouble, addSingle, exchangeDouble } from './sharedFloats.js';
import { EDGE_BYTES, NODE_BYTES, SharedArrays, WAITING_BYTES } from './sharedArrays.js';

/** The proof status of a node. */
export const UNKNOWN = 0;
export const WHITE_WINS = 1;
export const BLACK_WINS = 2;
export const DRAWN = 3;

export const winFor = (side: number): number => (side === 0 ? WHITE_WINS : BLACK_WINS);

/** The value for White. Meaningless for `UNKNOWN`. */
export const valueOf = (proven: number): number =>
  proven === WHITE_WINS ? 1 : proven === BLACK_WINS ? -1 : 0;

/** The average number of steps per node, for dividing the memory. */
const EDGES_PER_NODE = 48;

/** Indices of the counters. */
const NODES = 0;
const EDGES = 1;

const grown = <T extends Int32Array | Float32Array | Float64Array | Uint8Array | Uint16Array>(
  old: T,
  size: number,
): T => {
  const Kind = old.constructor as new (length: number) => T;
  const wider = new Kind(size);
  wider.set(old);
  return wider;
};

/**
 * The tree in flat arrays: nodes are positions, edges are steps, in descending order of their priors. It has a fixed capacity and then
 * reports that it is full. Values are kept from White's point of view.
 *
 * A tree of one thread grows as it is needed. One of several threads lies in shared memory of its full size. There every change that two
 * threads may make at once is atomic, and a node is complete before an edge leads to it; other reads may be a little behind.
 */
export class Tree {
  /** Whether several threads may change it at the same time. */
  readonly isShared: boolean;
  readonly maxNodes: number;
  readonly maxEdges: number;
  /** How many nodes and edges there are. */
  #used: Int32Array = new Int32Array(2);

  firstEdge: Int32Array = new Int32Array(1_024);
  edgeCount: Int32Array = new Int32Array(1_024);
  nodeVisits: Int32Array = new Int32Array(1_024);
  /** The evaluator's value, for White. */
  netValue: Float32Array = new Float32Array(1_024);
  /** The utility of the position beyond that value, for White. */
  netExtra: Float32Array = new Float32Array(1_024);
  toAct: Uint8Array = new Uint8Array(1_024);
  proven: Uint8Array = new Uint8Array(1_024);
  /** Of a proven win: how many more turns of the winner it takes. */
  endsIn: Uint16Array = new Uint16Array(1_024);

  step: Int32Array = new Int32Array(65_536);
  prior: Float32Array = new Float32Array(65_536);
  visits: Int32Array = new Int32Array(65_536);
  totalValue: Float64Array = new Float64Array(65_536);
  /** The utility of the visits beyond their value, for White: see utility.ts. */
  totalExtra: Float32Array = new Float32Array(65_536);
  /** The node an edge leads to, −1 until it is visited. */
  child: Int32Array = new Int32Array(65_536);
  /** Of a shared tree: the visits that are counted and whose values are still to come. */
  readonly waiting: Int32Array | undefined;
  readonly #valueBits: BigInt64Array = new BigInt64Array(0);
  readonly #extraBits: Int32Array = new Int32Array(0);

  /** With `shared` memory, which {@link sharedBytes} are enough for, the tree is that of several threads. */
  constructor(bytes: number, shared?: SharedArrayBuffer) {
    this.maxNodes = Tree.#nodesIn(bytes, shared === undefined ? 0 : WAITING_BYTES);
    this.maxEdges = this.maxNodes * EDGES_PER_NODE;
    this.isShared = shared !== undefined;
    if (shared === undefined) return;
    const { waiting, valueBits, extraBits, used, ...arrays } = new SharedArrays(
      shared,
      this.maxNodes,
      this.maxEdges,
    );
    Object.assign(this, arrays);
    this.#used = used;
    this.waiting = waiting;
    this.#valueBits = valueBits;
    this.#extraBits = extraBits;
  }

  static #nodesIn(bytes: number, more: number): number {
    return Math.max(64, Math.floor(bytes / (NODE_BYTES + EDGES_PER_NODE * (EDGE_BYTES + more))));
  }

  /** The size of the shared memory for a tree of so many bytes. */
  static sharedBytes(bytes: number): number {
    const nodes = Tree.#nodesIn(bytes, WAITING_BYTES);
    return SharedArrays.bytes(nodes, nodes * EDGES_PER_NODE);
  }

  get nodes(): number {
    return this.#used[NODES]!;
  }

  get edges(): number {
    return this.#used[EDGES]!;
  }

  clear(): void {
    this.#used.fill(0);
  }

  /** Whether a node with this many edges fits. */
  hasRoom(edges: number): boolean {
    return this.nodes < this.maxNodes && this.edges + edges <= this.maxEdges;
  }

  /** Takes the next `count` places of a kind. Returns the first, or −1 if there are not so many. */
  #take(kind: number, count: number, most: number): number {
    const used = this.#used;
    if (!this.isShared) {
      const first = used[kind]!;
      if (first + count > most) return -1;
      used[kind] = first + count;
      return first;
    }
    for (;;) {
      const first = Atomics.load(used, kind);
      if (first + count > most) return -1;
      if (Atomics.compareExchange(used, kind, first, first + count) === first) return first;
    }
  }

  /** Adds a node, with room for `edges` that are still to be {@link setEdge set}. Returns −1 if it is full. */
  addNode(toAct: number, netValue: number, proven: number, edges = 0): number {
    if (!this.hasRoom(edges)) return -1;
    const first = this.#take(EDGES, edges, this.maxEdges);
    const node = first < 0 ? -1 : this.#take(NODES, 1, this.maxNodes);
    if (node < 0) return -1;
    if (node >= this.toAct.length) this.#growNodes();
    if (this.edges > this.step.length) this.#growEdges();
    this.firstEdge[node] = first;
    this.edgeCount[node] = edges;
    this.nodeVisits[node] = 0;
    this.netValue[node] = netValue;
    this.netExtra[node] = 0;
    this.toAct[node] = toAct;
    this.proven[node] = proven;
    this.endsIn[node] = 0;
    return node;
  }

  setEdge(edge: number, step: number, prior: number): void {
    this.step[edge] = step;
    this.prior[edge] = prior;
    this.visits[edge] = 0;
    this.totalValue[edge] = 0;
    this.totalExtra[edge] = 0;
    this.child[edge] = -1;
    if (this.waiting !== undefined) this.waiting[edge] = 0;
  }

  /** Gives a node without edges these steps, if there is room. Nothing is known of them but that they are legal. */
  addSteps(node: number, steps: Int32Array): boolean {
    const first = this.#take(EDGES, steps.length, this.maxEdges);
    if (first < 0) return false;
    if (this.edges > this.step.length) this.#growEdges();
    steps.forEach((step, i) => {
      this.setEdge(first + i, step, 1 / steps.length);
    });
    this.firstEdge[node] = first;
    this.edgeCount[node] = steps.length;
    return true;
  }

  /** Lets an edge lead to a finished node, unless another thread was faster. Returns the node that it leads to. */
  link(edge: number, node: number): number {
    if (!this.isShared) return (this.child[edge] = node);
    const before = Atomics.compareExchange(this.child, edge, -1, node);
    return before < 0 ? node : before;
  }

  /** The node that an edge leads to, −1 for none. */
  childOf(edge: number): number {
    return this.isShared ? Atomics.load(this.child, edge) : this.child[edge]!;
  }

  /** The proven result of the node that an edge leads to. */
  resultAlong(edge: number): number {
    const below = this.childOf(edge);
    if (below < 0) return UNKNOWN;
    return this.isShared ? Atomics.load(this.proven, below) : this.proven[below]!;
  }

  prove(node: number, result: number, turns: number): void {
    this.endsIn[node] = turns;
    if (this.isShared) Atomics.store(this.proven, node, result);
    else this.proven[node] = result;
  }

  /** Counts a visit of a node. Returns how many there were before. */
  enter(node: number): number {
    return this.isShared ? Atomics.add(this.nodeVisits, node, 1) : this.nodeVisits[node]!++;
  }

  /** Takes a visit of a node back. */
  leave(node: number): void {
    if (this.isShared) Atomics.sub(this.nodeVisits, node, 1);
    else this.nodeVisits[node]!--;
  }

  /** Counts a visit along an edge. Its value is still to come. */
  descend(edge: number): void {
    if (this.waiting === undefined) this.visits[edge]!++;
    else {
      Atomics.add(this.waiting, edge, 1);
      Atomics.add(this.visits, edge, 1);
    }
  }

  /** Adds value and utility of a visit along an edge. */
  backUp(edge: number, value: number, extra: number): void {
    if (this.waiting === undefined) {
      this.totalValue[edge]! += value;
      this.totalExtra[edge]! += extra;
      return;
    }
    addDouble(this.#valueBits, edge, value);
    if (extra !== 0) addSingle(this.#extraBits, edge, extra);
    Atomics.sub(this.waiting, edge, 1);
  }

  /** Adds to the value of an edge without a visit. */
  addValue(edge: number, value: number): void {
    if (this.isShared) addDouble(this.#valueBits, edge, value);
    else this.totalValue[edge]! += value;
  }

  /** Replaces the value of an edge. Returns the one before. */
  replaceValue(edge: number, value: number): number {
    if (this.isShared) return exchangeDouble(this.#valueBits, edge, value);
    const before = this.totalValue[edge]!;
    this.totalValue[edge] = value;
    return before;
  }

  /** How many visits of an edge have their values, as seen by a thread that is on its way through it. */
  backedUp(edge: number): number {
    return this.visits[edge]! - (this.waiting?.[edge] ?? 1);
  }

  /** How many more turns of the winner a proven win takes, counted from the node that the edge leaves. */
  endsAlong(node: number, edge: number): number {
    const child = this.child[edge]!;
    const winner = this.proven[child] === WHITE_WINS ? 0 : 1;
    const isOver = this.endsIn[child] === 0;
    const endsTurn = this.toAct[node] === winner && (isOver || this.toAct[child] !== winner);
    return this.endsIn[child]! + (endsTurn ? 1 : 0);
  }

  /** Copies the subtree below `root` into `into`, which is emptied first. No other thread may be in either of them. */
  copyBelow(root: number, into: Tree): void {
    into.clear();
    const queue = [root];
    const add = (node: number): number =>
      into.addNode(this.toAct[node]!, this.netValue[node]!, this.proven[node]!, this.edgeCount[node]);
    add(root);
    for (let i = 0; i < queue.length; i++) {
      const from = queue[i]!;
      into.nodeVisits[i] = this.nodeVisits[from]!;
      into.netExtra[i] = this.netExtra[from]!;
      into.endsIn[i] = this.endsIn[from]!;
      const first = this.firstEdge[from]!;
      const firstCopy = into.firstEdge[i]!;
      for (let n = 0; n < this.edgeCount[from]!; n++) {
        const [edge, copy] = [first + n, firstCopy + n];
        into.setEdge(copy, this.step[edge]!, this.prior[edge]!);
        into.visits[copy] = this.visits[edge]!;
        into.totalValue[copy] = this.totalValue[edge]!;
        into.totalExtra[copy] = this.totalExtra[edge]!;
        const child = this.child[edge]!;
        if (child < 0) continue;
        into.child[copy] = add(child);
        queue.push(child);
      }
    }
  }

  #growNodes(): void {
    const size = Math.min(this.toAct.length * 2, this.maxNodes);
    this.firstEdge = grown(this.firstEdge, size);
    this.edgeCount = grown(this.edgeCount, size);
    this.nodeVisits = grown(this.nodeVisits, size);
    this.netValue = grown(this.netValue, size);
    this.netExtra = grown(this.netExtra, size);
    this.toAct = grown(this.toAct, size);
    this.proven = grown(this.proven, size);
    this.endsIn = grown(this.endsIn, size);
  }

  #growEdges(): void {
    const size = Math.min(Math.max(this.step.length * 2, this.edges), this.maxEdges);
    this.step = grown(this.step, size);
    this.prior = grown(this.prior, size);
    this.visits = grown(this.visits, size);
    this.totalValue = grown(this.totalValue, size);
    this.totalExtra = grown(this.totalExtra, size);
    this.child = grown(this.child, size);
  }
}
