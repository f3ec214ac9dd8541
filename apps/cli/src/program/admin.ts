import { message } from '@korong/messages';
import type { Command } from 'commander';
import { complain, print } from './print.js';

const admin = async (words: readonly string[]): Promise<number> => {
  const { runAdmin } = await import('@korong/server/admin');
  return runAdmin(words, process.env, process.cwd(), { print, complain });
};

export const addAdmin = (korong: Command, ended: (code: number) => void): void => {
  korong
    .command('admin')
    .description(message('help.admin'))
    .argument('[words...]', message('help.admin.words'))
    .allowUnknownOption() // the server parses its own options
    .addHelpText('after', message('help.after.admin'))
    .action(async (words: readonly string[]) => {
      ended(await admin(words));
    });
};
