import type { SearchBoard } from '../games/board.js';
import type { NetSymmetry } from '../net/geometry.js';
import type { Net } from '../net/net.js';
import { MAX_CELLS, type NetEncoding } from './encoding.js';
import type { Evaluator } from './evaluator.js';

/** Which of the value outputs says it. */
const STEPS_LEFT = 2;

/** Evaluates positions with a trained net, which sees the board in one of its symmetries. */
export class NetEvaluator implements Evaluator {
  readonly maxBatch: number;
  readonly stepsLeft?: (slot: number) => number;
  readonly #net: Net;
  readonly #encoding: NetEncoding;
  readonly #symmetry: NetSymmetry;
  readonly #inputSize: number;
  readonly #policySize: number;
  readonly #valueSize: number;
  readonly #cells = new Int32Array(MAX_CELLS);
  /** By slot: for every step the cells that make its logit, `MAX_CELLS` each, −1 after the last. */
  readonly #steps: Int32Array[];
  readonly #counts: Int32Array;

  /** The net must have been created with the taps of the same symmetry. */
  constructor(net: Net, encoding: NetEncoding, symmetry: NetSymmetry, maxSteps: number) {
    const { points, planes, policyPlanes } = encoding;
    this.#net = net;
    this.#encoding = encoding;
    this.#symmetry = symmetry;
    this.maxBatch = net.maxBatch;
    this.#inputSize = points.length * planes;
    this.#policySize = points.length * policyPlanes;
    this.#valueSize = net.values.length / net.maxBatch;
    if (this.#valueSize > STEPS_LEFT)
      this.stepsLeft = slot => net.values[slot * this.#valueSize + STEPS_LEFT]!;
    this.#steps = Array.from({ length: net.maxBatch }, () => new Int32Array(maxSteps * MAX_CELLS));
    this.#counts = new Int32Array(net.maxBatch);
  }

  add(slot: number, board: SearchBoard, steps: Int32Array, count: number): void {
    this.#encoding.write(board, this.#net.inputs, slot * this.#inputSize);
    const into = this.#steps[slot]!;
    for (let i = 0; i < count; i++) {
      const n = this.#encoding.cells(steps[i]!, this.#cells, this.#symmetry.directions);
      for (let k = 0; k < MAX_CELLS; k++) into[i * MAX_CELLS + k] = k < n ? this.#cells[k]! : -1;
    }
    this.#counts[slot] = count;
  }

  run(slots: number): void {
    this.#net.run(slots);
  }

  priors(slot: number, into: Float32Array): void {
    const { policy } = this.#net;
    const base = slot * this.#policySize;
    const cells = this.#steps[slot]!;
    const count = this.#counts[slot]!;
    let highest = -Infinity;
    for (let i = 0; i < count; i++) {
      let logit = 0;
      for (let k = i * MAX_CELLS; k < (i + 1) * MAX_CELLS && cells[k]! >= 0; k++)
        logit += policy[base + cells[k]!]!;
      into[i] = logit;
      if (logit > highest) highest = logit;
    }
    let sum = 0;
    for (let i = 0; i < count; i++) {
      into[i] = Math.exp(into[i]! - highest);
      sum += into[i]!;
    }
    for (let i = 0; i < count; i++) into[i]! /= sum;
  }

  value(slot: number): number {
    return Math.tanh(this.#net.values[slot * this.#valueSize]! / 2);
  }
}
