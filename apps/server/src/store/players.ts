import { lookOf } from './lookalikes.js';
import {
  builder,
  must,
  rowsReader,
  statement,
  storeNow,
  writer,
  type Executor,
  type Row,
} from './executor.js';
import { forgetter } from './forget.js';
import { addPlayer, playerRow, searchName } from './playerRows.js';
import { sessionStore } from './sessions.js';
import type { Account, PlayerStore } from './store.js';

/** How many names go into one write, so that turns behind it do not wait long. */
const AT_ONCE = 500;

const accountOf = (row: Row): Account => ({
  id: String(row.id),
  name: String(row.name),
  createdAt: Number(row.created_at),
  ...(row.password_hash !== null && { passwordHash: String(row.password_hash) }),
  ...(row.recovery_hash !== null && { recoveryHash: String(row.recovery_hash) }),
  ...(row.banned_at !== null && { bannedAt: Number(row.banned_at) }),
  ...(row.muted_at !== null && { mutedAt: Number(row.muted_at) }),
});

export const playerStore = (executor: Executor): PlayerStore => {
  const { dialect, read, write } = executor;
  const db = builder(dialect);
  const now = storeNow(dialect);
  const rowsOf = rowsReader(read);
  const done = writer(write);
  const player = (id: string) => db.updateTable('players').where('id', '=', id);

  return {
    addGuest: async (id, name) => {
      await done(addPlayer(db, dialect, { id, name, account: false }));
    },
    find: async id => {
      const [row] = await rowsOf(statement(db.selectFrom('players').selectAll().where('id', '=', id)));
      return row && accountOf(row);
    },
    findByName: async key => {
      const query = db.selectFrom('players').selectAll().where('name_key', '=', key);
      const [row] = await rowsOf(statement(query));
      return row && accountOf(row);
    },
    findAlike: async name => {
      const query = db.selectFrom('players').selectAll().where('look_key', '=', lookOf(name)).limit(1);
      const [row] = await rowsOf(statement(query));
      return row && accountOf(row);
    },
    refreshNameKeys: async () => {
      const query = db
        .selectFrom('players')
        .select(['id', 'name'])
        .where('look_key', 'is', null)
        .where('name_key', 'is not', null)
        .limit(AT_ONCE);
      for (let rows = await rowsOf(statement(query)); rows.length > 0; rows = await rowsOf(statement(query)))
        await done(
          ...rows.map(row =>
            statement(
              player(String(row.id))
                .set({ look_key: lookOf(String(row.name)) })
                // The player may have another name by now.
                .where('name', '=', String(row.name)),
            ),
          ),
        );
    },
    makeAccount: async (id, name, key, { password, recovery }) => {
      const made = {
        name,
        search_name: searchName(name),
        name_key: key,
        look_key: lookOf(name),
        password_hash: password,
        recovery_hash: recovery,
      };
      const query = db
        .insertInto('players')
        .values({ ...playerRow(dialect, id, name), ...made })
        .onConflict(on => on.column('id').doUpdateSet(made));
      return (await write([statement(query)])).ok ? 'made' : 'taken';
    },
    setPassword: async (id, passwordHash, recoveryHash) => {
      const set = {
        password_hash: passwordHash,
        ...(recoveryHash !== undefined && { recovery_hash: recoveryHash }),
      };
      await done(statement(player(id).set(set)));
    },
    recoverPassword: async (id, spent, passwordHash, recoveryHash) => {
      const set = { password_hash: passwordHash, recovery_hash: recoveryHash };
      return (await write([must(player(id).set(set).where('recovery_hash', '=', spent))])).ok;
    },
    rename: async (id, name, key) => {
      const set = {
        name,
        search_name: searchName(name),
        name_key: key ?? null,
        look_key: key === undefined ? null : lookOf(name),
      };
      return (await write([statement(player(id).set(set))])).ok ? 'renamed' : 'taken';
    },
    setBanned: async (id, banned) => {
      await done(statement(player(id).set({ banned_at: banned ? now : null })));
    },
    setMuted: async (id, muted) => {
      await done(statement(player(id).set({ muted_at: muted ? now : null })));
    },
    erase: async (id, anonymous) => {
      const erased = {
        name: anonymous,
        search_name: '',
        name_key: null,
        look_key: null,
        password_hash: null,
        recovery_hash: null,
      };
      await done(
        statement(player(id).set(erased)),
        statement(db.deleteFrom('sessions').where('player_id', '=', id)),
        statement(db.deleteFrom('open_games').where('player_id', '=', id)),
        statement(db.deleteFrom('studies').where('player_id', '=', id)),
        statement(db.deleteFrom('solver_ratings').where('player_id', '=', id)),
        statement(db.deleteFrom('puzzle_attempts').where('player_id', '=', id)),
        // The numbers of the lines stay taken, or watchers would miss the next ones.
        statement(db.updateTable('chat').set({ text: null }).where('player_id', '=', id)),
        statement(db.deleteFrom('reports').where('by_id', '=', id)),
      );
    },
    ...sessionStore(executor),
    forgetOld: forgetter(executor),
    chatOf: async whose => {
      const query = db
        .selectFrom('chat')
        .innerJoin('players', 'players.id', 'chat.player_id')
        .select(['chat.game_id', 'chat.n', 'chat.text', 'chat.at', 'players.name', 'players.name_key'])
        .where('chat.player_id', '=', whose)
        .where('chat.text', 'is not', null)
        .orderBy('chat.at');
      return (await rowsOf(statement(query))).map(row => ({
        game: String(row.game_id),
        n: Number(row.n),
        by: { id: whose, name: String(row.name), account: row.name_key !== null },
        text: String(row.text),
        at: Number(row.at),
      }));
    },
  };
};
