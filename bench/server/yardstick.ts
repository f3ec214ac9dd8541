// The limits of this machine: sockets that forward turns unread, and rows committed one by one.
import { fsyncSync, openSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import Database from 'better-sqlite3';
import { createServerProcess, temporaryFolder } from '../../faults/processes.ts';
import { round, type Print } from '../measure.ts';
import { measureStretch } from './run.ts';

const BARE = fileURLToPath(new URL('bare.ts', import.meta.url));
const ROWS = 2_000;

const timed = (work: () => void): number => {
  const began = performance.now();
  work();
  return (performance.now() - began) / 1_000;
};

export const benchBare = async (print: Print): Promise<void> => {
  const folder = temporaryFolder();
  const server = await createServerProcess({ environment: {}, main: BARE });
  try {
    await server.start();
    const stretch = { games: 2_500, rate: 1_000, warmUp: 5_000, milliseconds: 15_000 };
    print({
      what: 'turns passed on unread and unstored',
      ...(await measureStretch([server], folder.path, stretch)),
    });
    const file = openSync(join(folder.path, 'plain'), 'w');
    const syncs = timed(() => {
      for (let i = 0; i < ROWS; i++) {
        writeSync(file, 'x'.repeat(200));
        fsyncSync(file);
      }
    });
    const database = new Database(join(folder.path, 'bare.db'));
    database.pragma('journal_mode = WAL');
    database.pragma('synchronous = FULL');
    database.exec(
      'create table rows (game text, seq integer, text text, primary key (game, seq)) without rowid',
    );
    const insert = database.prepare('insert into rows values (?, ?, ?)');
    const alone = timed(() => {
      for (let i = 0; i < ROWS; i++) insert.run(`game${i % 100}`, i, 'x'.repeat(150));
    });
    const together = timed(
      database.transaction(() => {
        for (let i = ROWS; i < 10 * ROWS; i++) insert.run(`game${i % 100}`, i, 'x'.repeat(150));
      }),
    );
    database.close();
    print({
      what: 'durable rows',
      fsyncsPerSecond: Math.round(ROWS / syncs),
      rowsPerSecondOneByOne: Math.round(ROWS / alone),
      rowsPerSecondTogether: Math.round((9 * ROWS) / together),
      fsyncMs: round((syncs / ROWS) * 1_000, 3),
    });
  } finally {
    await server.kill();
    folder.remove();
  }
};
