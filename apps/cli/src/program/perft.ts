import { message } from '@korong/messages';
import { type Command, Option } from 'commander';
import { addGameOptions, readDepth, setUp, type OptionFlags } from '../arguments.js';
import { BOARDS, runPerft, type BoardChoice } from '../commands/perft.js';
import { explain } from '../explain.js';
import { Fail } from '../fail.js';
import { historyAt, addSteps } from '../stepHistory.js';
import { print } from './print.js';

const perft = (
  name: string,
  variant: string,
  depth: number,
  steps: readonly string[],
  {
    divide = false,
    board,
    ...flags
  }: { readonly divide?: boolean; readonly board: BoardChoice } & OptionFlags,
): void => {
  const { game, start } = setUp(name, variant, flags);
  let history = historyAt(game, start);
  for (const step of steps) {
    const next = addSteps(history, step);
    if (!next.ok) throw new Fail(explain(next.error));
    history = next.value;
  }
  runPerft(game, history.turn.position, depth, divide, board, () => performance.now(), print);
};

export const addPerft = (korong: Command): void => {
  addGameOptions(
    korong
      .command('perft')
      .description(message('help.perft'))
      .argument('<game>', message('help.game'))
      .argument('<variant>', message('help.variant'))
      .argument('<depth>', message('help.depth'), readDepth)
      .argument('[step...]', message('help.steps'))
      .option('--divide', message('help.divide'))
      .addOption(new Option('--board <board>', message('help.board')).choices(BOARDS).default('rules')),
  ).action(perft);
};
