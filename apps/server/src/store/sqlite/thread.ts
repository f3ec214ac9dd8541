// A thread with a connection to the SQLite file. It imports nothing of ours but types, so that it runs as it stands: compiled in
// production, and straight from the source in tests, where Node takes the types out.
import { closeSync, openSync, statSync } from 'node:fs';
import { parentPort, receiveMessageOnPort, workerData } from 'node:worker_threads';
import Database from 'better-sqlite3';
import type { Row, Statement, Step, StepResult, Written } from '../executor.js';
import type { Answer, Ask, Tell, ThreadOptions } from './messages.js';

const options = workerData as ThreadOptions;
const { file, mode, create, busy, most, migrations } = options;
const port = parentPort!;
const tell = (message: Tell): void => {
  port.postMessage(message);
};

/** Text of statements → statements made ready. Searches have many forms, but not so many. */
const READY = 500;

interface Connection {
  readonly db: Database.Database;
  /** Which write-ahead log it writes to. */
  wal: string | undefined;
  readonly ready: Map<string, Database.Statement>;
}

let connection: Connection | undefined;

/** A file was deleted or replaced under its name: writes into the open one would be lost with this process. */
class Moved extends Error {
  readonly code: string;
  readonly path: string;
  constructor(path: string, now: string | undefined) {
    super(`${path} was ${now === undefined ? 'deleted' : 'replaced'} while it was in use`);
    this.code = now === undefined ? 'DB_FILE_GONE' : 'DB_FILE_REPLACED';
    this.path = path;
  }
}

/** Commits since the last checkpoint are in this file alone. SQLite keeps it while there is a connection. */
const WAL = `${file}-wal`;

/** Which file is there now; nothing where there is none. */
const identityNow = (path = file): string | undefined => {
  const found = statSync(path, { bigint: true, throwIfNoEntry: false });
  return found && `${found.dev}:${found.ino}`;
};

/** The file that was opened first. This process knows its content and does not go on with another one. */
let { identity } = options;

const unmoved = (): void => {
  const now = identityNow();
  if (identity !== undefined && now !== identity) throw new Moved(file, now);
  if (mode === 'read' || connection === undefined) return;
  const wal = identityNow(WAL);
  connection.wal ??= wal;
  if (wal !== connection.wal) throw new Moved(WAL, wal);
};

const migrate = (db: Database.Database): void => {
  // Takes the lock of writers first: of several processes that start at once one migrates and the others find it done.
  db.transaction(() => {
    db.exec('create table if not exists migrations (id integer primary key, at integer not null)');
    const done = new Set(db.prepare('select id from migrations').pluck().all());
    for (const { id, statements } of migrations) {
      if (done.has(id)) continue;
      for (const statement of statements) db.exec(statement);
      db.prepare('insert into migrations (id, at) values (?, ?)').run(id, Date.now());
    }
  }).immediate();
};

const connect = (first: boolean): Connection => {
  // Names and password hashes are for the owner alone; SQLite gives its other files the same mode.
  if (first && create) closeSync(openSync(file, 'a', 0o600));
  unmoved();
  // A file that was there and is gone is trouble; an empty one in its place would hide that.
  const db = new Database(file, { timeout: busy, readonly: mode === 'read', fileMustExist: true });
  try {
    if (mode === 'write') {
      db.pragma('journal_mode = WAL');
      // In WAL mode FULL alone makes every commit wait for the disk.
      db.pragma('synchronous = FULL');
      db.pragma('wal_autocheckpoint = 4000');
      // Erased data is overwritten, not only unlinked.
      db.pragma('secure_delete = on');
    }
    db.pragma('cache_size = -32000');
    if (first && mode === 'write') migrate(db);
    identity ??= identityNow();
    return { db, ready: new Map(), wal: identityNow(WAL) };
  } catch (error) {
    db.close();
    throw error;
  }
};

const prepared = ({ db, ready }: Connection, sql: string): Database.Statement => {
  const found = ready.get(sql);
  if (found) return found;
  if (ready.size >= READY) ready.clear();
  const made = db.prepare(sql);
  ready.set(sql, made);
  return made;
};

const perform = (open: Connection, { sql, parameters }: Statement): StepResult => {
  const statement = prepared(open, sql);
  if (statement.reader) return { rows: statement.all(...parameters) as Row[], changes: 0 };
  return { rows: [], changes: statement.run(...parameters).changes };
};

const codeOf = (error: unknown): string => (error as NodeJS.ErrnoException).code ?? 'UNKNOWN';
const textOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Errors that say something about the statement, not about the database. */
const isBug = (error: unknown): boolean =>
  !(error instanceof Database.SqliteError) || /^SQLITE_(ERROR|MISUSE|RANGE|MISMATCH|TOOBIG)/.test(error.code);

/** One job within the transaction: all of its steps or none. */
const write = (open: Connection, steps: readonly Step[]): Answer => {
  const undo = (): void => {
    perform(open, { sql: 'rollback to job', parameters: [] });
    perform(open, { sql: 'release job', parameters: [] });
  };
  perform(open, { sql: 'savepoint job', parameters: [] });
  const results: StepResult[] = [];
  for (const [index, step] of steps.entries()) {
    const failed = (unique: boolean): Written => ({ ok: false, failed: index, unique });
    try {
      const result = perform(open, step);
      if (step.must && result.changes === 0 && result.rows.length === 0) {
        undo();
        return failed(false);
      }
      results.push(result);
    } catch (error) {
      const unique = codeOf(error).startsWith('SQLITE_CONSTRAINT');
      if (!unique && !isBug(error)) throw error;
      undo();
      return unique ? failed(true) : { bug: `${textOf(error)}: ${step.sql}` };
    }
  }
  perform(open, { sql: 'release job', parameters: [] });
  return { ok: true, results };
};

/** Several statements see the same state of the database. */
const read = (open: Connection, statements: readonly Statement[]): Answer => {
  try {
    if (statements.length === 1) return { ok: true, results: [perform(open, statements[0]!)] };
    return open.db.transaction((): Written => ({
      ok: true,
      results: statements.map(one => perform(open, one)),
    }))();
  } catch (error) {
    if (!isBug(error)) throw error;
    return { bug: `${textOf(error)}: ${statements.map(({ sql }) => sql).join('; ')}` };
  }
};

type Jobs = Extract<Ask, { kind: 'jobs' }>['jobs'];

/** All jobs in one transaction: they are answered together, once the disk has them. */
const commit = (open: Connection, jobs: Jobs): readonly Answer[] => {
  perform(open, { sql: 'begin immediate', parameters: [] });
  const answers = jobs.map(steps => write(open, steps));
  unmoved();
  perform(open, { sql: 'commit', parameters: [] });
  return answers;
};

/** Gives up a connection that failed. The next job tries a new one. */
const drop = (): void => {
  try {
    if (connection?.db.inTransaction) connection.db.exec('rollback');
    connection?.db.close();
  } catch {
    // It is given up anyway.
  }
  connection = undefined;
};

/** The answer to a job that failed. */
const troubled = (error: unknown): Answer => {
  // While it is open, no other file can get its number.
  if (!(error instanceof Moved)) drop();
  else {
    if (connection?.db.inTransaction) connection.db.exec('rollback');
    // The open log still has acknowledged commits: they go into the file while that is possible.
    if (error.path === WAL) connection?.db.pragma('wal_checkpoint(PASSIVE)');
  }
  return { trouble: textOf(error), code: codeOf(error) };
};

const connected = (): Connection => (connection ??= connect(false));

/** A damaged page must not fail other reads of the same batch. */
const readAll = (jobs: Jobs): readonly Answer[] =>
  jobs.map(statements => {
    try {
      unmoved();
      return read(connected(), statements);
    } catch (error) {
      return troubled(error);
    }
  });

const writeAll = (jobs: Jobs): readonly Answer[] => {
  try {
    return commit(connected(), jobs);
  } catch (error) {
    const trouble = troubled(error);
    const alone = jobs.length > 1 && codeOf(error).startsWith('SQLITE_CORRUPT');
    return alone ? jobs.flatMap(job => writeAll([job])) : jobs.map(() => trouble);
  }
};

const work = mode === 'write' ? writeAll : readAll;

/** Group commit: whatever has come while the last commit was on its way goes into the next one. */
const hear = (first: Ask): void => {
  const jobs: Jobs[number][] = [];
  let ask: Ask | undefined = first;
  while (ask?.kind === 'jobs') {
    jobs.push(...ask.jobs);
    ask = jobs.length < most ? (receiveMessageOnPort(port)?.message as Ask | undefined) : undefined;
  }
  if (jobs.length > 0) tell({ kind: 'answers', answers: work(jobs) });
  if (ask?.kind !== 'close') return;
  drop();
  port.close();
};

try {
  connection = connect(true);
  port.on('message', hear);
  tell({ kind: 'open', identity: identity! });
} catch (error) {
  tell({ kind: 'failed', why: textOf(error), code: codeOf(error) });
}
