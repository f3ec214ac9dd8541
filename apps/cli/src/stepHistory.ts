import {
  beginTurn,
  readTurn,
  undoStep,
  type AnyGame,
  type GameResult,
  type Refusal,
  type Result,
  type Turn,
} from '@korong/rules';

type AnyTurn = Turn<unknown, unknown>;

/**
 * Steps made from any position, for programs that ask about the rules. Unlike a match it accepts a position in which the game is over
 * and takes back without limit. Immutable; every change makes a new value.
 */
export interface Table {
  readonly game: AnyGame;
  readonly made: readonly AnyTurn[];
  readonly turn: AnyTurn;
}

export const tableAt = (game: AnyGame, position: unknown): Table => ({
  game,
  made: [],
  turn: beginTurn(position),
});

/** Makes the written steps, all or none. */
export const submit = (table: Table, text: string): Result<Table, Refusal> => {
  const { game, made, turn } = table;
  const reading = readTurn(game, turn, text);
  switch (reading.status) {
    case 'impossible':
      return { ok: false, error: reading.refusal };
    case 'go on':
      return { ok: true, value: { ...table, turn: reading.turn } };
    case 'complete':
      return {
        ok: true,
        value: { ...table, made: [...made, reading.turn], turn: beginTurn(reading.turn.position) },
      };
  }
};

/** The game without its last step, across the start of a turn if necessary. */
export const takeBack = (table: Table): Table | undefined => {
  const { game, made, turn } = table;
  const undone = undoStep(game, turn);
  if (undone) return { ...table, turn: undone };
  const last = made.at(-1);
  return last && { ...table, made: made.slice(0, -1), turn: undoStep(game, last)! };
};

/** The result by the rules. */
export const resultOf = ({ game, turn }: Table): GameResult => {
  const outcome = game.outcome(turn.position);
  return outcome ? (outcome.winner ?? 'draw') : null;
};
