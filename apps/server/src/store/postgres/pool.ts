import { createHash } from 'node:crypto';
import pg from 'pg';
import type { Statement, StepResult, Value } from '../executor.js';
import { migrations } from '../migrations.js';

const CONNECTIONS = 10;
const STATEMENT_MS = 10_000;
/** The server ends a statement first; this is for a server that no longer answers. */
const ANSWER_MS = 12_000;

const BIGINT = 20;
const parserOf: (oid: number, format?: 'text') => unknown = pg.types.getTypeParser;
// Times and counts: all of them are far below 2^53.
const types = {
  getTypeParser: (oid: number, format?: 'text') => (oid === BIGINT ? Number : parserOf(oid, format)),
} as pg.CustomTypesConfig;

// Statements are planned once a connection, perhaps while the tables are still empty, where reading them whole is cheapest; they
// must be planned for large ones, and compiling such small ones would take longer than running them. An acknowledged turn is on the disk, whatever the server's default says.
const SETTINGS = `
  set statement_timeout = ${STATEMENT_MS};
  set enable_seqscan = off;
  set jit = off;
  select set_config('synchronous_commit', 'on', false) where current_setting('synchronous_commit') = 'off'`;

export const openPool = (url: string, connectMs: number): pg.Pool => {
  const pool = new pg.Pool({
    connectionString: url,
    max: CONNECTIONS,
    connectionTimeoutMillis: connectMs,
    query_timeout: ANSWER_MS,
    keepAlive: true,
    pipeline: true,
    application_name: 'korong',
    types,
    onConnect: client => client.query(SETTINGS) as never,
  });
  // A broken connection is replaced when one is needed. Its user learns of it from the failing statement. The pool itself listens
  // only to idle connections, and a transaction that is cut off must not end the process.
  pool.on('error', () => undefined);
  pool.on('connect', client => {
    client.on('error', () => undefined);
  });
  return pool;
};

/** Names by which a connection knows statements that it has planned. Searches have many forms, but not so many. */
const names = new Map<string, string>();
const MAX_NAMES = 500;

const nameOf = (sql: string): string | undefined => {
  const known = names.get(sql);
  if (known !== undefined || names.size >= MAX_NAMES) return known;
  const name = `k${createHash('sha256').update(sql).digest('hex').slice(0, 24)}`;
  names.set(sql, name);
  return name;
};

export const perform = async (
  client: pg.Pool | pg.PoolClient,
  { sql, parameters }: { readonly sql: string; readonly parameters: readonly unknown[] },
): Promise<StepResult> => {
  const name = nameOf(sql);
  const answer = await client.query<Record<string, Value>>({
    text: sql,
    values: [...parameters],
    ...(name !== undefined && { name }),
  });
  return { rows: answer.rows, changes: answer.rowCount ?? 0 };
};

/** Runs `work` in a transaction that is kept if it says so. */
export const inTransaction = async <T>(
  pool: pg.Pool,
  work: (client: pg.PoolClient) => Promise<{ readonly keep: boolean; readonly value: T }>,
): Promise<T> => {
  const client = await pool.connect();
  let broken = true;
  try {
    const begun = client.query('begin');
    try {
      const [, { keep, value }] = await Promise.all([begun, work(client)]);
      await client.query(keep ? 'commit' : 'rollback');
      broken = false;
      return value;
    } catch (error) {
      // Why it failed is said by the first error, not by a rollback for which the connection is gone.
      await client.query('rollback').then(
        () => {
          broken = false;
        },
        () => undefined,
      );
      throw error;
    }
  } finally {
    // A connection in an unknown state is not used again.
    client.release(broken);
  }
};

/** Any number of processes may start at once: one migrates, the others wait and find it done. */
const LOCK: Statement = { sql: 'select pg_advisory_xact_lock(4950615, 1)', parameters: [] };

export const migrate = (pool: pg.Pool): Promise<void> =>
  inTransaction(pool, async client => {
    await perform(client, LOCK);
    await client.query('create table if not exists migrations (id integer primary key, at bigint not null)');
    const done = new Set(
      (await client.query<{ id: number }>('select id from migrations')).rows.map(({ id }) => id),
    );
    for (const { id, statements } of migrations('postgres')) {
      if (done.has(id)) continue;
      for (const statement of statements) await client.query(statement);
      await client.query('insert into migrations (id, at) values ($1, $2)', [id, Date.now()]);
    }
    return { keep: true, value: undefined };
  });
