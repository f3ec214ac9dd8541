import { message } from '@korong/messages';
import type { Command } from 'commander';
import { runBench } from '../commands/bench.js';
import { print } from './print.js';

export const addBench = (korong: Command): void => {
  korong
    .command('bench')
    .description(message('help.bench'))
    .option('--net <name>', message('help.net'), 'small')
    .action(({ net }: { readonly net: string }) => {
      runBench(net, () => performance.now(), print);
    });
};
