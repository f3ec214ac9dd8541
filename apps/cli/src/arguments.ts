// Reads and checks command-line arguments.
import { InvalidArgumentError, Option, type Command } from 'commander';
import { message } from '@korong/messages';
import { findGame, games, type AnyGame, type OptionFields } from '@korong/rules';
import { explain } from './explain.js';
import { Fail } from './fail.js';
import { viewOf } from './games/games.js';

/** The options of a game beside its variant, by flag. A flag without a value is `true`. */
export type OptionFlags = Readonly<Record<string, string | boolean | undefined>>;

/** Adds the flags of every game, but for those in `leftOut`. */
export const addGameOptions = (command: Command, leftOut: readonly string[] = []): Command => {
  for (const { flags, help } of games.flatMap(game => viewOf(game).optionFlags)) {
    const option = new Option(flags, message(help));
    if (!leftOut.includes(option.attributeName())) command.addOption(option);
  }
  return command;
};

/** Refuses a flag that means nothing without another one. */
const checkNeeds = (game: AnyGame, given: OptionFields): void => {
  for (const { flags, needs } of viewOf(game).optionFlags) {
    if (needs === undefined) continue;
    const [option, needed] = [new Option(flags), new Option(needs)];
    if (given[option.attributeName()] === undefined || given[needed.attributeName()] !== undefined) continue;
    const names = { option: option.long ?? '', needed: needed.long ?? '' };
    throw new Fail(message('error.option.needs', { ...names, example: needs }), 2);
  }
};

/** The start position of the game named by the arguments. */
export const setUp = (
  name: string,
  variant: string | undefined,
  flags: OptionFlags,
): { game: AnyGame; options: OptionFields; start: unknown } => {
  const game = findGame(name.toLowerCase());
  if (!game.ok) throw new Fail(explain(game.error), 2);
  const fields: Record<string, string> = { variant: variant?.toLowerCase() ?? game.value.variants[0]! };
  for (const [option, value] of Object.entries(flags)) {
    if (typeof value === 'string') fields[option] = value;
    else if (value === true) fields[option] = 'yes';
  }
  checkNeeds(game.value, fields);
  const options = game.value.readOptions(fields);
  if (!options.ok) throw new Fail(explain(options.error), 2);
  return { game: game.value, options: fields, start: game.value.start(options.value) };
};

export const readDepth = (text: string): number => {
  const depth = /^[0-9]{1,2}$/.test(text) ? Number(text) : 0;
  if (depth < 1 || depth > 20)
    throw new InvalidArgumentError(message('error.depth', { text: text.slice(0, 40) }));
  return depth;
};

const MAX_COUNT = 9_999_999;

const readNumber = (text: string, least: number): number => {
  const number = /^[0-9]{1,7}$/.test(text) ? Number(text) : -1;
  if (number < least)
    throw new InvalidArgumentError(
      message('error.number', { text: text.slice(0, 40), least, most: MAX_COUNT }),
    );
  return number;
};

export const readCount = (text: string): number => readNumber(text, 1);

/** Like {@link readCount}, from 0. */
export const readWhole = (text: string): number => readNumber(text, 0);

export const readPair = (text: string): readonly [number, number] => {
  const match = /^(-?[0-9]{1,4}),(-?[0-9]{1,4})$/.exec(text);
  const pair = [Number(match?.[1]), Number(match?.[2])] as const;
  if (!(pair[0] < pair[1]))
    throw new InvalidArgumentError(message('error.pair', { text: text.slice(0, 40) }));
  return pair;
};
