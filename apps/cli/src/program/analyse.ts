import { message } from '@korong/messages';
import type { Command } from 'commander';
import { readCount, readWhole } from '../arguments.js';
import { runAnalyse } from '../commands/analyse.js';
import { print, complain } from './print.js';

interface AnalyseFlags {
  readonly net: string;
  readonly time?: number;
  readonly visits?: number;
  readonly lines: number;
  readonly turn?: number;
  readonly number?: number;
  readonly json?: boolean;
}

const analyse = async (
  text: string,
  { net, time, visits, lines, turn, number, json = false }: AnalyseFlags,
): Promise<void> => {
  const limits = {
    ...(visits === undefined ? {} : { visits }),
    ...(time === undefined && visits !== undefined ? {} : { milliseconds: time ?? 5_000 }),
  };
  await runAnalyse(
    text,
    {
      net,
      limits,
      lines,
      json,
      ...(turn === undefined ? {} : { turn }),
      ...(number === undefined ? {} : { number }),
    },
    print,
    complain,
  );
};

export const addAnalyse = (korong: Command): void => {
  korong
    .command('analyse')
    .description(message('help.analyse'))
    .argument('<file|position>', message('help.analyse.what'))
    .option('--net <name>', message('help.net'), 'small')
    .option('--time <ms>', message('help.time'), readCount)
    .option('--visits <n>', message('help.visits'), readCount)
    .option('--lines <n>', message('help.lines'), readCount, 3)
    .option('--turn <n>', message('help.turn'), readWhole)
    .option('--number <n>', message('help.number'), readCount)
    .option('--json', message('help.analyse.json'))
    .action(analyse);
};
