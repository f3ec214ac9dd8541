import type { Command } from 'commander';
import { message } from '@korong/messages';
import { readCount, setUp } from '../arguments.js';
import { makeBook, type BookOptions } from './make.js';

type MakeFlags = Omit<BookOptions, 'game'> & { readonly seconds?: number };

const make = async (name: string, flags: MakeFlags): Promise<void> => {
  const { game } = setUp(name, undefined, {});
  const stop = new AbortController();
  const end = (): void => {
    stop.abort();
  };
  const timer = flags.seconds === undefined ? undefined : setTimeout(end, flags.seconds * 1_000);
  process.once('SIGINT', end);
  await makeBook({ ...flags, game: game.name }, stop.signal, line => {
    process.stderr.write(`${line}\n`);
  });
  clearTimeout(timer);
};

export const addBookCommands = (korong: Command): void => {
  korong
    .command('book')
    .description(message('help.book'))
    .command('make')
    .description(message('help.book.make'))
    .argument('<game>', message('help.game'))
    .requiredOption('--out <file>', message('help.book.out'))
    .option('--from <file>', message('help.book.from'))
    .option('--games <n>', message('help.games'), readCount, 10_000)
    .option('--seconds <n>', message('help.seconds'), readCount)
    .option('--visits <n>', message('help.visits'), readCount, 48)
    .option('--threads <n>', message('help.threads'), readCount, 1)
    .option('--seed <n>', message('help.seed'), readCount, 1)
    .option('--entries <n>', message('help.book.entries'), readCount, 50_000)
    .action(make);
};
