import { closeSync, openSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';

// One server to a folder. Two of them on one file would not hear of each other: their players would see different games.
// The lock is the system's own, on a small file beside the database, and goes with the process however that ends; it is not on
// the database itself, which backups and the commands of a host use beside a running server.

/** Another process has the folder, or the file system has no locks. */
export class FolderLocked extends Error {
  readonly why: 'taken' | 'noLocks';
  /** Of the process that has it. */
  readonly pid: number | undefined;

  constructor(why: 'taken' | 'noLocks', pid?: number) {
    super(`the folder is ${why === 'taken' ? 'taken' : 'on a file system without locks'}`);
    this.why = why;
    this.pid = pid;
  }
}

/** Long enough for a process that writes its number at this moment. */
const PATIENCE = 1_000;

const codeOf = (error: unknown): string => (error instanceof Database.SqliteError ? error.code : '');

/** Codes of a file system without locks, as opposed to a lock that is taken. */
const NO_LOCKS = /^SQLITE_(IOERR_(\w*LOCK|LOCK)|PROTOCOL|PERM)/;

/** The process that wrote its number last; undefined where even reading would need the lock. */
const holderOf = (db: Database.Database): number | undefined => {
  try {
    return Number(db.pragma('user_version', { simple: true }));
  } catch {
    return undefined;
  }
};

const take = (db: Database.Database, pid: number): void => {
  try {
    db.exec(`begin immediate; pragma user_version = ${pid}; commit`);
    // A write lock: others can still read the number. It is held, and nothing is ever written.
    db.exec('begin immediate');
  } catch (error) {
    if (NO_LOCKS.test(codeOf(error))) throw new FolderLocked('noLocks');
    if (!codeOf(error).startsWith('SQLITE_BUSY')) throw error;
    if (db.inTransaction) db.exec('rollback');
    const holder = holderOf(db);
    throw holder === undefined ? new FolderLocked('noLocks') : new FolderLocked('taken', holder || undefined);
  }
};

/** Takes the folder for this process. Gives the function that gives it back; throws `FolderLocked` if it cannot be had. */
export const lockFolder = (folder: string, pid = process.pid): (() => void) => {
  const file = join(folder, 'korong.lock');
  closeSync(openSync(file, 'a', 0o600));
  const db = new Database(file, { timeout: PATIENCE });
  try {
    take(db, pid);
  } catch (error) {
    db.close();
    throw error;
  }
  return () => {
    db.close();
  };
};
