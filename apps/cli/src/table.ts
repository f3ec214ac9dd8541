import {
  beginTurn,
  isComplete,
  readTurn,
  turnText,
  undoStep,
  type AnyGame,
  type GameRecord,
  type RecordedTurn,
  type Refusal,
  type Replay,
  type Result,
  type Turn,
} from '@korong/rules';

type AnyTurn = Turn<unknown, unknown>;

/** A game in progress: the turns made and the current one. Immutable; every change makes a new value. */
export interface Table {
  readonly game: AnyGame;
  /** The start position text, if it is not the usual start. */
  readonly from?: string;
  /** The record it was loaded from. Clocks, comments and an agreed result are kept for the turns that still stand. */
  readonly loaded?: GameRecord;
  readonly made: readonly AnyTurn[];
  readonly turn: AnyTurn;
}

export const newTable = (game: AnyGame, start: unknown): Table => ({
  game,
  made: [],
  turn: beginTurn(start),
});

/** A game that starts from `position`. */
export const tableAt = (game: AnyGame, position: unknown): Table => ({
  ...newTable(game, position),
  from: game.positionText(position),
});

/** A game with the turns of a record. */
export const tableOf = ({ game, start, turns, record }: Replay): Table => {
  const last = turns.at(-1);
  const open = last !== undefined && !isComplete(game, last);
  return {
    game,
    ...(record.position === undefined ? {} : { from: record.position }),
    loaded: record,
    made: open ? turns.slice(0, -1) : turns,
    turn: open ? last : beginTurn(last?.position ?? start),
  };
};

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

/** The step that {@link takeBack} would take back. */
export const lastStep = ({ game, made, turn }: Table): string | undefined => {
  const step = turn.steps.at(-1) ?? made.at(-1)?.steps.at(-1);
  return step === undefined ? undefined : game.stepText(step);
};

export const stepTexts = ({ game, turn }: Table): string[] =>
  game.steps(turn.position).map(step => game.stepText(step));

/** The result by the rules. */
export const resultOf = ({ game, turn }: Table): GameRecord['result'] => {
  const outcome = game.outcome(turn.position);
  return outcome ? (outcome.winner ?? 'draw') : null;
};

export const recordOf = (table: Table): GameRecord => {
  const { game, from, loaded, made, turn } = table;
  const all = turn.steps.length > 0 ? [...made, turn] : made;
  const turns = all.map((t, i): RecordedTurn => {
    const before = loaded?.turns[i];
    const text = turnText(game, t);
    return before?.text === text ? before : { text };
  });
  const unchanged = loaded?.turns.length === turns.length && turns.every((t, i) => t === loaded.turns[i]);
  return {
    game: game.name,
    options: game.optionFields(game.options(turn.position)),
    ...(from === undefined ? {} : { position: from }),
    headers: loaded?.headers ?? {},
    ...(loaded?.comment === undefined ? {} : { comment: loaded.comment }),
    turns,
    result: resultOf(table) ?? (unchanged ? loaded.result : null),
  };
};
