import { message } from '@korong/messages';
import { InvalidArgumentError, type Command } from 'commander';
import { addGameOptions, readCount, readPair, setUp, type OptionFlags } from '../arguments.js';
import { runArena } from '../commands/arena.js';
import { readSpec } from '../engine/players.js';
import { linkedOption, readLinkedForm } from '../games/linkedForm.js';
import { print } from './print.js';

interface ArenaFlags {
  readonly games: number;
  readonly threads: number;
  readonly out?: string;
  readonly sprt?: readonly [number, number];
  /** See {@link readLinkedForm}. */
  readonly linked?: string;
  readonly potentials?: string;
}

const arena = async (
  name: string,
  variant: string,
  a: string,
  b: string,
  { games, threads, out, sprt, linked, ...flags }: ArenaFlags & OptionFlags,
): Promise<void> => {
  const stakes = linked === undefined ? undefined : linkedOption(readLinkedForm(linked)!, flags.potentials);
  const { game, options } = setUp(name, variant, { ...flags, linked: stakes });
  for (const spec of [a, b]) readSpec(spec);
  process.once('SIGINT', () => {
    print(out === undefined ? message('arena.stopped') : message('arena.stopped.file', { text: out }));
    process.exit(130);
  });
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
    print,
  );
};

const readForm = (text: string): string => {
  if (readLinkedForm(text) === undefined)
    throw new InvalidArgumentError(message('error.arena.linked', { text: text.slice(0, 40) }));
  return text;
};

export const addArena = (korong: Command): void => {
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
    .option('--linked <form>', message('help.arena.linked'), readForm)
    .action(arena);
};
