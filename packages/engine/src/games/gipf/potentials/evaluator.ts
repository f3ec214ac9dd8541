import { MAX_CELLS } from '../../../evaluate/encoding.js';
import type { Evaluator } from '../../../evaluate/evaluator.js';
import type { NetSymmetry } from '../../../net/geometry.js';
import type { Net } from '../../../net/net.js';
import type { SearchBoard } from '../../board.js';
import { cells, write, type GipfFeatures } from '../planes.js';
import { ALONG, BLACK, GIPF_PIECE, LENGTH, PIECE, POINT_COUNT, pushStep, rowStep } from '../tables.js';
import type { ProjectBoard } from './board.js';
import { EMPTY, isGipf, isLoaded, topOf } from './cell.js';
import { SINGLE } from './position.js';
import {
  EXTRA_IN,
  FORGO,
  GIPF_IN,
  KIND_COUNT,
  LOADED_IN,
  bareStep,
  converts,
  entryIn,
  isUse,
  keptIn,
  lineIn,
  neutralises,
  toIn,
  wayIn,
} from './steps.js';
import { gainOf } from './useWorth.js';

// A net that was not trained on potentials sees a position in which every stack is a plain piece of its owner. Hand-written terms add the
// rest: the value of loaded pieces, and priors for uses.

/** In the logit of the result: a loaded piece on the board, and a potential not yet brought in. */
const LOADED = 0.22;
const IN_STOCK = 0.05;

/** The share of a loaded piece among all pushes to a point, where one may come in. */
const LOADED_PUSH = 0.8;
/** Weights relative to all pushes together: of all uses without an immediate gain, and of one use per piece that it gains. */
const QUIET_USES = 0.05;
const GAIN = 0.3;
const MAX_GAIN = 4;
/** The gain of a PÜNCT on a GIPF-piece, and of a DVONN or PÜNCT on another piece. */
const CONVERTED = 4;
const NEUTRALISED = 2;
const TOPPED = 0.5;
const FORGONE = 0.03;
/** In the logit of a row: a loaded piece that stays, own or enemy. */
const KEEP_OWN = 1.5;
const KEEP_THEIRS = -2.5;

/** The position with every stack as a plain piece of the owner of its top. */
const plainFeatures = ({ packed, isTakingRow, isExtraPush }: ProjectBoard): GipfFeatures => ({
  toAct: packed.toAct,
  phase: Number(isTakingRow),
  mover: packed.mover,
  variant: packed.variant,
  // The extra push of a TAMSK costs no reserve.
  reserve: side => packed.reserve(side) + (isExtraPush && side === packed.toAct ? 1 : 0),
  // Rights have the numbers of plain GIPF, but for the one to loaded pieces.
  entry: side => Math.min(packed.right(side), SINGLE),
  at: p => {
    const cell = packed.at(p);
    return cell === EMPTY ? 0 : PIECE + (topOf(cell) === 1 ? BLACK : 0) + (isGipf(cell) ? GIPF_PIECE : 0);
  },
});

/** The value of potentials for the side to act. */
const advantageIn = ({ packed }: ProjectBoard): number => {
  const own = packed.toAct;
  let sum = 0;
  for (let p = 0; p < POINT_COUNT; p++) {
    const cell = packed.at(p);
    if (isLoaded(cell)) sum += topOf(cell) === own ? LOADED : -LOADED;
  }
  for (let kind = 0; kind < KIND_COUNT; kind++)
    sum += IN_STOCK * (packed.stock(own, kind) - packed.stock(own ^ 1, kind));
  return sum;
};

const isLoadedPush = (step: number): boolean =>
  step < FORGO && wayIn(step) >= LOADED_IN && wayIn(step) < EXTRA_IN;

/** The gain of a use with what it tops. */
const gainOfUse = (board: ProjectBoard, step: number): number => {
  const topped = converts(step)
    ? CONVERTED
    : neutralises(step)
      ? NEUTRALISED
      : board.packed.at(toIn(step)) === EMPTY
        ? 0
        : TOPPED;
  return topped + gainOf(board, step);
};

/** Evaluates positions with potentials by a net that does not see them. */
export class PlainNetEvaluator implements Evaluator {
  readonly maxBatch = 1;
  readonly #net: Net;
  readonly #symmetry: NetSymmetry;
  readonly #cells = new Int32Array(MAX_CELLS);
  /** The legal steps of the position, without flags. */
  readonly #steps: Int32Array;
  /** Of each: the gain of a use, or what is added to the logit of a row. */
  readonly #byHand: Float64Array;
  readonly #weights: Float64Array;
  #count = 0;
  #isTakingRow = false;
  #advantage = 0;
  /** Of a row in the position: which of the pieces that stay are GIPF-pieces, as bits of its line. */
  readonly #keptGipfs: Uint8Array;

  constructor(net: Net, symmetry: NetSymmetry, maxSteps: number) {
    this.#net = net;
    this.#symmetry = symmetry;
    this.#steps = new Int32Array(maxSteps);
    this.#byHand = new Float64Array(maxSteps);
    this.#weights = new Float64Array(maxSteps);
    this.#keptGipfs = new Uint8Array(maxSteps);
  }

  add(_slot: number, board: SearchBoard, steps: Int32Array, count: number): void {
    const project = board as ProjectBoard;
    write(plainFeatures(project), this.#net.inputs, 0);
    this.#advantage = advantageIn(project);
    this.#isTakingRow = project.isTakingRow;
    this.#count = count;
    for (let i = 0; i < count; i++) {
      const step = bareStep(steps[i]!);
      this.#steps[i] = step;
      if (this.#isTakingRow) this.#lookAtRow(project, step, i);
      else this.#byHand[i] = isUse(step) ? gainOfUse(project, step) : 0;
    }
  }

  /** The net judges GIPF-pieces that stay. Loaded ones are judged by hand. */
  #lookAtRow(board: ProjectBoard, step: number, i: number): void {
    const [line, kept] = [lineIn(step), keptIn(step)];
    let gipfs = 0;
    let byHand = 0;
    for (let place = 0; place < LENGTH[line]!; place++) {
      if (((kept >> place) & 1) === 0) continue;
      const cell = board.packed.at(ALONG[line * 7 + place]!);
      if (isGipf(cell)) gipfs |= 1 << place;
      else byHand += topOf(cell) === board.toAct ? KEEP_OWN : KEEP_THEIRS;
    }
    this.#keptGipfs[i] = gipfs;
    this.#byHand[i] = byHand;
  }

  run(): void {
    this.#net.run(1);
  }

  priors(_slot: number, into: Float32Array): void {
    if (this.#isTakingRow) this.#weighRows();
    else this.#weighMoves();
    let sum = 0;
    for (let i = 0; i < this.#count; i++) sum += this.#weights[i]!;
    for (let i = 0; i < this.#count; i++) into[i] = this.#weights[i]! / sum;
  }

  #weighRows(): void {
    for (let i = 0; i < this.#count; i++) {
      const row = rowStep(lineIn(this.#steps[i]!), this.#keptGipfs[i]!);
      this.#weights[i] = this.#read(row) + this.#byHand[i]!;
    }
    exponentiate(this.#weights, this.#count);
  }

  /** The net's priors of pushes, divided among the pieces that may come in, with the priors of uses added. */
  #weighMoves(): void {
    const weights = this.#weights;
    let kinds = 0;
    let uses = 0;
    for (let i = 0; i < this.#count; i++) {
      const step = this.#steps[i]!;
      if (isUse(step)) uses++;
      if (isLoadedPush(step)) kinds |= 1 << (wayIn(step) - LOADED_IN);
      weights[i] = step < FORGO ? this.#read(pushStep(entryIn(step), wayIn(step) === GIPF_IN)) : -Infinity;
    }
    exponentiate(weights, this.#count);
    if (kinds !== 0) this.#shareAmong(kinds);
    let all = 0;
    for (let i = 0; i < this.#count; i++) all += weights[i]!;
    for (let i = 0; i < this.#count; i++) {
      const step = this.#steps[i]!;
      if (step === FORGO) weights[i] = FORGONE;
      else if (isUse(step))
        weights[i] = QUIET_USES / uses + GAIN * Math.min(Math.max(this.#byHand[i]!, 0), MAX_GAIN);
      else weights[i]! /= all || 1;
    }
  }

  /** Divides the weight of a push between a single piece and the loaded ones of these kinds. */
  #shareAmong(kinds: number): void {
    let count = 0;
    for (let kind = 0; kind < KIND_COUNT; kind++) count += (kinds >> kind) & 1;
    for (let i = 0; i < this.#count; i++) {
      const step = this.#steps[i]!;
      if (step < FORGO && wayIn(step) !== GIPF_IN)
        this.#weights[i]! *= isLoadedPush(step) ? LOADED_PUSH / count : 1 - LOADED_PUSH;
    }
  }

  #read(step: number): number {
    const n = cells(step, this.#cells, this.#symmetry.directions);
    let logit = 0;
    for (let i = 0; i < n; i++) logit += this.#net.policy[this.#cells[i]!]!;
    return logit;
  }

  value(): number {
    return Math.tanh((this.#net.values[0]! + this.#advantage) / 2);
  }
}

/** Softmax without normalization: e to these powers, scaled so that the largest is 1. */
const exponentiate = (logits: Float64Array, count: number): void => {
  let highest = -Infinity;
  for (let i = 0; i < count; i++) highest = Math.max(highest, logits[i]!);
  for (let i = 0; i < count; i++) logits[i] = highest === -Infinity ? 0 : Math.exp(logits[i]! - highest);
};
