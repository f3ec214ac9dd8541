import { message } from '@korong/messages';
import { type Command, Option } from 'commander';
import { addGameOptions, readCount, readPair, setUp, type OptionFlags } from '../arguments.js';
import { runArena } from '../commands/arena.js';
import { readSpec } from '../engine/players.js';
import { print } from './print.js';

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
    print,
  );
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
    .addOption(new Option('--linked <form>', message('help.arena.linked')).choices(['always', '1', '2', '3']))
    .action(arena);
};
