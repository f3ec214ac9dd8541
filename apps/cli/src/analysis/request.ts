// A query for analysis, checked: the positions to search, and how.
import { ok, type GameName, type Result } from '@korong/rules';
import { readPositions } from './positions.js';
import {
  COUNT,
  FLAG,
  SECONDS,
  TEXT,
  WHOLE,
  WHOLE_LIST,
  queryError,
  readField,
  type Json,
  type QueryError,
} from './query.js';

const NETS = ['small', 'large'];

/** The fields of a query. Others are ignored with a warning. */
export const FIELDS: readonly string[] = [
  'id',
  'game',
  'variant',
  'options',
  'initialPosition',
  'moves',
  'record',
  'analyzeTurns',
  'maxVisits',
  'maxMoves',
  'includePolicy',
  'reportDuringSearchEvery',
  'priority',
  'priorities',
  'net',
];

/** One position of a query. */
export interface Place {
  readonly turnNumber: number;
  readonly priority: number;
  readonly position: string;
  /** Of White, if the game is over there. */
  readonly result?: number;
  readonly toAct: 'W' | 'B';
}

export interface Request {
  readonly id: string;
  readonly game: GameName;
  readonly net?: string;
  readonly places: readonly Place[];
  readonly maxVisits?: number;
  readonly maxMoves?: number;
  readonly includePolicy: boolean;
  /** Milliseconds. */
  readonly reportEvery?: number;
}

/** The fields that say how to search. */
const readSettings = (query: Json): Result<Omit<Request, 'id' | 'game' | 'places'>, QueryError> => {
  const visits = readField(query, 'maxVisits', COUNT);
  if (!visits.ok) return visits;
  const moves = readField(query, 'maxMoves', COUNT);
  if (!moves.ok) return moves;
  const policy = readField(query, 'includePolicy', FLAG);
  if (!policy.ok) return policy;
  const every = readField(query, 'reportDuringSearchEvery', SECONDS);
  if (!every.ok) return every;
  const net = readField(query, 'net', TEXT);
  if (!net.ok) return net;
  if (net.value !== undefined && !NETS.includes(net.value))
    return queryError('net', 'error.analysis.net', { text: net.value.slice(0, 40) });
  return ok({
    includePolicy: policy.value ?? false,
    ...(net.value === undefined ? {} : { net: net.value }),
    ...(visits.value === undefined ? {} : { maxVisits: visits.value }),
    ...(moves.value === undefined ? {} : { maxMoves: moves.value }),
    ...(every.value === undefined ? {} : { reportEvery: 1_000 * every.value }),
  });
};

/** The turns to analyse, each with its priority. */
const readTurns = (
  query: Json,
  last: number,
): Result<readonly { readonly turn: number; readonly priority: number }[], QueryError> => {
  const turns = readField(query, 'analyzeTurns', WHOLE_LIST);
  if (!turns.ok) return turns;
  const priority = readField(query, 'priority', WHOLE);
  if (!priority.ok) return priority;
  const priorities = readField(query, 'priorities', WHOLE_LIST);
  if (!priorities.ok) return priorities;
  const all = turns.value ?? [last];
  if (all.length === 0) return queryError('analyzeTurns', 'error.analysis.noTurn');
  const wrong = all.find(turn => turn < 0 || turn > last);
  if (wrong !== undefined) return queryError('analyzeTurns', 'error.analysis.turn', { turn: wrong, last });
  if (priorities.value && priorities.value.length !== all.length)
    return queryError('priorities', 'error.analysis.priorities');
  const each = priorities.value ?? all.map(() => priority.value ?? 0);
  return ok(all.map((turn, i) => ({ turn, priority: each[i]! })));
};

const WHITE_SCORES = { white: 1, black: 0 } as const;

export const readRequest = (id: string, query: Json): Result<Request, QueryError> => {
  const settings = readSettings(query);
  if (!settings.ok) return settings;
  const read = readPositions(query);
  if (!read.ok) return read;
  const { game, positions } = read.value;
  const turns = readTurns(query, positions.length - 1);
  if (!turns.ok) return turns;
  const places = turns.value.map(({ turn, priority }): Place => {
    const position = positions[turn];
    const outcome = game.outcome(position);
    return {
      turnNumber: turn,
      priority,
      position: game.positionText(position),
      toAct: game.toAct(position) === 'white' ? 'W' : 'B',
      ...(outcome ? { result: outcome.winner === null ? 0.5 : WHITE_SCORES[outcome.winner] } : {}),
    };
  });
  return ok({ id, game: game.name, places, ...settings.value });
};
