import type { AnyGame, OptionFields, Side } from './game.js';
import { findGame } from './games.js';
import { refuse, refuseText, type Refusal } from './reasons.js';
import { err, ok, type Result } from './result.js';
import { startOf } from './start.js';
import { beginTurn, isComplete, readTurn, turnText, type Turn, type TurnReading } from './turn.js';

/** How a game ended, or `null` while it has not. */
export type GameResult = Side | 'draw' | null;

export interface RecordedTurn {
  /** Steps joined by `;`. */
  readonly text: string;
  /** Milliseconds left on the clock of whoever made the turn, after it. */
  readonly clock?: number;
  readonly comment?: string;
}

/** A whole game as it is kept, sent and printed. What it says is checked by {@link replay}. */
export interface GameRecord {
  readonly game: string;
  readonly options: OptionFields;
  /** Text of the position that the game began with, where that was not the usual one. */
  readonly position?: string;
  /** Names and values of everything else: White, Black, Date, Event … */
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
  /** The same record, its turns in the one spelling that is printed. */
  readonly record: GameRecord;
}

/** Plays a record through: every step legal, every turn but the last whole, the result the one the rules give. */
export const replay = (record: GameRecord): Result<Replay, Refusal> => {
  const game = findGame(record.game);
  if (!game.ok) return game;
  const start = startOf(game.value, record);
  if (!start.ok) return start;
  const turns: Turn<unknown, unknown>[] = [];
  for (const [i, { text }] of record.turns.entries()) {
    const reading = readNext(game.value, turns.at(-1) ?? beginTurn(start.value), text);
    if (reading.status === 'impossible') return err({ ...reading.refusal, turn: i + 1 });
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
    : { status: 'impossible', refusal: refuse('TURN_NOT_FINISHED') };

/** Players may end a game that the rules have not ended; they cannot end one otherwise than the rules did. */
const whyNotResult = (game: AnyGame, { result }: GameRecord, last: unknown): Refusal | undefined => {
  const outcome = game.outcome(last);
  if (outcome === undefined || (outcome.winner ?? 'draw') === result) return undefined;
  return refuseText('RECORD_RESULT', result ?? '*');
};
