import { Random } from '@korong/engine';
import {
  beginTurn,
  gipf,
  isAtStake,
  isComplete,
  other,
  readTurn,
  turnText,
  type BySide,
  type GipfPosition,
  type GipfStep,
  type Side,
  type StakedStep,
  type Turn,
} from '@korong/rules';
import type { Contestant } from '../../engine/players.js';

/** Linked play (P11) in a match between programs: inner games are not played, a random draw decides them. */
export class Linked {
  readonly #seats: BySide<Contestant>;
  readonly #random: Random;
  /** The challenges that each side has left; undefined if every use has to be won. */
  #left: BySide<number> | undefined;

  /** `form`: `always`, or how often each side may challenge. */
  constructor(form: string, seats: BySide<Contestant>, seed: number) {
    if (form !== 'always') this.#left = { white: Number(form), black: Number(form) };
    this.#seats = seats;
    this.#random = new Random(seed);
  }

  /** The turn of `side` after announcements and denials. */
  async turn(position: unknown, side: Side): Promise<string> {
    const seat = this.#seats[side];
    let turn = beginTurn<GipfPosition, GipfStep>(position as GipfPosition);
    for (;;) {
      const planned = await seat.think();
      const reading = readTurn(gipf, turn, planned);
      if (reading.status !== 'complete') return planned; // an illegal turn loses
      turn = this.#decided(turn, reading.turn.steps, side);
      if (turnText(gipf, turn) === turnText(gipf, reading.turn)) return turnText(gipf, turn);
      // The planner's board still has the denied step.
      await seat.start(gipf.positionText(turn.position));
      if (isComplete(gipf, turn)) return turnText(gipf, turn);
    }
  }

  /** The planned steps up to and including the first denied one, or all of them. */
  #decided(
    begun: Turn<GipfPosition, GipfStep>,
    steps: readonly GipfStep[],
    side: Side,
  ): Turn<GipfPosition, GipfStep> {
    let turn = begun;
    for (const step of steps.slice(begun.steps.length)) {
      const { linked } = turn.position.project!;
      const isDenied = isAtStake(linked, step) && !this.#acts(turn.position, step, side);
      const text = (isDenied ? '!' : '') + gipf.stepText(step);
      const reading = readTurn(gipf, turn, text);
      if (reading.status === 'illegal') throw new Error(`${reading.refusal.code}: ${text}`);
      turn = reading.turn;
      if (isDenied) return turn;
    }
    return turn;
  }

  /** Whether an announced step is made: it is not challenged, or its contest is won. An entry is always contested. */
  #acts(position: GipfPosition, step: StakedStep, by: Side): boolean {
    const left = step.kind === 'push' ? undefined : this.#left;
    if (left) {
      const rival = other(by);
      const use = gipf.stepText(step);
      const announced = { position: gipf.positionText(position), use, left: left[rival] };
      if (left[rival] === 0 || this.#seats[rival].challenges?.(announced) !== true) return true;
      this.#left = { ...left, [rival]: left[rival] - 1 };
    }
    return this.#random.below(2) === 0;
  }
}
