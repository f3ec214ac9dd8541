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
 * Turns made from any position and the turn in the making. Unlike a match it accepts a position in which the game is over and takes
 * back without limit. Immutable; every change makes a new value.
 */
export interface StepHistory {
  readonly game: AnyGame;
  readonly made: readonly AnyTurn[];
  readonly turn: AnyTurn;
}

export const historyAt = (game: AnyGame, position: unknown): StepHistory => ({
  game,
  made: [],
  turn: beginTurn(position),
});

/** Makes the written steps, all or none. */
export const addSteps = (history: StepHistory, text: string): Result<StepHistory, Refusal> => {
  const { game, made, turn } = history;
  const reading = readTurn(game, turn, text);
  switch (reading.status) {
    case 'illegal':
      return { ok: false, error: reading.refusal };
    case 'incomplete':
      return { ok: true, value: { ...history, turn: reading.turn } };
    case 'complete':
      return {
        ok: true,
        value: { ...history, made: [...made, reading.turn], turn: beginTurn(reading.turn.position) },
      };
  }
};

/** The game without its last step, across the start of a turn if necessary. */
export const withoutLastStep = (history: StepHistory): StepHistory | undefined => {
  const { game, made, turn } = history;
  const undone = undoStep(game, turn);
  if (undone) return { ...history, turn: undone };
  const last = made.at(-1);
  return last && { ...history, made: made.slice(0, -1), turn: undoStep(game, last)! };
};

/** The result by the rules. */
export const resultOf = ({ game, turn }: StepHistory): GameResult => {
  const outcome = game.outcome(turn.position);
  return outcome ? (outcome.winner ?? 'draw') : null;
};
