import { message } from '@korong/messages';
import type { Command } from 'commander';
import { runUgi } from '../commands/ugi.js';

export const addUgi = (korong: Command): void => {
  korong
    .command('ugi')
    .description(message('help.ugi'))
    .action(async () => {
      await runUgi(process.stdin, process.stdout);
    });
};
