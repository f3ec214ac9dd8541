import {
  SIDES,
  isGipfPiece,
  loadOf,
  ownerOf,
  POTENTIAL_KINDS,
  type GipfPosition,
  type GipfStep,
} from '@korong/rules';
import type { SearchBoard } from '../../board.js';
import { entryOf, fromRules, lineWith, pushStep, rowStep, toRules } from '../tables.js';
import { cells, write, type GipfFeatures } from '../planes.js';
import type { ProjectBoard } from './board.js';
import type { NetSymmetry } from '../../../net/geometry.js';
import type { Net } from '../../../net/net.js';
import { MAX_CELLS } from '../../../evaluate/encoding.js';
import type { Evaluator } from '../../../evaluate/evaluator.js';
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
const MOST_GAIN = 4;
/** The gain of a PÜNCT on a GIPF-piece, and of a DVONN or PÜNCT on another piece. */
const CONVERTED = 4;
const NEUTRALISED = 2;
const TOPPED = 0.5;
const FORGO = 0.03;
/** In the logit of a row: a loaded piece that stays, own or enemy. */
const KEEP_OWN = 1.5;
const KEEP_THEIRS = -2.5;

/** In the numbering of the search boards. */
const RIGHTS = { gipf: 0, any: 1, loaded: 2, single: 2 } as const;

/** The position with every stack as a plain piece of the owner of its top. */
const plainFeatures = ({
  cells,
  toAct,
  phase,
  mover,
  reserve,
  entry,
  variant,
}: GipfPosition): GipfFeatures => ({
  toAct: SIDES.indexOf(toAct),
  phase: phase === 'row' ? 1 : 0,
  mover: SIDES.indexOf(mover),
  variant: variant === 'basic' ? 0 : 1,
  // The extra push of a TAMSK costs no reserve.
  reserve: side => reserve[SIDES[side]!] + (phase === 'extra' && SIDES[side] === toAct ? 1 : 0),
  entry: side => RIGHTS[entry[SIDES[side]!]],
  at: p => {
    const cell = cells[toRules(p)]!;
    const owner = ownerOf(cell);
    if (owner === undefined) return 0;
    return 1 + (owner === 'black' ? 2 : 0) + (isGipfPiece(cell) ? 4 : 0);
  },
});

/** The value of potentials for the side to act. */
const advantage = ({ cells, toAct, project }: GipfPosition): number => {
  let sum = 0;
  for (const cell of cells) {
    if (loadOf(cell) !== undefined) sum += ownerOf(cell) === toAct ? LOADED : -LOADED;
  }
  for (const side of SIDES) {
    const left = POTENTIAL_KINDS.reduce((n, kind) => n + project!.stock[side][kind], 0);
    sum += (side === toAct ? IN_STOCK : -IN_STOCK) * left;
  }
  return sum;
};

const isLoadedPush = (step: GipfStep): boolean =>
  step.kind === 'push' && step.piece !== 'single' && step.piece !== 'gipf';

export class ProjectEvaluator implements Evaluator {
  readonly maxBatch = 1;
  readonly #net: Net;
  readonly #symmetry: NetSymmetry;
  readonly #cells = new Int32Array(MAX_CELLS);
  #steps: readonly GipfStep[] = [];
  #position!: GipfPosition;

  constructor(net: Net, symmetry: NetSymmetry) {
    this.#net = net;
    this.#symmetry = symmetry;
  }

  add(_slot: number, board: SearchBoard, steps: Int32Array, count: number): void {
    const project = board as ProjectBoard;
    this.#position = project.position;
    this.#steps = Array.from({ length: count }, (_, i) => project.step(steps[i]!));
    write(plainFeatures(this.#position), this.#net.inputs, 0);
  }

  run(): void {
    this.#net.run(1);
  }

  priors(_slot: number, into: Float32Array): void {
    const weights = this.#position.phase === 'row' ? this.#rowWeights() : this.#moveWeights();
    const sum = weights.reduce((a, b) => a + b, 0);
    weights.forEach((weight, i) => (into[i] = weight / sum));
  }

  #rowWeights(): number[] {
    return exponentials(this.#steps.map(step => (step.kind === 'row' ? this.#rowLogit(step) : 0)));
  }

  /** The net judges GIPF-pieces that stay. Loaded ones are judged by hand. */
  #rowLogit(step: Extract<GipfStep, { kind: 'row' }>): number {
    const { cells, toAct } = this.#position;
    const line = lineWith([...step.taken, ...step.kept].map(fromRules));
    let kept = 0;
    let byHand = 0;
    for (const p of step.kept) {
      if (isGipfPiece(cells[p]!)) kept |= 1 << line.points.indexOf(fromRules(p));
      else byHand += ownerOf(cells[p]!) === toAct ? KEEP_OWN : KEEP_THEIRS;
    }
    return this.#read(rowStep(line.index, kept)) + byHand;
  }

  /** The net's priors of pushes, divided among the pieces that may come in, with the priors of uses added. */
  #moveWeights(): number[] {
    const steps = this.#steps;
    const logits = steps.map(step =>
      step.kind === 'push' || step.kind === 'extra'
        ? this.#read(pushStep(entryOf(step.dot, step.to), step.kind === 'push' && step.piece === 'gipf'))
        : -Infinity,
    );
    const pushes = exponentials(logits);
    const kinds = new Set(steps.filter(isLoadedPush).map(step => (step.kind === 'push' ? step.piece : '')));
    const shared = pushes.map((weight, i) => {
      const step = steps[i]!;
      if (kinds.size === 0 || step.kind !== 'push' || step.piece === 'gipf') return weight;
      return weight * (isLoadedPush(step) ? LOADED_PUSH / kinds.size : 1 - LOADED_PUSH);
    });
    const all = shared.reduce((a, b) => a + b, 0) || 1;
    const gains = steps.map(step => (step.kind === 'use' ? this.#gain(step) : 0));
    const uses = steps.filter(step => step.kind === 'use').length;
    return steps.map((step, i) => {
      if (step.kind === 'forgo') return FORGO;
      if (step.kind !== 'use') return shared[i]! / all;
      return QUIET_USES / uses + GAIN * Math.min(Math.max(gains[i]!, 0), MOST_GAIN);
    });
  }

  #gain(step: Extract<GipfStep, { kind: 'use' }>): number {
    const topped =
      step.as === 'gipf'
        ? CONVERTED
        : step.as === 'punct'
          ? NEUTRALISED
          : this.#position.cells[step.to] === '.'
            ? 0
            : TOPPED;
    return topped + gainOf(this.#position, step);
  }

  #read(code: number): number {
    const n = cells(code, this.#cells, this.#symmetry.directions);
    let logit = 0;
    for (let i = 0; i < n; i++) logit += this.#net.policy[this.#cells[i]!]!;
    return logit;
  }

  value(): number {
    return Math.tanh((this.#net.values[0]! + advantage(this.#position)) / 2);
  }
}

/** Softmax without normalization: e to these powers, scaled so that the largest is 1. */
const exponentials = (logits: readonly number[]): number[] => {
  const highest = Math.max(...logits);
  return logits.map(logit => (highest === -Infinity ? 0 : Math.exp(logit - highest)));
};
