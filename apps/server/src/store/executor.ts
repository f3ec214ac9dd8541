import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  sql,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type Compilable,
  type RawBuilder,
} from 'kysely';
import type { Tables } from './schema.js';
import type { Append, Appended } from './store.js';

// The interface of the databases. Queries are built in this thread, by Kysely, and run elsewhere: they travel as text
// and values.

export type Dialect = 'sqlite' | 'postgres';
export type Value = string | number | null;
export type Row = Record<string, Value>;

export interface Statement {
  readonly sql: string;
  readonly parameters: readonly Value[];
}

/** One statement of a write. */
export interface Step extends Statement {
  /** The whole write fails, and leaves nothing behind, where this changes or gives no row. */
  readonly must?: boolean;
}

export interface StepResult {
  readonly rows: readonly Row[];
  /** Rows changed, where none are given back. */
  readonly changes: number;
}

/** All steps, or none: `failed` is the step that could not be; `unique`, that something else has its key. */
export type Written =
  | { readonly ok: true; readonly results: readonly StepResult[] }
  | { readonly ok: false; readonly failed: number; readonly unique: boolean };

/** Runs statements. Whatever it cannot reach is `StoreTrouble`. */
export interface Executor {
  readonly dialect: Dialect;
  readonly read: (...statements: readonly Statement[]) => Promise<readonly (readonly Row[])[]>;
  /** Resolves when committed. */
  readonly write: (steps: readonly Step[]) => Promise<Written>;
  readonly append: (write: Append) => Promise<Appended>;
  /** How many writes wait. */
  readonly waiting: () => number;
  readonly backup: (file: string) => Promise<void>;
  readonly close: () => Promise<void>;
}

export type Db = Kysely<Tables>;

/** Builds queries of a dialect; it runs none. */
export const builder = (dialect: Dialect): Db =>
  new Kysely<Tables>({
    dialect: {
      createDriver: () => new DummyDriver(),
      createAdapter: () => (dialect === 'sqlite' ? new SqliteAdapter() : new PostgresAdapter()),
      createIntrospector: db =>
        dialect === 'sqlite' ? new SqliteIntrospector(db) : new PostgresIntrospector(db),
      createQueryCompiler: () =>
        dialect === 'sqlite' ? new SqliteQueryCompiler() : new PostgresQueryCompiler(),
    },
  });

export const statement = (query: Compilable): Statement => {
  const { sql: text, parameters } = query.compile();
  return { sql: text, parameters: parameters as readonly Value[] };
};

export const must = (query: Compilable): Step => ({ ...statement(query), must: true });

/** Numbers of events and lines that others claim to have may be larger than any that PostgreSQL counts with. */
export const countable = (n: number): number => Math.min(n, 2 ** 31 - 1);

/** For the many reads of one statement. */
export const rowsReader =
  (read: Executor['read']): ((one: Statement) => Promise<readonly Row[]>) =>
  async one =>
    (await read(one))[0]!;

/** For writes that no other row can get in the way of. */
export const writer =
  (write: Executor['write']): ((...steps: readonly Step[]) => Promise<void>) =>
  async (...steps) => {
    const answer = await write(steps);
    if (!answer.ok) throw new Error(`step ${answer.failed} of a write was refused`);
  };

/** The store's time, told by the database itself. */
export const storeNow = (dialect: Dialect): RawBuilder<number> =>
  dialect === 'sqlite'
    ? sql<number>`cast(unixepoch('subsec') * 1000 as integer)`
    : sql<number>`(extract(epoch from clock_timestamp()) * 1000)::bigint`;
