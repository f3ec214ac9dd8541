import { Command, CommanderError, InvalidArgumentError } from 'commander';
import { message } from '@korong/messages';
import { findGame, type AnyGame } from '@korong/rules';
import { PlaySession, chooseGame } from './commands/play.js';
import { runPerft } from './commands/perft.js';
import { runReferee } from './commands/referee.js';
import { printAll, stepThrough } from './commands/replay.js';
import { explain } from './explain.js';
import { Fail } from './fail.js';
import { loadRecord } from './files.js';
import { newTable, submit } from './table.js';
import { openTerminal } from './terminal.js';

const USAGE = 2;

const readDepth = (text: string): number => {
  const depth = /^[0-9]{1,2}$/.test(text) ? Number(text) : 0;
  if (depth < 1 || depth > 20)
    throw new InvalidArgumentError(message('error.depth', { text: text.slice(0, 40) }));
  return depth;
};

/** The game that the words on the command line mean, at its start. */
const setUp = (
  name: string,
  variant: string | undefined,
  handicap: string | undefined,
): { game: AnyGame; start: unknown } => {
  const game = findGame(name.toLowerCase());
  if (!game.ok) throw new Fail(explain(game.error), USAGE);
  const fields = {
    variant: variant?.toLowerCase() ?? game.value.variants[0]!,
    ...(handicap === undefined ? {} : { handicap }),
  };
  const options = game.value.readOptions(fields);
  if (!options.ok) throw new Fail(explain(options.error), USAGE);
  return { game: game.value, start: game.value.start(options.value) };
};

interface SetUpOptions {
  readonly handicap?: string;
}

const play = async (
  name: string | undefined,
  variant: string | undefined,
  { handicap }: SetUpOptions,
): Promise<void> => {
  const set = name === undefined ? undefined : setUp(name, variant, handicap);
  let words: () => readonly string[] = () => [];
  const terminal = openTerminal(process.stdin, process.stdout, () => words());
  const chosen = set ?? (await chooseGame(terminal));
  if (chosen !== undefined) {
    const session = new PlaySession(terminal, chosen.game, chosen.start);
    words = () => session.words();
    await session.run();
  }
  terminal.close();
};

const replay = async (file: string, { all = false }: { readonly all?: boolean }): Promise<void> => {
  const played = loadRecord(file);
  const terminal = openTerminal(process.stdin, process.stdout, () => []);
  if (all) printAll(played, terminal);
  else await stepThrough(played, terminal);
  terminal.close();
};

const perft = (
  name: string,
  variant: string,
  depth: number,
  steps: readonly string[],
  { handicap, divide = false }: SetUpOptions & { readonly divide?: boolean },
): void => {
  const { game, start } = setUp(name, variant, handicap);
  let table = newTable(game, start);
  for (const step of steps) {
    const next = submit(table, step);
    if (!next.ok) throw new Fail(explain(next.error));
    table = next.value;
  }
  runPerft(
    game,
    table.turn.position,
    depth,
    divide,
    () => performance.now(),
    line => {
      process.stdout.write(`${line}\n`);
    },
  );
};

const referee = async (name: string, variant: string, { handicap }: SetUpOptions): Promise<void> => {
  const { game, start } = setUp(name, variant, handicap);
  await runReferee(game, start, process.stdin, process.stdout);
};

const program = (): Command => {
  const korong = new Command('korong')
    .description(message('help.korong'))
    .addHelpText('after', `\n${message('help.exit')}`)
    .exitOverride()
    .showSuggestionAfterError()
    .showHelpAfterError(message('error.seeHelp', { command: '' }))
    .helpCommand('help [command]');

  korong
    .command('play')
    .description(message('help.play'))
    .argument('[game]', message('help.game'))
    .argument('[variant]', message('help.variant'))
    .option('--handicap <side=N>', message('help.handicap'))
    .addHelpText('after', message('help.after.play'))
    .action(play);
  korong
    .command('replay')
    .description(message('help.replay'))
    .argument('<file>', message('help.file'))
    .option('--all', message('help.all'))
    .action(replay);
  korong
    .command('perft')
    .description(message('help.perft'))
    .argument('<game>', message('help.game'))
    .argument('<variant>', message('help.variant'))
    .argument('<depth>', message('help.depth'), readDepth)
    .argument('[step...]', message('help.steps'))
    .option('--divide', message('help.divide'))
    .option('--handicap <side=N>', message('help.handicap'))
    .action(perft);
  korong
    .command('referee')
    .description(message('help.referee'))
    .argument('<game>', message('help.game'))
    .argument('<variant>', message('help.variant'))
    .option('--handicap <side=N>', message('help.handicap'))
    .addHelpText('after', message('help.after.referee'))
    .action(referee);
  return korong;
};

/** Runs the command and returns its exit code. */
export const run = async (args: readonly string[]): Promise<number> => {
  try {
    await program().parseAsync(args.length > 0 ? args : ['--help'], { from: 'user' });
    return 0;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : USAGE;
    if (!(error instanceof Fail)) throw error;
    process.stderr.write(`${error.message}\n`);
    return error.exitCode;
  }
};
