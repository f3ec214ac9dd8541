import {
  createMatchLog,
  createMatchRules,
  positionOf,
  type Command,
  type Match,
  type MatchRefusal,
} from '@korong/match';
import {
  beginTurn,
  err,
  games,
  isComplete,
  ok,
  readTurn,
  turnText,
  undoStep,
  type AnyGame,
  type GameRecord,
  type RecordedTurn,
  type Replay,
  type Result,
  type Turn,
} from '@korong/rules';

// Without the extension for linked play: players at one terminal settle a use aloud and type the outcome.
const rules = createMatchRules({ games });
const log = createMatchLog(rules);

export const { gameOf } = rules;

/** A match at one terminal and the turn that is being typed. Immutable; every change makes a new value. */
export interface LocalGame {
  readonly match: Match;
  /** A match accepts whole turns only. This turn starts at its last position. */
  readonly turn: Turn<unknown, unknown>;
  /** The record it was loaded from. Clocks, comments and an agreed result are kept for the turns that still stand. */
  readonly loaded?: GameRecord;
}

/** A game at a terminal has no clock, so the time of a command does not matter. */
const apply = (match: Match | undefined, command: Command): Result<Match, MatchRefusal> => {
  const applied = rules.apply(match, command, 0);
  return applied.ok ? ok(applied.value.match) : applied;
};

const begin = ({
  game,
  options,
  position,
}: Pick<GameRecord, 'game' | 'options' | 'position'>): Result<Match, MatchRefusal> =>
  apply(undefined, {
    kind: 'start',
    id: 'local',
    game,
    options,
    ...(position === undefined ? {} : { position }),
    players: { white: { name: 'White' }, black: { name: 'Black' } },
    seats: 'together',
  });

const makeTurn = (match: Match, text: string): Result<Match, MatchRefusal> =>
  apply(match, { kind: 'turn', by: match.side, answers: match.turns.length, text });

export const newGame = (game: AnyGame, start: unknown): LocalGame => {
  const match = begin({ game: game.name, options: game.optionFields(game.options(start)) });
  if (!match.ok) throw new Error(`a new game of ${game.name} was refused: ${match.error.code}`);
  return { match: match.value, turn: beginTurn(start) };
};

/** The game of a record. The last turn of the record may lack steps. */
export const gameFrom = ({ game, turns, record }: Replay): Result<LocalGame, MatchRefusal> => {
  let match = begin(record);
  const last = turns.at(-1);
  const open = last !== undefined && !isComplete(game, last) ? last : undefined;
  for (const { text } of open ? record.turns.slice(0, -1) : record.turns) {
    if (match.ok) match = makeTurn(match.value, text);
  }
  if (!match.ok) return match;
  return ok({ match: match.value, turn: open ?? beginTurn(positionOf(match.value)), loaded: record });
};

/** Makes the written steps, all or none. */
export const submit = (local: LocalGame, text: string): Result<LocalGame, MatchRefusal> => {
  const game = gameOf(local.match);
  const reading = readTurn(game, local.turn, text);
  if (reading.status === 'impossible') return err({ code: 'TURN_REFUSED', reason: reading.refusal });
  if (reading.status === 'go on') return ok({ ...local, turn: reading.turn });
  const match = makeTurn(local.match, turnText(game, reading.turn));
  return match.ok ? ok({ ...local, match: match.value, turn: beginTurn(reading.turn.position) }) : match;
};

/** The game without its last step, across the start of a turn if necessary. */
export const takeBack = (local: LocalGame): Result<LocalGame, MatchRefusal> => {
  const game = gameOf(local.match);
  const undone = undoStep(game, local.turn);
  if (undone) return ok({ ...local, turn: undone });
  const match = withoutLastTurn(local.match);
  if (!match.ok) return match;
  const last = lastTurn(local)!;
  return ok({ ...local, match: match.value, turn: undoStep(game, last)! });
};

/** A match that is over refuses takebacks. Replaying its log up to the last turn gives the match before that turn. */
const withoutLastTurn = (match: Match): Result<Match, MatchRefusal> => {
  const { events, result, turns } = match;
  return result === undefined
    ? apply(match, { kind: 'takeback', how: 'agreed', to: turns.length - 1 })
    : log.replayEvents(
        events.slice(
          0,
          events.findLastIndex(({ kind }) => kind === 'turn'),
        ),
      );
};

/** The last whole turn, step by step. */
const lastTurn = ({ match }: LocalGame): Turn<unknown, unknown> | undefined => {
  const made = match.turns.at(-1);
  if (made === undefined) return undefined;
  const before = match.turns.at(-2)?.position ?? match.start;
  const reading = readTurn(gameOf(match), beginTurn<unknown, unknown>(before), made.text);
  if (reading.status === 'impossible') throw new Error(`a turn that was made is refused: ${made.text}`);
  return reading.turn;
};

/** The step that {@link takeBack} would take back. */
export const lastStep = (local: LocalGame): string | undefined => {
  const step = local.turn.steps.at(-1) ?? lastTurn(local)?.steps.at(-1);
  return step === undefined ? undefined : gameOf(local.match).stepText(step);
};

export const stepTexts = ({ match, turn }: LocalGame): string[] => {
  const game = gameOf(match);
  return game.steps(turn.position).map(step => game.stepText(step));
};

/** The record of the match, with the turn that is being typed and the loaded parts that still stand. */
export const recordOf = ({ match, turn, loaded }: LocalGame): GameRecord => {
  const played = log.recordOf(match);
  const open = turn.steps.length > 0 ? [{ text: turnText(gameOf(match), turn) }] : [];
  const turns = [...played.turns, ...open].map((made, i): RecordedTurn => {
    const before = loaded?.turns[i];
    return before?.text === made.text ? before : made;
  });
  const unchanged = loaded?.turns.length === turns.length && turns.every((t, i) => t === loaded.turns[i]);
  return {
    ...played,
    // The match needs names; the players at a terminal gave none.
    headers: loaded?.headers ?? {},
    ...(loaded?.comment === undefined ? {} : { comment: loaded.comment }),
    turns,
    result: played.result ?? (unchanged ? loaded.result : null),
  };
};
