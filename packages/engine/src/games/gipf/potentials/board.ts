import { gipf, isAtStake, type GipfPosition, type GipfStep } from '@korong/rules';
import { MAX_DEPTH, type SearchBoard } from '../../board.js';
import type { StepFilter } from '../../searchGame.js';

/** Cached facts about one position of the line. */
interface Frame {
  readonly position: GipfPosition;
  /** Every legal step, once requested. */
  steps?: readonly GipfStep[];
  hash?: readonly [number, number];
}

/**
 * The default probability that a use, or an entry, takes effect in linked play (P11). What was denied can be announced again in the next turn, beyond the
 * horizon of a search, and lower values played worse. The value is just low enough that the search treats no use as certain.
 */
const USUAL_ODDS = 0.95;

/** Added to the number of a step that may be denied. There are always fewer legal steps than this. */
const MAY_BE_DENIED = 4_096;

/**
 * GIPF with potentials for the search, built on the positions of the rules: stacks and rights are too complex for bitboards to pay off. A
 * step's number is its index among the legal steps, proposed or not, plus a flag if it may be denied.
 */
export class ProjectBoard implements SearchBoard {
  readonly game = 'gipf';
  readonly maxSteps = MAY_BE_DENIED;
  readonly stepCodes = 2 * MAY_BE_DENIED;
  readonly #filter: StepFilter;
  readonly #odds: number;
  #line: Frame[] = [];

  constructor(filter: StepFilter = 'noDenials', odds = USUAL_ODDS) {
    this.#filter = filter;
    this.#odds = odds;
  }

  get #here(): Frame {
    return this.#line.at(-1)!;
  }

  get position(): GipfPosition {
    return this.#here.position;
  }

  get toAct(): number {
    return this.position.toAct === 'white' ? 0 : 1;
  }

  get over(): boolean {
    return this.position.phase === 'over';
  }

  get result(): number {
    const winner = gipf.outcome(this.position)?.winner;
    return winner === 'white' ? 1 : winner === 'black' ? -1 : 0;
  }

  get hashLow(): number {
    return this.#hash()[0];
  }

  get hashHigh(): number {
    return this.#hash()[1];
  }

  #hash(): readonly [number, number] {
    const here = this.#here;
    return (here.hash ??= hashOf(gipf.positionText(here.position)));
  }

  load(text: string): void {
    const read = gipf.readPosition(text);
    if (!read.ok) throw new Error(`not a GIPF position: ${read.error.code}`);
    this.#line = [{ position: read.value }];
  }

  text(): string {
    return gipf.positionText(this.position);
  }

  #steps(): readonly GipfStep[] {
    const here = this.#here;
    return (here.steps ??= gipf.steps(here.position));
  }

  oddsOf(step: number): number {
    return step < MAY_BE_DENIED ? 1 : this.#odds;
  }

  /** The step with this number. */
  step(code: number): GipfStep {
    return this.#steps()[code % MAY_BE_DENIED]!;
  }

  #codeAt(place: number): number {
    const mayBeDenied = isAtStake(this.position.project!.linked, this.#steps()[place]!);
    return place + (mayBeDenied ? MAY_BE_DENIED : 0);
  }

  /** The number of the step with this text, proposed or not. */
  codeOf(text: string): number | undefined {
    const place = this.#steps().findIndex(step => gipf.stepText(step) === text);
    return place < 0 ? undefined : this.#codeAt(place);
  }

  count(): number {
    return this.#proposed().length;
  }

  generate(into: Int32Array): number {
    const codes = this.#proposed();
    into.set(codes);
    return codes.length;
  }

  #proposed(): number[] {
    const steps = this.#steps();
    const wanted = (isWanted: (step: GipfStep) => boolean): number[] =>
      steps.flatMap((step, place) => (isWanted(step) ? [this.#codeAt(place)] : []));
    if (this.#filter === 'all') return wanted(() => true);
    const plain = this.#filter === 'noPotentials' ? wanted(isPlain) : [];
    return plain.length > 0 ? plain : wanted(({ kind }) => kind !== 'denied');
  }

  make(step: number): void {
    if (this.#line.length > MAX_DEPTH) throw new Error('too deep: rebase makes room');
    this.#line.push({ position: gipf.play(this.position, this.step(step)) });
  }

  unmake(): void {
    this.#line.pop();
  }

  stepText(step: number): string {
    return gipf.stepText(this.step(step));
  }
}

const isPlain = (step: GipfStep): boolean =>
  step.kind === 'row' ||
  step.kind === 'forgo' ||
  (step.kind === 'push' && (step.piece === 'single' || step.piece === 'gipf'));

/** Two halves of 32 bits, after FNV. */
const hashOf = (text: string): readonly [number, number] => {
  let low = 0x811c9dc5;
  let high = 0x9747b28c;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    low = Math.imul(low ^ code, 0x01000193);
    high = Math.imul(high ^ code, 0x5bd1e995);
    high ^= high >>> 15;
  }
  return [low | 0, high | 0];
};
