import { Random } from '@korong/engine';
import {
  beginTurn,
  gipf,
  isAtStake,
  isComplete,
  letterOf,
  other,
  potentialOf,
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
import { readLinkedForm } from '../linkedForm.js';

/** Decides about an announced step: made, or denied. */
type Acts = (position: GipfPosition, step: StakedStep) => boolean | Promise<boolean>;

/** The turn that a program plans, after every step that another game decides about was made or denied (P11). */
export const contestedTurn = async (
  seat: Pick<Contestant, 'start' | 'think'>,
  position: GipfPosition,
  acts: Acts,
  stop?: () => boolean,
): Promise<string> => {
  let turn = beginTurn<GipfPosition, GipfStep>(position);
  for (;;) {
    const planned = await seat.think(stop);
    const reading = readTurn(gipf, turn, planned);
    if (reading.status !== 'complete') return planned; // an illegal turn loses
    turn = await decided(turn, reading.turn.steps, acts);
    if (turnText(gipf, turn) === turnText(gipf, reading.turn)) return turnText(gipf, turn);
    // The planner's board still has the denied step.
    await seat.start(gipf.positionText(turn.position));
    if (isComplete(gipf, turn)) return turnText(gipf, turn);
  }
};

type GipfTurn = Turn<GipfPosition, GipfStep>;

/** The planned steps up to and including the first denied one, or all of them. */
const decided = async (begun: GipfTurn, steps: readonly GipfStep[], acts: Acts): Promise<GipfTurn> => {
  let turn = begun;
  for (const step of steps.slice(begun.steps.length)) {
    const { project } = turn.position;
    const isDenied =
      project !== undefined && isAtStake(project.linked, step) && !(await acts(turn.position, step));
    const text = (isDenied ? '!' : '') + gipf.stepText(step);
    const reading = readTurn(gipf, turn, text);
    if (reading.status === 'illegal') throw new Error(`${reading.refusal.code}: ${text}`);
    turn = reading.turn;
    if (isDenied) return turn;
  }
  return turn;
};

/** Linked play (P11) in a match between programs: inner games are not played, a random draw decides them. */
export class Linked {
  readonly #seats: BySide<Contestant>;
  readonly #random: Random;
  readonly #challenged: string;
  /** The challenges that each side has left. */
  #left: BySide<number>;

  constructor(text: string, seats: BySide<Contestant>, seed: number) {
    const form = readLinkedForm(text);
    if (form === undefined) throw new Error(`not a form of linked play: ${text}`);
    this.#challenged = form.challenged;
    this.#left = { white: form.challenges, black: form.challenges };
    this.#seats = seats;
    this.#random = new Random(seed);
  }

  /** The turn of `side` after announcements and denials. */
  turn(position: unknown, side: Side): Promise<string> {
    return contestedTurn(this.#seats[side], position as GipfPosition, (at, step) =>
      this.#acts(at, step, side),
    );
  }

  /** Whether an announced step is made: it is not challenged, or its contest is won. An entry is always contested. */
  #acts(position: GipfPosition, step: StakedStep, by: Side): boolean {
    if (step.kind !== 'push' && this.#challenged.includes(letterOf(potentialOf(step)!))) {
      const rival = other(by);
      const left = this.#left[rival];
      const announced = { position: gipf.positionText(position), use: gipf.stepText(step), left };
      if (left === 0 || this.#seats[rival].challenges?.(announced) !== true) return true;
      this.#left = { ...this.#left, [rival]: left - 1 };
    }
    return this.#random.below(2) === 0;
  }
}
