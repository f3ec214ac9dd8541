import { Random } from '@korong/engine';
import {
  beginTurn,
  gipf,
  isComplete,
  other,
  readTurn,
  turnText,
  type BySide,
  type GipfPosition,
  type GipfStep,
  type Side,
  type Turn,
} from '@korong/rules';
import type { Contestant } from '../../engine/players.js';

const isUse = (step: GipfStep): boolean => step.kind === 'use' || step.kind === 'extra';

/** Linked play (P11) in a match between programs: the other game is not played, a lot says who has won it. */
export class Linked {
  readonly #seats: BySide<Contestant>;
  readonly #random: Random;
  /** How often each side may still challenge; undefined where every use has to be won. */
  #left: BySide<number> | undefined;

  /** `form`: `always`, or how often each side may challenge. */
  constructor(form: string, seats: BySide<Contestant>, seed: number) {
    if (form !== 'always') this.#left = { white: Number(form), black: Number(form) };
    this.#seats = seats;
    this.#random = new Random(seed);
  }

  /** The turn of `side` as it comes about, whatever was announced and denied on the way. */
  async turn(position: unknown, side: Side): Promise<string> {
    const seat = this.#seats[side];
    let turn = beginTurn<GipfPosition, GipfStep>(position as GipfPosition);
    for (;;) {
      const planned = await seat.think();
      const reading = readTurn(gipf, turn, planned);
      if (reading.status !== 'complete') return planned; // whoever plays what is not legal loses
      turn = this.#decided(turn, reading.turn.steps, side);
      if (turnText(gipf, turn) === turnText(gipf, reading.turn)) return turnText(gipf, turn);
      // What was denied is on the board of whoever planned it all the same.
      await seat.start(gipf.positionText(turn.position));
      if (isComplete(gipf, turn)) return turnText(gipf, turn);
    }
  }

  /** The planned steps up to and with the first use that is denied, or all of them. */
  #decided(
    begun: Turn<GipfPosition, GipfStep>,
    steps: readonly GipfStep[],
    side: Side,
  ): Turn<GipfPosition, GipfStep> {
    let turn = begun;
    for (const step of steps.slice(begun.steps.length)) {
      const isDenied = isUse(step) && !this.#acts(turn.position, gipf.stepText(step), side);
      const text = (isDenied ? '!' : '') + gipf.stepText(step);
      const reading = readTurn(gipf, turn, text);
      if (reading.status === 'impossible') throw new Error(`${reading.refusal.code}: ${text}`);
      turn = reading.turn;
      if (isDenied) return turn;
    }
    return turn;
  }

  /** Whether a use that was announced acts: nobody challenges it, or its game is won. */
  #acts(position: GipfPosition, use: string, by: Side): boolean {
    const left = this.#left;
    if (left) {
      const rival = other(by);
      const announced = { position: gipf.positionText(position), use, left: left[rival] };
      if (left[rival] === 0 || this.#seats[rival].challenges?.(announced) !== true) return true;
      this.#left = { ...left, [rival]: left[rival] - 1 };
    }
    return this.#random.below(2) === 0;
  }
}
