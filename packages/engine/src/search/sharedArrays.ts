export const NODE_BYTES = 4 + 4 + 4 + 4 + 4 + 1 + 1 + 2;
export const EDGE_BYTES = 4 + 4 + 4 + 8 + 4 + 4;
/** Bytes for each edge that only a shared tree has. */
export const WAITING_BYTES = 4;

/** Bytes before the arrays, for the counters. */
const HEAD = 8;

/** The arrays of a tree, one after the other in one piece of memory. Wide numbers come first, so that all are aligned. */
export class SharedArrays {
  readonly used: Int32Array;
  readonly totalValue: Float64Array;
  readonly step: Int32Array;
  readonly prior: Float32Array;
  readonly visits: Int32Array;
  readonly totalExtra: Float32Array;
  readonly child: Int32Array;
  readonly waiting: Int32Array;
  readonly firstEdge: Int32Array;
  readonly edgeCount: Int32Array;
  readonly nodeVisits: Int32Array;
  readonly netValue: Float32Array;
  readonly netExtra: Float32Array;
  readonly endsIn: Uint16Array;
  readonly toAct: Uint8Array;
  readonly proven: Uint8Array;
  /** The bits of `totalValue` and of `totalExtra`. */
  readonly valueBits: BigInt64Array;
  readonly extraBits: Int32Array;

  constructor(memory: SharedArrayBuffer, nodes: number, edges: number) {
    let at = HEAD;
    const next = <T extends { readonly byteLength: number }>(
      Kind: new (buffer: SharedArrayBuffer, offset: number, length: number) => T,
      length: number,
    ): T => {
      const array = new Kind(memory, at, length);
      at += array.byteLength;
      return array;
    };
    this.used = new Int32Array(memory, 0, 2);
    this.totalValue = next(Float64Array, edges);
    this.valueBits = new BigInt64Array(memory, this.totalValue.byteOffset, edges);
    this.step = next(Int32Array, edges);
    this.prior = next(Float32Array, edges);
    this.visits = next(Int32Array, edges);
    this.totalExtra = next(Float32Array, edges);
    this.extraBits = new Int32Array(memory, this.totalExtra.byteOffset, edges);
    this.child = next(Int32Array, edges);
    this.waiting = next(Int32Array, edges);
    this.firstEdge = next(Int32Array, nodes);
    this.edgeCount = next(Int32Array, nodes);
    this.nodeVisits = next(Int32Array, nodes);
    this.netValue = next(Float32Array, nodes);
    this.netExtra = next(Float32Array, nodes);
    this.endsIn = next(Uint16Array, nodes);
    this.toAct = next(Uint8Array, nodes);
    this.proven = next(Uint8Array, nodes);
  }

  static bytes(nodes: number, edges: number): number {
    return HEAD + nodes * NODE_BYTES + edges * (EDGE_BYTES + WAITING_BYTES);
  }
}
