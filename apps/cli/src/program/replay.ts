import { message } from '@korong/messages';
import type { Command } from 'commander';
import { readCount } from '../arguments.js';
import { printAll, stepThrough } from '../commands/replay.js';
import { loadRecord } from '../files.js';
import { openTerminal } from '../terminal.js';

interface ReplayFlags {
  readonly all?: boolean;
  readonly number?: number;
}

const replay = async (file: string, { all = false, number }: ReplayFlags): Promise<void> => {
  const played = loadRecord(file, number);
  const terminal = openTerminal(process.stdin, process.stdout, () => []);
  if (all) printAll(played, terminal);
  else await stepThrough(played, terminal);
  terminal.close();
};

export const addReplay = (korong: Command): void => {
  korong
    .command('replay')
    .description(message('help.replay'))
    .argument('<file>', message('help.file'))
    .option('--all', message('help.all'))
    .option('--number <n>', message('help.number'), readCount)
    .action(replay);
};
