import { message } from '@korong/messages';
import type { Command } from 'commander';

/** Loaded on demand: no other command needs the server. */
const worker = async (): Promise<number> => {
  const { runWorker } = await import('@korong/server/worker');
  return runWorker(process.env);
};

export const addWorker = (korong: Command, ended: (code: number) => void): void => {
  korong
    .command('worker')
    .description(message('help.worker'))
    .action(async () => {
      ended(await worker());
    });
};
