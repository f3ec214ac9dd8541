// The positions that a query names: a game from its start or from a position, or a whole record.
import { message } from '@korong/messages';
import {
  beginTurn,
  err,
  findGame,
  isComplete,
  ok,
  readTurn,
  startOf,
  readRecordJson,
  readRecordText,
  replay,
} from '@korong/rules';
import type { AnyGame, Refusal, Result } from '@korong/rules';
import { explain } from '../explain.js';
import {
  MOVES,
  OPTIONS,
  TEXT,
  queryError,
  readField,
  type Json,
  type Move,
  RECORD,
  type QueryError,
} from './query.js';

/** A game and its positions, the first one included. */
export interface Positions {
  readonly game: AnyGame;
  readonly positions: readonly unknown[];
}

const refused = (field: string, refusal: Refusal): Result<never, QueryError> =>
  err({ error: explain(refusal), field });

const ofRecord = (given: string | Json): Result<Positions, QueryError> => {
  const text = typeof given === 'string' ? given : JSON.stringify(given);
  const record = text.trimStart().startsWith('{') ? readRecordJson(text) : readRecordText(text);
  const played = record.ok ? replay(record.value) : record;
  if (!played.ok) return refused('record', played.error);
  const { game, start, turns } = played.value;
  return ok({ game, positions: [start, ...turns.map(({ position }) => position)] });
};

const SIDE_LETTERS = { white: 'W', black: 'B' } as const;

const play = (game: AnyGame, start: unknown, moves: readonly Move[]): Result<Positions, QueryError> => {
  const positions = [start];
  let turn = beginTurn<unknown, unknown>(start);
  for (const [i, move] of moves.entries()) {
    if (turn.steps.length > 0 && !isComplete(game, turn))
      return queryError('moves', 'error.analysis.unfinished', { turn: i });
    const [player, text] = typeof move === 'string' ? [undefined, move] : move;
    if (player !== undefined && player !== SIDE_LETTERS[game.toAct(turn.position)])
      return queryError('moves', 'error.analysis.player', { turn: i + 1, player: player.slice(0, 20) });
    const reading = readTurn(game, beginTurn(turn.position), text);
    if (reading.status === 'illegal') return refused('moves', { ...reading.refusal, turn: i + 1 });
    turn = reading.turn;
    positions.push(turn.position);
  }
  return ok({ game, positions });
};

/** The first position: the usual one of the game, variant and options, or the one that is given as text. */
const startIn = (query: Json): Result<{ game: AnyGame; start: unknown }, QueryError> => {
  const position = readField(query, 'initialPosition', TEXT);
  if (!position.ok) return position;
  const name = readField(query, 'game', TEXT);
  if (!name.ok) return name;
  const variant = readField(query, 'variant', TEXT);
  if (!variant.ok) return variant;
  const options = readField(query, 'options', OPTIONS);
  if (!options.ok) return options;
  const text = position.value?.trim();
  // A position text begins with the name of its game.
  const named = name.value ?? text?.split('/')[0];
  if (named === undefined) return err({ error: message('error.analysis.missing'), field: 'game' });
  const game = findGame(named.toLowerCase());
  if (!game.ok) return refused('game', game.error);
  if (text !== undefined) {
    const read = game.value.readPosition(text);
    return read.ok ? ok({ game: game.value, start: read.value }) : refused('initialPosition', read.error);
  }
  const fields = {
    variant: game.value.variants[0]!,
    ...options.value,
    ...(variant.value === undefined ? {} : { variant: variant.value }),
  };
  const start = startOf(game.value, { options: fields });
  return start.ok
    ? ok({ game: game.value, start: start.value })
    : refused(options.value ? 'options' : 'variant', start.error);
};

export const readPositions = (query: Json): Result<Positions, QueryError> => {
  const record = readField(query, 'record', RECORD);
  if (!record.ok) return record;
  if (record.value !== undefined) return ofRecord(record.value);
  const moves = readField(query, 'moves', MOVES);
  if (!moves.ok) return moves;
  const begun = startIn(query);
  return begun.ok ? play(begun.value.game, begun.value.start, moves.value ?? []) : begun;
};
