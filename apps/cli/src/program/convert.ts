import { message } from '@korong/messages';
import { findGame } from '@korong/rules';
import { type Command, Option } from 'commander';
import { readWhole } from '../arguments.js';
import { runConvert } from '../commands/convert.js';
import { OutFolder } from '../convert/folder.js';
import { CONVERTED_FORMATS, type ConvertedFormat } from '../convert/writers.js';
import { explain } from '../explain.js';
import { Fail, USAGE } from '../fail.js';
import { complain } from './print.js';

interface ConvertFlags {
  readonly to: ConvertedFormat;
  readonly out?: string;
  readonly replace?: boolean;
  readonly game?: string;
  readonly variant?: string;
  readonly turn?: number;
}

const convert = async (
  paths: readonly string[],
  { to, out, replace = false, game, variant, turn }: ConvertFlags,
): Promise<number> => {
  const named = game === undefined ? undefined : findGame(game.toLowerCase());
  if (named?.ok === false) throw new Fail(explain(named.error), USAGE);
  const isWhole = await runConvert(
    paths,
    {
      to,
      ...(out !== undefined && { out: new OutFolder(out, replace) }),
      ...(turn !== undefined && { turn }),
      asked: {
        ...(named && { game: named.value.name }),
        ...(variant !== undefined && { variant: variant.toLowerCase() }),
      },
      generated: new Date().toISOString(),
    },
    content => {
      process.stdout.write(content);
    },
    complain,
  );
  return isWhole ? 0 : 1;
};

export const addConvert = (korong: Command, ended: (code: number) => void): void => {
  korong
    .command('convert')
    .description(message('help.convert'))
    .argument('<path...>', message('help.convert.path'))
    .addOption(
      new Option('--to <format>', message('help.convert.to'))
        .choices(CONVERTED_FORMATS)
        .makeOptionMandatory(),
    )
    .option('--out <folder>', message('help.convert.out'))
    .option('--replace', message('help.convert.replace'))
    .option('--game <game>', message('help.convert.game'))
    .option('--variant <variant>', message('help.convert.variant'))
    .option('--turn <n>', message('help.convert.turn'), readWhole)
    .addHelpText('after', message('help.after.convert'))
    .action(async (paths: readonly string[], flags: ConvertFlags) => {
      ended(await convert(paths, flags));
    });
};
