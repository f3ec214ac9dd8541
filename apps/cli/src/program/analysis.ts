import { availableParallelism } from 'node:os';
import { message } from '@korong/messages';
import type { Command } from 'commander';
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
    .option('--threads <n>', message('help.analysis.threads'), readCount, availableParallelism())
    .addHelpText('after', message('help.after.analysis'))
    .action(async (settings: AnalysisFlags) => {
      await runAnalysis(settings, process.stdin, process.stdout);
    });
};
