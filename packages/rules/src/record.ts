import type { AnyGame, OptionFields, Side } from './game.js';
import { findGame } from './games.js';
import { err, ok, refuse, refuseText, type Refusal, type Result } from './refusal.js';
import { startOf } from './start.js';
import { beginTurn, isComplete, readTurn, turnText, type Turn, type TurnReading } from './turn.js';

/** How a game ended, or `null` while it has not. */
export type GameResult = Side | 'draw' | null;

export interface RecordedTurn {
  /** Steps joined by `;`. */
  readonly text: string;
  /** Milliseconds left on the mover's clock after the turn. */
  readonly clock?: number;
  /** Milliseconds that the mover thought about the turn. */
  readonly spent?: number;
  readonly comment?: string;
}

/** A whole game in its stored form. {@link replay} checks it. */
export interface GameRecord {
  readonly game: string;
  readonly options: OptionFields;
  /** Text of the starting position, if it is not the usual one. */
  readonly position?: string;
  /** All other headers: White, Black, Date, Event … */
  readonly headers: Readonly<Record<string, string>>;
  /** A comment on the game as a whole. */
  readonly comment?: string;
  /** The last turn of an unfinished game may lack steps. */
  readonly turns: readonly RecordedTurn[];
  readonly result: GameResult;
}

/** A record that was played through. */
export interface Replay {
  readonly game: AnyGame;
  readonly start: unknown;
  /** Each turn with the positions before and after it. */
  readonly turns: readonly Turn<unknown, unknown>[];
  /** The same record, with its turns in canonical spelling. */
  readonly record: GameRecord;
}

/** Replays a record: every step must be legal, every turn but the last complete, and the result the one of the rules. */
export const replay = (record: GameRecord): Result<Replay, Refusal> => {
  const game = findGame(record.game);
  if (!game.ok) return game;
  const start = startOf(game.value, record);
  if (!start.ok) return start;
  const turns: Turn<unknown, unknown>[] = [];
  for (const [i, { text }] of record.turns.entries()) {
    const reading = readNext(game.value, turns.at(-1) ?? beginTurn(start.value), text);
    if (reading.status === 'illegal') return err({ ...reading.refusal, turn: i + 1 });
    turns.push(reading.turn);
  }
  const refusal = whyNotResult(game.value, record, turns.at(-1)?.position ?? start.value);
  if (refusal) return err(refusal);
  const texts = record.turns.map((turn, i) => ({ ...turn, text: turnText(game.value, turns[i]!) }));
  return ok({ game: game.value, start: start.value, turns, record: { ...record, turns: texts } });
};

const readNext = (
  game: AnyGame,
  before: Turn<unknown, unknown>,
  text: string,
): TurnReading<unknown, unknown> =>
  before.steps.length === 0 || isComplete(game, before)
    ? readTurn(game, beginTurn(before.position), text)
    : { status: 'illegal', refusal: refuse('TURN_NOT_FINISHED') };

/** Players may end a game that the rules have not ended. They cannot contradict the result of the rules. */
const whyNotResult = (game: AnyGame, { result }: GameRecord, last: unknown): Refusal | undefined => {
  const outcome = game.outcome(last);
  if (outcome === undefined || (outcome.winner ?? 'draw') === result) return undefined;
  return refuseText('RECORD_RESULT', result ?? '*');
};
