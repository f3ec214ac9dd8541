import { Worker } from 'node:worker_threads';

const THREAD = new URL(
  import.meta.url.endsWith('.ts') ? './backupThread.ts' : './backupThread.js',
  import.meta.url,
);

/**
 * Copies a SQLite file as it is at one moment, while others write to it, into a new file that only its owner can read. The copy
 * is there under its name once it is whole and on the disk, or not at all.
 */
export const backup = (from: string, to: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(THREAD, { workerData: { from, to }, name: 'korong-backup' });
    worker.once('error', reject);
    worker.once('exit', () => {
      resolve();
    });
  });
