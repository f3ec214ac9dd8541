import { createMatchLog, createMatchRules, type Command, type Match, type MatchRefusal } from '@korong/match';
import {
  beginTurn,
  err,
  games,
  isComplete,
  ok,
  turnText,
  type AnyGame,
  type GameRecord,
  type RecordedTurn,
  type Replay,
  type Result,
} from '@korong/rules';
import { addSteps, historyAt, withoutLastStep, type StepHistory } from './stepHistory.js';

// Without the extension for linked play: players at one terminal settle a use aloud and type the outcome.
const rules = createMatchRules({ games });
const log = createMatchLog(rules);

/** A match at one terminal. Immutable; every change makes a new value. */
export interface LocalGame {
  readonly match: Match;
  /** The turns of the match and the one that is being typed, step by step. A match accepts whole turns only. */
  readonly history: StepHistory;
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
  return { match: match.value, history: historyAt(game, start) };
};

/** The game of a record. The last turn of the record may lack steps. */
export const gameFrom = ({ game, start, turns, record }: Replay): Result<LocalGame, MatchRefusal> => {
  let match = begin(record);
  const last = turns.at(-1);
  const open = last !== undefined && !isComplete(game, last) ? last : undefined;
  for (const { text } of open ? record.turns.slice(0, -1) : record.turns) {
    if (match.ok) match = makeTurn(match.value, text);
  }
  if (!match.ok) return match;
  const made = open ? turns.slice(0, -1) : turns;
  const turn = open ?? beginTurn(last?.position ?? start);
  return ok({ match: match.value, history: { game, made, turn }, loaded: record });
};

/** Makes the written steps, all or none. */
export const submit = (local: LocalGame, text: string): Result<LocalGame, MatchRefusal> => {
  const history = addSteps(local.history, text);
  if (!history.ok) return err({ code: 'TURN_REFUSED', reason: history.error });
  const { game, made } = history.value;
  if (made.length === local.history.made.length) return ok({ ...local, history: history.value });
  const match = makeTurn(local.match, turnText(game, made.at(-1)!));
  return match.ok ? ok({ ...local, match: match.value, history: history.value }) : match;
};

/** The game without its last step, across the start of a turn if necessary. */
export const takeBack = (local: LocalGame): Result<LocalGame, MatchRefusal> => {
  const history = withoutLastStep(local.history);
  if (history === undefined) return err({ code: 'NOTHING_TO_TAKE_BACK' });
  if (history.made.length === local.history.made.length) return ok({ ...local, history });
  const match = withoutLastTurn(local.match);
  return match.ok ? ok({ ...local, match: match.value, history }) : match;
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

/** The step that {@link takeBack} would take back. */
export const lastStep = ({ history: { game, made, turn } }: LocalGame): string | undefined => {
  const step = turn.steps.at(-1) ?? made.at(-1)?.steps.at(-1);
  return step === undefined ? undefined : game.stepText(step);
};

export const stepTexts = ({ history: { game, turn } }: LocalGame): string[] =>
  game.steps(turn.position).map(step => game.stepText(step));

/** The record of the match, with the turn that is being typed and the loaded parts that still stand. */
export const recordOf = ({ match, history: { game, turn }, loaded }: LocalGame): GameRecord => {
  const played = log.recordOf(match);
  const open = turn.steps.length > 0 ? [{ text: turnText(game, turn) }] : [];
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
