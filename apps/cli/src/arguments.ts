// Reads and checks command-line arguments.
import { InvalidArgumentError } from 'commander';
import { message } from '@korong/messages';
import { findGame, type AnyGame } from '@korong/rules';
import { explain } from './explain.js';
import { Fail } from './fail.js';

/** The options of a game beside its variant. */
export interface SetUpFlags {
  readonly handicap?: string;
  readonly potentials?: string;
  readonly pieces?: string;
  readonly linked?: boolean;
}

/** The start position of the game named by the arguments. */
export const setUp = (
  name: string,
  variant: string | undefined,
  { handicap, potentials, pieces, linked = false }: SetUpFlags,
): { game: AnyGame; start: unknown } => {
  const game = findGame(name.toLowerCase());
  if (!game.ok) throw new Fail(explain(game.error), 2);
  const fields = {
    variant: variant?.toLowerCase() ?? game.value.variants[0]!,
    ...(handicap === undefined ? {} : { handicap }),
    ...(potentials === undefined ? {} : { potentials }),
    ...(pieces === undefined ? {} : { pieces }),
    ...(linked && { linked: 'yes' }),
  };
  const options = game.value.readOptions(fields);
  if (!options.ok) throw new Fail(explain(options.error), 2);
  return { game: game.value, start: game.value.start(options.value) };
};

export const readDepth = (text: string): number => {
  const depth = /^[0-9]{1,2}$/.test(text) ? Number(text) : 0;
  if (depth < 1 || depth > 20)
    throw new InvalidArgumentError(message('error.depth', { text: text.slice(0, 40) }));
  return depth;
};

export const readCount = (text: string): number => {
  if (!/^[1-9][0-9]{0,6}$/.test(text))
    throw new InvalidArgumentError(message('error.number', { text: text.slice(0, 40) }));
  return Number(text);
};

export const readPair = (text: string): readonly [number, number] => {
  const match = /^(-?[0-9]{1,4}),(-?[0-9]{1,4})$/.exec(text);
  const pair = [Number(match?.[1]), Number(match?.[2])] as const;
  if (!(pair[0] < pair[1]))
    throw new InvalidArgumentError(message('error.pair', { text: text.slice(0, 40) }));
  return pair;
};
