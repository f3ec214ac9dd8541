import { gipf, type GipfPosition, type GipfStep } from '@korong/rules';
import type { SearchBoard } from '../../board.js';
import type { StepFilter } from '../../searchGame.js';
import { POINT_COUNT } from '../tables.js';
import { basicsIn } from './cell.js';
import { MAX_STEPS, countSteps, listSteps } from './legalSteps.js';
import { play } from './play.js';
import { BASIC_GAME, PHASE, PackedPosition, SINGLE, TAKING_ROW } from './position.js';
import { MAY_BE_DENIED, STEP_CODES, bareStep, isRow, lineIn, stepOf } from './steps.js';

/**
 * The default probability that a use, or an entry, takes effect in linked play (P11). What was denied can be announced again in the next turn, beyond the
 * horizon of a search, and lower values played worse. The value is just low enough that the search treats no use as certain.
 */
const USUAL_ODDS = 0.95;

/** A lead of so many pieces is as good as any other. */
const FULL_LEAD = 24;

/** For steps that only need to be counted. */
const scratch = new Int32Array(MAX_STEPS);

/** GIPF with potentials for the search. Steps are numbered in steps.ts, cells in cell.ts. */
export class ProjectBoard implements SearchBoard {
  readonly game = 'gipf';
  readonly maxSteps = MAX_STEPS;
  readonly stepCodes = STEP_CODES;
  readonly #filter: StepFilter;
  readonly #odds: number;
  readonly #packed = new PackedPosition();

  /** Absent if nothing may be denied. */
  oddsOf: ((step: number) => number) | undefined;

  constructor(filter: StepFilter = 'noDenials', odds = USUAL_ODDS) {
    this.#filter = filter;
    this.#odds = odds;
  }

  /** What a net and an evaluator look at. */
  get packed(): PackedPosition {
    return this.#packed;
  }

  get toAct(): number {
    return this.#packed.toAct;
  }

  get over(): boolean {
    return this.#packed.isOver;
  }

  get isTakingRow(): boolean {
    return this.#packed.get(PHASE) === TAKING_ROW;
  }

  /** G16, G17, P10: the side that took the last GIPF-pieces of both sides wins. A side that must move and cannot loses. */
  get result(): number {
    const mine = this.toAct === 0 ? 1 : -1;
    return this.#packed.lacksGipf(this.toAct ^ 1) ? mine : -mine;
  }

  get hashLow(): number {
    return this.#packed.hashLow;
  }

  get hashHigh(): number {
    return this.#packed.hashHigh;
  }

  load(text: string): void {
    this.#packed.load(text);
    this.oddsOf = this.#packed.isLinked ? step => (step & MAY_BE_DENIED ? this.#odds : 1) : undefined;
  }

  get position(): GipfPosition {
    return this.#packed.unpacked();
  }

  text(): string {
    return gipf.positionText(this.position);
  }

  /** The other side has one GIPF-piece left and no right to more, or hardly anything to push. */
  nearWin(side: number): boolean {
    const packed = this.#packed;
    const other = side ^ 1;
    if (packed.reserve(other) <= 1) return true;
    return packed.variant !== BASIC_GAME && packed.right(other) >= SINGLE && packed.gipfs(other) <= 1;
  }

  /** Pieces not yet lost, those of GIPF-pieces on the board twice. */
  lead(): number {
    const packed = this.#packed;
    let ahead = packed.reserve(0) - packed.reserve(1) + 2 * (packed.gipfs(0) - packed.gipfs(1));
    for (let p = 0; p < POINT_COUNT; p++) ahead += basicsIn(packed.at(p), 0) - basicsIn(packed.at(p), 1);
    return Math.max(-1, Math.min(1, ahead / FULL_LEAD));
  }

  /** The step of the rules with this number. */
  step(code: number): GipfStep {
    const step = bareStep(code);
    return stepOf(code, isRow(step) ? this.#packed.run(lineIn(step), this.toAct) : 0);
  }

  stepText(code: number): string {
    return gipf.stepText(this.step(code));
  }

  /** The number of the step with this text, proposed or not. */
  codeOf(text: string): number | undefined {
    return scratch.subarray(0, this.#generate(scratch, 'all')).find(code => this.stepText(code) === text);
  }

  count(): number {
    if (this.#filter === 'all') return this.#generate(scratch, 'all');
    const plain = this.#filter === 'noPotentials' ? countSteps(this.#packed, false) : 0;
    return plain > 0 ? plain : countSteps(this.#packed, true);
  }

  generate(into: Int32Array): number {
    return this.#generate(into, this.#filter);
  }

  #generate(into: Int32Array, filter: StepFilter): number {
    const plain = filter === 'noPotentials' ? listSteps(this.#packed, into, false, false) : 0;
    return plain > 0 ? plain : listSteps(this.#packed, into, true, filter === 'all');
  }

  make(code: number): void {
    this.#packed.copy();
    play(this.#packed, code);
  }

  unmake(): void {
    this.#packed.back();
  }
}
