import { sql } from 'kysely';
import { endValues, eventRows, headValues, rangeOf } from '../append.js';
import { builder } from '../executor.js';
import { param, prepared } from '../preparedQuery.js';
import type { Append } from '../store.js';

// Appends to many games in one statement. Heads that are where their append expects them, and whose log does not have the message
// yet, move on; events follow the heads that moved; the games whose heads moved come back. Rows are locked in the order of
// their ids, so that processes that write to the same games wait for each other and never in a circle.

const TEXT = sql`
  with write as (
    select * from unnest(${param('games')}::text[], ${param('befores')}::int[], ${param('lasts')}::int[],
      ${param('turns')}::int[], ${param('deadlines')}::bigint[], ${param('thinking')}::bigint[],
      ${param('waitsFor')}::text[])
      as w (game_id, before, last, turns, deadline, thinking_since, waits_for)
  ), event as (
    select * from unnest(${param('eventGames')}::text[], ${param('seqs')}::int[], ${param('players')}::text[],
      ${param('messages')}::text[], ${param('bodies')}::text[])
      as e (game_id, seq, player_id, message_id, body)
  ), repeated as materialized (
    select event.game_id from event join heads on heads.game_id = event.game_id cross join lateral (
      select 1 from events where events.game_number = heads.number and events.player_id = event.player_id
        and events.message_id = event.message_id limit 1) as same
  ), locked as materialized (
    select heads.game_id from heads join write on write.game_id = heads.game_id
      where heads.seq = write.before and heads.game_id not in (select game_id from repeated)
      order by heads.game_id for update of heads
  ), moved as (
    update heads set seq = write.last, turns = write.turns, deadline = write.deadline,
      thinking_since = write.thinking_since, waits_for = write.waits_for
      from locked join write on write.game_id = locked.game_id
      where heads.game_id = locked.game_id and heads.seq = write.before
      returning heads.game_id, heads.number
  ), kept as (
    insert into events (game_number, seq, player_id, message_id, body)
      select moved.number, seq, player_id, message_id, body from event join moved on moved.game_id = event.game_id
  ), ended as (
    update games set status = 'over', winner = o.winner, ending = o.ending, ended_at = o.ended_at
      from unnest(${param('overs')}::text[], ${param('winners')}::text[], ${param('endings')}::text[],
        ${param('endeds')}::bigint[]) as o (game_id, winner, ending, ended_at)
      join moved on moved.game_id = o.game_id
      where games.id = o.game_id and games.status = 'running'
  )
  select game_id from moved`;

const bind = prepared({ compile: () => TEXT.compile(builder('postgres')) });

/** The statement for appends to different games. */
export const batchStatement = (
  writes: readonly Append[],
): { readonly sql: string; readonly parameters: readonly unknown[] } => {
  const ranges = writes.map(rangeOf);
  const heads = writes.map(({ state }) => headValues(state));
  const events = writes.flatMap(write => eventRows(write));
  const over = writes.filter(({ state }) => state.status === 'over');
  const ends = over.map(({ state }) => endValues(state));
  const columns = {
    games: writes.map(({ game }) => game),
    befores: ranges.map(({ first }) => first - 1),
    lasts: ranges.map(({ last }) => last),
    turns: heads.map(({ turns }) => turns),
    deadlines: heads.map(({ deadline }) => deadline),
    thinking: heads.map(({ thinking }) => thinking),
    waitsFor: heads.map(({ waitsFor }) => waitsFor),
    eventGames: events.map(({ game }) => game),
    seqs: events.map(({ seq }) => seq),
    players: events.map(({ player }) => player),
    messages: events.map(({ message }) => message),
    bodies: events.map(({ body }) => body),
    overs: over.map(({ game }) => game),
    winners: ends.map(({ winner }) => winner),
    endings: ends.map(({ ending }) => ending),
    endeds: ends.map(({ ended }) => ended),
  };
  // The driver writes arrays as arrays.
  return bind(columns as never);
};
