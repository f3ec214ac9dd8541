import { Option, type Command } from 'commander';
import { message } from '@korong/messages';
import { THEMES } from '@korong/study';
import { readCount, readPair, setUp } from '../arguments.js';
import { runFind } from './find.js';
import { packPuzzles } from './pack.js';
import { provePuzzles } from './prove.js';
import { shippedPuzzles, type PuzzleChoice } from './shipped.js';

interface FindFlags {
  readonly game: string;
  readonly variant?: string;
  readonly net: string;
  readonly count: number;
  readonly threads: number;
  readonly seed: number;
  readonly levels: readonly [number, number];
  readonly seconds?: number;
  readonly games?: number;
  readonly out: string;
}

const tell = (line: string): void => {
  process.stderr.write(`${line}\n`);
};

const find = async ({ game: name, variant, out, ...flags }: FindFlags): Promise<void> => {
  const { game, options } = setUp(name, variant, {});
  await runFind({ ...flags, game: game.name, variant: options.variant!, file: out }, tell);
};

interface PackFlags {
  readonly out: string;
  readonly threads: number;
  readonly net: string;
}

const pack = async (files: readonly string[], flags: PackFlags): Promise<void> => {
  await packPuzzles({ ...flags, files }, tell);
};

/** A line for each puzzle: JSON, or columns for people. */
const list = ({ json = false, ...choice }: PuzzleChoice & { readonly json?: boolean }): void => {
  for (const { rating, ...puzzle } of shippedPuzzles(choice)) {
    const { id, game, variant, position, theme, solutions, proof } = puzzle;
    const line = json
      ? JSON.stringify({ id, game, variant, position, theme, solutions, proof, rating })
      : [id, game, variant, theme, rating, solutions.map(([first]) => first).join(' ')].join('\t');
    process.stdout.write(`${line}\n`);
  }
};

interface ProveFlags extends PuzzleChoice {
  readonly sample?: number;
  readonly seed: number;
  readonly threads: number;
}

/** Adds the flags that choose among the puzzles of the product. */
const choosing = (command: Command): Command =>
  command
    .option('--game <game>', message('help.game'))
    .option('--variant <variant>', message('help.variant'))
    .addOption(new Option('--theme <theme>', message('help.puzzles.theme')).choices(THEMES));

/** `ended` receives the exit code of a command that has printed its own error. */
export const addPuzzleCommands = (korong: Command, ended: (code: number) => void): void => {
  const puzzles = korong.command('puzzles').description(message('help.puzzles'));
  choosing(puzzles.command('list').description(message('help.puzzles.list')))
    .option('--json', message('help.puzzles.json'))
    .action(list);
  choosing(puzzles.command('prove').description(message('help.puzzles.prove')))
    .option('--sample <n>', message('help.puzzles.sample'), readCount)
    .option('--seed <n>', message('help.seed'), readCount, 1)
    .option('--threads <n>', message('help.puzzles.threads'), readCount, 1)
    .action(async (flags: ProveFlags) => {
      ended(await provePuzzles(shippedPuzzles(flags), flags, tell));
    });
  puzzles
    .command('find')
    .description(message('help.puzzles.find'))
    .requiredOption('--game <game>', message('help.game'))
    .option('--variant <variant>', message('help.variant'))
    .requiredOption('--out <file>', message('help.puzzles.out'))
    .option('--count <n>', message('help.puzzles.count'), readCount, 1_500)
    .option('--threads <n>', message('help.puzzles.threads'), readCount, 1)
    .option('--seed <n>', message('help.puzzles.seed'), readCount, 1)
    .option('--levels <low,high>', message('help.puzzles.levels'), readPair, [4, 8] as const)
    .option('--seconds <n>', message('help.puzzles.seconds'), readCount)
    .option('--games <n>', message('help.puzzles.games'), readCount)
    .option('--net <name>', message('help.net'), 'small')
    .action(find);
  puzzles
    .command('pack')
    .description(message('help.puzzles.pack'))
    .argument('<file...>', message('help.puzzles.files'))
    .requiredOption('--out <folder>', message('help.puzzles.folder'))
    .option('--threads <n>', message('help.threads'), readCount, 1)
    .option('--net <name>', message('help.net'), 'small')
    .action(pack);
};
