import { sql, type RawBuilder } from 'kysely';
import {
  builder,
  type Db,
  type Dialect,
  type Executor,
  type Statement,
  type Step,
  type Value,
} from './executor.js';
import { param, mustPrepared, prepared } from './preparedQuery.js';
import type { Append, Appended, GameState, StoredEvent } from './store.js';

/** An event as a row. People's names are not in it: see `names.ts`. */
interface EventRow {
  readonly [column: string]: Value;
  readonly game: string;
  readonly seq: number;
  readonly player: string | null;
  readonly message: string | null;
  readonly body: string;
}

/** A message that led to several events is kept with the first of them. */
export const eventRows = ({ game, events }: Append, bodyOf = JSON.stringify): readonly EventRow[] => {
  const seen = new Set<string>();
  return events.map(({ event, player, message }) => {
    const key = `${player ?? ''} ${message ?? ''}`;
    const kept = player !== undefined && message !== undefined && !seen.has(key);
    seen.add(key);
    return {
      game,
      seq: event.seq,
      player: player ?? null,
      message: kept ? message : null,
      body: bodyOf(event),
    };
  });
};

/** Times are whole milliseconds, also where a clock or an offset is finer. */
export const whole = (time: number | undefined): number | null =>
  time === undefined ? null : Math.round(time);

export const headValues = ({ turns, deadline, thinkingSince, waitsFor, status }: GameState) =>
  ({
    turns,
    // Nothing is swept in a game that is over.
    deadline: status === 'over' ? null : whole(deadline),
    thinking: status === 'over' ? null : whole(thinkingSince),
    waitsFor: status === 'over' ? null : (waitsFor ?? null),
  }) as const;

export const endValues = ({ winner, ending, endedAt }: GameState) =>
  ({ winner: winner ?? null, ending: ending ?? null, ended: whole(endedAt) }) as const;

/** The numbers of an append's first and last event. Wrong ones are a bug of the caller. */
export const rangeOf = ({ game, events }: Append): { readonly first: number; readonly last: number } => {
  const first = events[0]?.event.seq ?? 0;
  const contiguous = events.every(({ event }, index) => event.seq === first + index);
  if (first < 2 || !contiguous) throw new Error(`events of ${game} do not follow each other from ${first}`);
  return { first, last: first + events.length - 1 };
};

/** By which number the log of a game is kept. */
export const numberOf = (db: Db, game: string): RawBuilder<number> =>
  sql<number>`(${db.selectFrom('heads').select('number').where('game_id', '=', game)})`;

/** The statements of an append: the head moves on if it is where it should be, and everything else follows from that. */
export const appendSteps = (dialect: Dialect): ((write: Append) => readonly Step[]) => {
  const db = builder(dialect);
  const head = mustPrepared(
    db
      .updateTable('heads')
      .set({
        seq: param('last'),
        turns: param('turns'),
        deadline: param('deadline'),
        thinking_since: param('thinking'),
        waits_for: param('waitsFor'),
      })
      .where('game_id', '=', param('game'))
      .where('seq', '=', param('before')),
  );
  const event = prepared(
    db.insertInto('events').values({
      game_number: numberOf(db, param('game')),
      seq: param('seq'),
      player_id: param('player'),
      message_id: param('message'),
      body: param('body'),
    }),
  );
  const end = prepared(
    db
      .updateTable('games')
      .set({ status: 'over', winner: param('winner'), ending: param('ending'), ended_at: param('ended') })
      .where('id', '=', param('game'))
      .where('status', '=', 'running'),
  );
  return write => {
    const { game, state } = write;
    const { first, last } = rangeOf(write);
    return [
      head({ game, before: first - 1, last, ...headValues(state) }),
      ...eventRows(write).map(event),
      ...(state.status === 'over' ? [end({ game, ...endValues(state) })] : []),
    ];
  };
};

const messagesOf = (events: readonly StoredEvent[]): readonly { player: string; message: string }[] =>
  events.flatMap(({ player, message }) => (player && message ? [{ player, message }] : []));

/** Why an append could not be stored: its message is there already, or another process was first. */
export const explainer = (
  dialect: Dialect,
  read: Executor['read'],
): ((write: Append) => Promise<Appended>) => {
  const db = builder(dialect);
  const find = prepared(
    db
      .selectFrom('events')
      .select('seq')
      .where('game_number', '=', numberOf(db, param('game')))
      .where('player_id', '=', param('player'))
      .where('message_id', '=', param('message')),
  );
  return async ({ game, events }) => {
    const asked: Statement[] = messagesOf(events).map(one => find({ game, ...one }));
    if (asked.length === 0) return { kind: 'conflict' };
    const found = (await read(...asked)).flat()[0];
    return found ? { kind: 'repeated', seq: Number(found.seq) } : { kind: 'conflict' };
  };
};
