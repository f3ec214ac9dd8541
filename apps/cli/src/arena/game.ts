import { Random, boardAt } from '@korong/engine';
import {
  beginTurn,
  gameNamed,
  other,
  readTurn,
  turnText,
  type GameRecord,
  type OptionFields,
  type GameName,
} from '@korong/rules';
import type { Contestant } from '../engine/players.js';
import { Linked } from '../games/gipf/linked.js';
import { startText } from '../startText.js';

/** A longer game counts as a draw. */
const MAX_TURNS = 300;
/** Turns played at random before the contestants take over. */
const OPENING_TURNS = 4;

export interface Setting {
  readonly game: GameName;
  readonly options: OptionFields;
  /** How it is linked, see {@link readLinkedForm}. */
  readonly linked?: string;
}

/** How one game of a match ended. */
export interface Played {
  readonly index: number;
  /** Whether A had White. */
  readonly aWhite: boolean;
  readonly result: 'A' | 'B' | 'draw';
  readonly cut: boolean;
  /** An illegal turn was played; that side lost. */
  readonly illegal?: string;
  readonly record: GameRecord;
}

/**
 * Random turns, the same for the two games that share an opening. They make no row and decide nothing. With potentials they do
 * not give up the right to bring them in.
 */
export const openingOf = (setting: Setting, number: number): string[] => {
  const start = startText(setting.game, setting.options);
  const board = boardAt(setting.game, start);
  const all = new Int32Array(board.maxSteps);
  const isFit = (step: number): boolean =>
    setting.options.potentials === undefined || /^[A-Z]/.test(board.stepText(step));
  for (let attempt = 0; ; attempt++) {
    const random = new Random(number * 1_000 + attempt);
    board.load(start);
    const turns: string[] = [];
    while (turns.length < OPENING_TURNS) {
      const side = board.toAct;
      const legal = all.subarray(0, board.generate(all));
      const fit = legal.filter(isFit);
      const steps = fit.length > 0 ? fit : legal; // a side without potentials
      const step = steps[random.below(steps.length)]!;
      turns.push(board.stepText(step));
      board.make(step);
      if (board.toAct === side || board.over) break;
    }
    if (turns.length === OPENING_TURNS) return turns;
  }
};

/** Plays game `index` of a match. Games 2n and 2n + 1 share an opening, with colours swapped. */
export const playGame = async (
  setting: Setting,
  a: Contestant,
  b: Contestant,
  index: number,
): Promise<Played> => {
  const game = gameNamed(setting.game);
  const start = startText(setting.game, setting.options);
  const aWhite = index % 2 === 0;
  const seats = { white: aWhite ? a : b, black: aWhite ? b : a } as const;
  const link = setting.linked === undefined ? undefined : new Linked(setting.linked, seats, index);
  await Promise.all([a.start(start), b.start(start)]);
  const opening = openingOf(setting, Math.floor(index / 2));
  const turns: { text: string }[] = [];
  const read = game.readPosition(start);
  if (!read.ok) throw new Error(read.error.code);
  let position = read.value;
  let illegal: string | undefined;
  let winner: 'white' | 'black' | null = null;
  while (turns.length < MAX_TURNS) {
    const outcome = game.outcome(position);
    if (outcome) {
      winner = outcome.winner;
      break;
    }
    const side = game.toAct(position);
    const planned = opening[turns.length];
    const text = planned ?? (await (link ? link.turn(position, side) : seats[side].think()));
    const reading = readTurn(game, beginTurn<unknown, unknown>(position), text);
    if (reading.status !== 'complete') {
      illegal = text.slice(0, 200);
      winner = other(side);
      break;
    }
    // Turns are passed on in their canonical spelling.
    const turn = turnText(game, reading.turn);
    if (planned !== undefined) await seats[side].make(turn);
    await seats[other(side)].make(turn);
    turns.push({ text: turn });
    position = reading.turn.position;
  }
  const result = winner === null ? 'draw' : (winner === 'white') === aWhite ? 'A' : 'B';
  const cut = turns.length >= MAX_TURNS && game.outcome(position) === undefined;
  return {
    index,
    aWhite,
    result,
    cut,
    ...(illegal === undefined ? {} : { illegal }),
    record: {
      game: setting.game,
      options: setting.options,
      headers: { White: aWhite ? 'A' : 'B', Black: aWhite ? 'B' : 'A' },
      turns,
      result: winner ?? (cut || game.outcome(position) ? 'draw' : null),
    },
  };
};
