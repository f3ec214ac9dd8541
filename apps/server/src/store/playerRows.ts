import type { Insertable } from 'kysely';
import type { PlayerInfo } from '@korong/protocol';
import { statement, storeNow, type Db, type Dialect, type Step } from './executor.js';
import type { Tables } from './schema.js';

/** A name as it is searched for: without regard to case, width and composition. */
export const searchName = (name: string): string => name.normalize('NFKC').toLowerCase().trim();

export const playerRow = (dialect: Dialect, id: string, name: string): Insertable<Tables['players']> => ({
  id,
  name,
  search_name: searchName(name),
  name_key: null,
  look_key: null,
  created_at: storeNow(dialect) as never,
  password_hash: null,
  recovery_hash: null,
  banned_at: null,
  muted_at: null,
});

/** Adds the player to `players`, the only table with names of people. */
export const addPlayer = (db: Db, dialect: Dialect, { id, name }: PlayerInfo): Step =>
  statement(
    db
      .insertInto('players')
      .values(playerRow(dialect, id, name))
      .onConflict(on => on.column('id').doNothing()),
  );
