import { eventRows, headValues, numberOf, whole } from '../append.js';
import { builder, must, statement, type Db, type Executor, type Step } from '../executor.js';
import { namesOut } from '../names.js';
import { addPlayer } from '../playerRows.js';
import type { GameStart, GameStore } from '../store.js';

/** Begins matches: the game, its head, its first event and its seats in one commit. */
export const gameStartStore = ({ dialect, write }: Executor): Pick<GameStore, 'begin'> => {
  const db = builder(dialect);
  return {
    begin: async (beginning, from) => {
      const { seats } = beginning;
      const people = [seats.white, seats.black].filter(({ level }) => level === undefined);
      const taken = db.deleteFrom('open_games').where('id', '=', beginning.id);
      const steps = [
        ...(from === 'open' ? [must(taken)] : []),
        gameStep(db, beginning),
        ...logSteps(db, beginning),
        ...people.map(person => addPlayer(db, dialect, person)),
        seatStep(db, beginning),
      ];
      return (await write(steps)).ok;
    },
  };
};

const startOf = ({ id, started: { event } }: GameStart) => {
  if (event.kind !== 'started' || event.seq !== 1) throw new Error(`${id} begins with ${event.kind}`);
  return event;
};

const gameStep = (db: Db, beginning: GameStart): Step => {
  const { id, seats, state, listed } = beginning;
  const event = startOf(beginning);
  const nameOf = ({ level, name }: typeof seats.white): string | null => (level === undefined ? null : name);
  return must(
    db
      .insertInto('games')
      .values({
        id,
        game: event.game,
        variant: event.options.variant ?? '',
        options: JSON.stringify(event.options),
        clock: event.clock ? JSON.stringify(event.clock) : null,
        links: event.links ? JSON.stringify(event.links) : null,
        listed: listed ? 1 : 0,
        white_id: seats.white.id,
        black_id: seats.black.id,
        white_name: nameOf(seats.white),
        black_name: nameOf(seats.black),
        white_level: seats.white.level ?? null,
        black_level: seats.black.level ?? null,
        started_at: Math.round(event.at),
        status: state.status,
        winner: state.winner ?? null,
        ending: state.ending ?? null,
        ended_at: whole(state.endedAt),
        counted: null,
      })
      .onConflict(on => on.column('id').doNothing()),
  );
};

const logSteps = (db: Db, beginning: GameStart): readonly Step[] => {
  const { id, started, state } = beginning;
  const event = namesOut(startOf(beginning));
  const [row] = eventRows({ game: id, events: [{ ...started, event }], state });
  const { turns, deadline, thinking, waitsFor } = headValues(state);
  return [
    statement(
      db.insertInto('heads').values({
        game_id: id,
        seq: 1,
        turns,
        deadline,
        thinking_since: thinking,
        waits_for: waitsFor,
      }),
    ),
    statement(
      db.insertInto('events').values({
        game_number: numberOf(db, id),
        seq: 1,
        player_id: row!.player,
        message_id: row!.message,
        body: row!.body,
      }),
    ),
  ];
};

const seatStep = (db: Db, beginning: GameStart): Step => {
  const { id, seats } = beginning;
  const startedAt = Math.round(startOf(beginning).at);
  const rows = [seats.white, seats.black].map(({ id: player }) => ({
    player_id: player,
    started_at: startedAt,
    game_id: id,
  }));
  return statement(
    db
      .insertInto('seats')
      .values(rows)
      .onConflict(on => on.doNothing()),
  );
};
