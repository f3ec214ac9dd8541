import { message } from '@korong/messages';
import type { Command } from 'commander';
import { addGameOptions, setUp, type OptionFlags } from '../arguments.js';
import { runReferee } from '../commands/referee.js';

const referee = async (name: string, variant: string, flags: OptionFlags): Promise<void> => {
  const { game, start } = setUp(name, variant, flags);
  await runReferee(game, start, process.stdin, process.stdout);
};

export const addReferee = (korong: Command): void => {
  addGameOptions(
    korong
      .command('referee')
      .description(message('help.referee'))
      .argument('<game>', message('help.game'))
      .argument('<variant>', message('help.variant')),
  )
    .addHelpText('after', message('help.after.referee'))
    .action(referee);
};
