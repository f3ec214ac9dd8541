import { message } from '@korong/messages';
import type { Side } from '@korong/rules';
import type { Command } from 'commander';
import { addGameOptions, setUp, type OptionFlags } from '../arguments.js';
import { PlaySession, chooseGame, type Seats } from '../commands/play.js';
import { readSpec } from '../engine/players.js';
import { Fail, USAGE } from '../fail.js';
import { openTerminal } from '../terminal.js';

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

export const addPlay = (korong: Command): void => {
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
};
