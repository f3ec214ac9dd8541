import { availableParallelism } from 'node:os';
import { message } from '@korong/messages';
import { type Command, Option } from 'commander';
import { readCount } from '../arguments.js';
import { runAnalysis } from '../commands/analysis.js';

interface AnalysisFlags {
  readonly net: string;
  readonly visits: number;
  readonly threads: number;
}

export const addAnalysis = (korong: Command): void => {
  korong
    .command('analysis')
    .description(message('help.analysis'))
    .option('--net <name>', message('help.net'), 'small')
    .option('--visits <n>', message('help.visits'), readCount, 400)
    .addOption(
      new Option('--threads <n>', message('help.analysis.threads'))
        .argParser(readCount)
        .default(availableParallelism(), message('help.perCore')),
    )
    .addHelpText('after', message('help.after.analysis'))
    .action(async (settings: AnalysisFlags) => {
      await runAnalysis(settings, process.stdin, process.stdout);
    });
};
