import { gipf, isGipfPiece, loadOf, ownerOf, type GipfPosition, type GipfStep } from '@korong/rules';
import type { SearchBoard } from '../boards/board.js';
import { ENTRIES, entryOf, fromRules, lineWith, pushStep, rowStep, toRules } from '../boards/gipfTables.js';
import type { ProjectBoard } from '../boards/projectBoard.js';
import type { Sight } from '../net/geometry.js';
import type { Net } from '../net/net.js';
import { MAX_CELLS, gipfCells, writeGipf, type GipfSight } from './encoding.js';
import type { Evaluator } from './evaluator.js';

// A net that has never seen a potential looks at a position in which every stack is a plain piece of its owner. What that
// leaves out is added by hand: how much loaded pieces are worth, and which uses are worth a look.

/** In the logit of the result: a loaded piece on the board, and a potential that may still come in. */
const LOADED = 0.22;
const IN_STOCK = 0.05;
/** In the logits of steps, against a push of a basic piece to the same point. */
const LOADED_PUSH = 0.4;
const USE = -1;
const USE_MAKES_ROW = 2.5;
const USE_ON_GIPF = 2;
const EXTRA = 0;
const FORGO = -3;

const SIDES = ['white', 'black'] as const;
/** As the boards of the search number them. */
const RIGHTS = { gipf: 0, any: 1, loaded: 2, single: 2 } as const;

/** The position with every stack as a plain piece of whoever is on top. */
const plainSight = ({ cells, toAct, phase, mover, reserve, entry }: GipfPosition): GipfSight => ({
  toAct: SIDES.indexOf(toAct),
  phase: phase === 'row' ? 1 : 0,
  mover: SIDES.indexOf(mover),
  variant: 1,
  reserve: side => reserve[SIDES[side]!],
  entry: side => RIGHTS[entry[SIDES[side]!]],
  at: p => {
    const cell = cells[toRules(p)]!;
    const owner = ownerOf(cell);
    if (owner === undefined) return 0;
    return 1 + (owner === 'black' ? 2 : 0) + (isGipfPiece(cell) ? 4 : 0);
  },
});

/** What potentials add for the side to act. */
const advantage = ({ cells, toAct, project }: GipfPosition): number => {
  let sum = 0;
  for (const cell of cells) {
    if (loadOf(cell) !== undefined) sum += ownerOf(cell) === toAct ? LOADED : -LOADED;
  }
  for (const side of SIDES) {
    const left = Object.values(project!.stock[side]).reduce((a, b) => a + b, 0);
    sum += (side === toAct ? IN_STOCK : -IN_STOCK) * left;
  }
  return sum;
};

export class ProjectEvaluator implements Evaluator {
  readonly maxBatch = 1;
  readonly #net: Net;
  readonly #sight: Sight;
  readonly #cells = new Int32Array(MAX_CELLS);
  #steps: readonly GipfStep[] = [];
  #position!: GipfPosition;

  constructor(net: Net, sight: Sight) {
    this.#net = net;
    this.#sight = sight;
  }

  add(_slot: number, board: SearchBoard, steps: Int32Array, count: number): void {
    const project = board as ProjectBoard;
    this.#position = project.position;
    this.#steps = Array.from({ length: count }, (_, i) => project.step(steps[i]!));
    writeGipf(plainSight(this.#position), this.#net.inputs, 0);
  }

  run(): void {
    this.#net.run(1);
  }

  priors(_slot: number, into: Float32Array): void {
    const logits = this.#steps.map(step => this.#logit(step));
    const highest = Math.max(...logits);
    const weights = logits.map(logit => Math.exp(logit - highest));
    const sum = weights.reduce((a, b) => a + b, 0);
    weights.forEach((weight, i) => (into[i] = weight / sum));
  }

  /** Of a use: as much as a push that is neither good nor bad, more where it obviously does something. */
  #logit(step: GipfStep): number {
    switch (step.kind) {
      case 'push': {
        const isLoaded = step.piece !== 'single' && step.piece !== 'gipf';
        const code = pushStep(entryOf(step.dot, step.to), step.piece === 'gipf');
        return this.#read(code) + (isLoaded ? LOADED_PUSH : 0);
      }
      case 'extra':
        return this.#read(pushStep(entryOf(step.dot, step.to), false)) + EXTRA;
      case 'row': {
        const line = lineWith([...step.taken, ...step.kept].map(fromRules));
        const kept = step.kept.reduce((bits, p) => bits | (1 << line.points.indexOf(fromRules(p))), 0);
        return this.#read(rowStep(line.index, kept));
      }
      case 'use': {
        const after = gipf.play(this.#position, step);
        const row = after.phase === 'row' && after.toAct === this.#position.toAct ? USE_MAKES_ROW : 0;
        return this.#mean() + USE + row + (step.as === undefined ? 0 : USE_ON_GIPF);
      }
      case 'forgo':
      case 'denied':
        return this.#mean() + FORGO;
    }
  }

  #read(code: number): number {
    const n = gipfCells(code, this.#cells, this.#sight.directions);
    let logit = 0;
    for (let i = 0; i < n; i++) logit += this.#net.policy[this.#cells[i]!]!;
    return logit;
  }

  /** What the net thinks of entries on the whole. */
  #mean(): number {
    let sum = 0;
    for (let entry = 0; entry < ENTRIES; entry++) sum += this.#read(pushStep(entry, false));
    return sum / ENTRIES;
  }

  value(): number {
    return Math.tanh((this.#net.values[0]! + advantage(this.#position)) / 2);
  }
}
