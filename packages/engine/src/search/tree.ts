/** The proof status of a node. */
export const UNKNOWN = 0;
export const WHITE_WINS = 1;
export const BLACK_WINS = 2;
export const DRAWN = 3;

export const winFor = (side: number): number => (side === 0 ? WHITE_WINS : BLACK_WINS);

/** The value for White. Meaningless for `UNKNOWN`. */
export const valueOf = (proven: number): number =>
  proven === WHITE_WINS ? 1 : proven === BLACK_WINS ? -1 : 0;

const NODE_BYTES = 4 + 4 + 4 + 4 + 4 + 1 + 1 + 2;
const EDGE_BYTES = 4 + 4 + 4 + 8 + 4 + 4;
/** The average number of steps per node, for dividing the memory. */
const EDGES_PER_NODE = 48;

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
 * The tree in flat arrays: nodes are positions, edges are steps, in descending order of their priors. It grows to a fixed capacity and then
 * reports that it is full. Values are kept from White's point of view.
 */
export class Tree {
  nodes = 0;
  edges = 0;

  firstEdge = new Int32Array(1_024);
  edgeCount = new Int32Array(1_024);
  nodeVisits = new Int32Array(1_024);
  /** The evaluator's value, for White. */
  netValue = new Float32Array(1_024);
  /** The utility of the position beyond that value, for White. */
  netExtra = new Float32Array(1_024);
  toAct = new Uint8Array(1_024);
  proven = new Uint8Array(1_024);
  /** Of a proven win: how many more turns of the winner it takes. */
  endsIn = new Uint16Array(1_024);

  step = new Int32Array(65_536);
  prior = new Float32Array(65_536);
  visits = new Int32Array(65_536);
  totalValue = new Float64Array(65_536);
  /** The utility of the visits beyond their value, for White: see utility.ts. */
  totalExtra = new Float32Array(65_536);
  /** The node an edge leads to, −1 until it is visited. */
  child = new Int32Array(65_536);

  readonly maxNodes: number;
  readonly maxEdges: number;

  constructor(bytes: number) {
    this.maxNodes = Math.max(64, Math.floor(bytes / (NODE_BYTES + EDGES_PER_NODE * EDGE_BYTES)));
    this.maxEdges = this.maxNodes * EDGES_PER_NODE;
  }

  clear(): void {
    this.nodes = 0;
    this.edges = 0;
  }

  /** Whether a node with this many edges fits. */
  hasRoom(edges: number): boolean {
    return this.nodes < this.maxNodes && this.edges + edges <= this.maxEdges;
  }

  addNode(toAct: number, netValue: number, proven: number): number {
    if (this.nodes === this.toAct.length) this.#growNodes();
    const node = this.nodes++;
    this.firstEdge[node] = this.edges;
    this.edgeCount[node] = 0;
    this.nodeVisits[node] = 0;
    this.netValue[node] = netValue;
    this.netExtra[node] = 0;
    this.toAct[node] = toAct;
    this.proven[node] = proven;
    this.endsIn[node] = 0;
    return node;
  }

  /** Adds an edge to the node that was added last. */
  addEdge(node: number, step: number, prior: number): number {
    if (this.edges === this.step.length) this.#growEdges();
    const edge = this.edges++;
    this.edgeCount[node]!++;
    this.step[edge] = step;
    this.prior[edge] = prior;
    this.visits[edge] = 0;
    this.totalValue[edge] = 0;
    this.totalExtra[edge] = 0;
    this.child[edge] = -1;
    return edge;
  }

  /** Gives a node without edges these steps. Nothing is known of them but that they are legal. */
  addSteps(node: number, steps: Int32Array): void {
    this.firstEdge[node] = this.edges;
    for (const step of steps) this.addEdge(node, step, 1 / steps.length);
  }

  /** How many more turns of the winner a proven win takes, counted from the node that the edge leaves. */
  endsAlong(node: number, edge: number): number {
    const child = this.child[edge]!;
    const winner = this.proven[child] === WHITE_WINS ? 0 : 1;
    const isOver = this.endsIn[child] === 0;
    const endsTurn = this.toAct[node] === winner && (isOver || this.toAct[child] !== winner);
    return this.endsIn[child]! + (endsTurn ? 1 : 0);
  }

  /** Copies the subtree below `root` into `into`, which is emptied first. */
  copyBelow(root: number, into: Tree): void {
    into.clear();
    const queue = [root];
    into.addNode(this.toAct[root]!, this.netValue[root]!, this.proven[root]!);
    for (let i = 0; i < queue.length; i++) {
      const from = queue[i]!;
      into.nodeVisits[i] = this.nodeVisits[from]!;
      into.netExtra[i] = this.netExtra[from]!;
      into.endsIn[i] = this.endsIn[from]!;
      into.firstEdge[i] = into.edges;
      const first = this.firstEdge[from]!;
      for (let edge = first; edge < first + this.edgeCount[from]!; edge++) {
        const copy = into.addEdge(i, this.step[edge]!, this.prior[edge]!);
        into.visits[copy] = this.visits[edge]!;
        into.totalValue[copy] = this.totalValue[edge]!;
        into.totalExtra[copy] = this.totalExtra[edge]!;
        const child = this.child[edge]!;
        if (child < 0) continue;
        into.child[copy] = into.addNode(this.toAct[child]!, this.netValue[child]!, this.proven[child]!);
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
    const size = Math.min(this.step.length * 2, this.maxEdges);
    this.step = grown(this.step, size);
    this.prior = grown(this.prior, size);
    this.visits = grown(this.visits, size);
    this.totalValue = grown(this.totalValue, size);
    this.totalExtra = grown(this.totalExtra, size);
    this.child = grown(this.child, size);
  }
}
