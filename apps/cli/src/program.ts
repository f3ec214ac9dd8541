import { availableParallelism } from 'node:os';
import { Command, CommanderError, Option } from 'commander';
import { message } from '@korong/messages';
import { findGame, type Side } from '@korong/rules';
import {
  addGameOptions,
  readCount,
  readDepth,
  readPair,
  readWhole,
  setUp,
  type OptionFlags,
} from './arguments.js';
import { runAnalyse } from './commands/analyse.js';
import { runAnalysis } from './commands/analysis.js';
import { runArena } from './commands/arena.js';
import { runBench } from './commands/bench.js';
import { addBookCommands } from './book/program.js';
import { runConvert } from './commands/convert.js';
import { PlaySession, chooseGame, type Seats } from './commands/play.js';
import { BOARDS, runPerft, type BoardChoice } from './commands/perft.js';
import { addPuzzleCommands } from './puzzles/program.js';
import { runReferee } from './commands/referee.js';
import { printAll, stepThrough } from './commands/replay.js';
import { runUgi } from './commands/ugi.js';
import { OutFolder } from './convert/folder.js';
import { CONVERTED_FORMATS, type ConvertedFormat } from './convert/writers.js';
import { readSpec } from './engine/players.js';
import { explain } from './explain.js';
import { Fail } from './fail.js';
import { loadRecord } from './files.js';
import { historyAt, addSteps } from './stepHistory.js';
import { openTerminal } from './terminal.js';
import { ownVersion } from './version.js';

const USAGE = 2;

interface PlayFlags {
  readonly white?: string;
  readonly black?: string;
}

/** A side that the engine plays; a person plays by default. */
const seatOf = (side: Side, text: string | undefined): Seats =>
  text === undefined ? {} : { [side]: readSpec(text) };

const play = async (
  name: string | undefined,
  variant: string | undefined,
  { white, black, ...flags }: PlayFlags & OptionFlags,
): Promise<void> => {
  if (name === undefined && Object.keys(flags).length > 0)
    throw new Fail(message('error.handicap.game'), USAGE);
  const seats = { ...seatOf('white', white), ...seatOf('black', black) };
  const set = name === undefined ? undefined : setUp(name, variant, flags);
  let words: () => readonly string[] = () => [];
  const terminal = openTerminal(process.stdin, process.stdout, () => words());
  try {
    const chosen = set ?? (await chooseGame(terminal));
    if (chosen === undefined) return;
    const session = new PlaySession(terminal, chosen.game, chosen.start, seats);
    words = () => session.words();
    await session.run();
  } finally {
    terminal.close();
  }
};

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
  runPerft(
    game,
    history.turn.position,
    depth,
    divide,
    board,
    () => performance.now(),
    line => {
      process.stdout.write(`${line}\n`);
    },
  );
};

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
    line => {
      process.stdout.write(`${line}\n`);
    },
    line => {
      process.stderr.write(`${line}\n`);
    },
  );
};

interface AnalysisFlags {
  readonly net: string;
  readonly visits: number;
  readonly threads: number;
}

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
    line => {
      process.stderr.write(`${line}\n`);
    },
  );
  return isWhole ? 0 : 1;
};

interface ArenaFlags {
  readonly games: number;
  readonly threads: number;
  readonly out?: string;
  readonly sprt?: readonly [number, number];
  /** How uses are challenged: see {@link Setting}. */
  readonly linked?: string;
}

const arena = async (
  name: string,
  variant: string,
  a: string,
  b: string,
  { games, threads, out, sprt, linked, ...flags }: ArenaFlags & OptionFlags,
): Promise<void> => {
  const { game, options } = setUp(name, variant, { ...flags, linked: linked !== undefined });
  for (const spec of [a, b]) readSpec(spec);
  await runArena(
    {
      setting: { game: game.name, options, ...(linked === undefined ? {} : { linked }) },
      a,
      b,
      games,
      threads,
      ...(out === undefined ? {} : { file: out }),
      ...(sprt === undefined ? {} : { sprt }),
    },
    line => {
      process.stdout.write(`${line}\n`);
    },
  );
};

const referee = async (name: string, variant: string, flags: OptionFlags): Promise<void> => {
  const { game, start } = setUp(name, variant, flags);
  await runReferee(game, start, process.stdin, process.stdout);
};

/** Loaded on demand: no other command needs the server. */
const worker = async (): Promise<number> => {
  const { runWorker } = await import('@korong/server/worker');
  return runWorker(process.env);
};

const admin = async (words: readonly string[]): Promise<number> => {
  const { runAdmin } = await import('@korong/server/admin');
  return runAdmin(words, process.env, process.cwd(), {
    print: line => process.stdout.write(`${line}\n`),
    complain: line => process.stderr.write(`${line}\n`),
  });
};

/** `ended` receives the exit code of a command that has printed its own error. */
const program = (ended: (code: number) => void): Command => {
  const korong = new Command('korong')
    .description(message('help.korong'))
    .version(ownVersion(), '--version', message('help.version'))
    .addHelpText('after', `\n${message('help.exit')}`)
    .exitOverride()
    .showSuggestionAfterError()
    .showHelpAfterError(message('error.seeHelp'))
    .helpCommand('help [command]');

  addGameOptions(
    korong
      .command('play')
      .description(message('help.play'))
      .argument('[game]', message('help.game'))
      .argument('[variant]', message('help.variant')),
  )
    .option('--white <player>', message('help.seat'))
    .option('--black <player>', message('help.seat'))
    .addHelpText('after', message('help.after.play'))
    .action(play);
  korong
    .command('replay')
    .description(message('help.replay'))
    .argument('<file>', message('help.file'))
    .option('--all', message('help.all'))
    .option('--number <n>', message('help.number'), readCount)
    .action(replay);
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
    .option('--turn <n>', message('help.convert.turn'), readCount)
    .addHelpText('after', message('help.after.convert'))
    .action(async (paths: readonly string[], flags: ConvertFlags) => {
      ended(await convert(paths, flags));
    });
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
  addGameOptions(
    korong
      .command('referee')
      .description(message('help.referee'))
      .argument('<game>', message('help.game'))
      .argument('<variant>', message('help.variant')),
  )
    .addHelpText('after', message('help.after.referee'))
    .action(referee);
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
  korong
    .command('bench')
    .description(message('help.bench'))
    .option('--net <name>', message('help.net'), 'small')
    .action(({ net }: { readonly net: string }) => {
      runBench(
        net,
        () => performance.now(),
        line => {
          process.stdout.write(`${line}\n`);
        },
      );
    });
  korong
    .command('ugi')
    .description(message('help.ugi'))
    .action(async () => {
      await runUgi(process.stdin, process.stdout);
    });
  addGameOptions(
    korong
      .command('arena')
      .description(message('help.arena'))
      .argument('<game>', message('help.game'))
      .argument('<variant>', message('help.variant'))
      .argument('<a>', message('help.arena.a'))
      .argument('<b>', message('help.arena.a'))
      .option('--games <n>', message('help.games'), readCount, 100)
      .option('--threads <n>', message('help.threads'), readCount, 1)
      .option('--out <file>', message('help.out'))
      .option('--sprt <low,high>', message('help.sprt'), readPair),
    ['handicap', 'linked'],
  )
    .addOption(new Option('--linked <form>', message('help.arena.linked')).choices(['always', '1', '2', '3']))
    .action(arena);
  addPuzzleCommands(korong, ended);
  addBookCommands(korong);
  korong
    .command('worker')
    .description(message('help.worker'))
    .action(async () => {
      ended(await worker());
    });
  korong
    .command('admin')
    .description(message('help.admin'))
    .argument('[words...]', message('help.admin.words'))
    .allowUnknownOption() // the server parses its own options
    .addHelpText('after', message('help.after.admin'))
    .action(async (words: readonly string[]) => {
      ended(await admin(words));
    });
  return korong;
};

/** Runs the command and returns its exit code. */
export const run = async (args: readonly string[]): Promise<number> => {
  let exitCode = 0;
  try {
    const korong = program(code => {
      exitCode = code;
    });
    await korong.parseAsync(args.length > 0 ? args : ['--help'], { from: 'user' });
    return exitCode;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : USAGE;
    if (!(error instanceof Fail)) throw error;
    process.stderr.write(`${error.message}\n`);
    return error.exitCode;
  }
};
