// A thread that copies a SQLite file. Like thread.ts it imports nothing of ours.
import { closeSync, fsyncSync, linkSync, openSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { workerData } from 'node:worker_threads';
import Database from 'better-sqlite3';

const { from, to } = workerData as { readonly from: string; readonly to: string };
const part = `${to}.part`;

const flush = (path: string): void => {
  const handle = openSync(path, 'r');
  fsyncSync(handle);
  closeSync(handle);
};

rmSync(part, { force: true });
closeSync(openSync(part, 'wx', 0o600));
try {
  const db = new Database(from, { readonly: true, fileMustExist: true });
  try {
    // All pages in one go: a copy in portions begins anew whenever another connection writes, and would never end.
    await db.backup(part, { progress: () => 0x7fffffff });
  } finally {
    db.close();
  }
  flush(part);
  // Unlike a rename this fails where a file of the name is there.
  linkSync(part, to);
  flush(dirname(to));
} finally {
  rmSync(part, { force: true });
}
