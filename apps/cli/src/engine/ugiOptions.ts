import { LEVEL_COUNT } from '@korong/engine';
import { message } from '@korong/messages';
import {
  POTENTIAL_KINDS,
  games,
  gameNamed,
  isGameName,
  letterOf,
  type AnyGame,
  type GameName,
} from '@korong/rules';
import { explain } from '../explain.js';
import { Fail } from '../fail.js';
import { readNetFile } from './nets.js';

/** The UGI options. */
export interface Options {
  game: GameName;
  variant: string;
  handicap: string;
  potentials: string;
  pieces: string;
  linked: string;
  /** `auto`: the net of the level, and the small one without a level. */
  net: string;
  /** From 1, or 0 for as strong as the limits allow. */
  level: number;
  /** What the random choices of a level begin with; 0 for another one in every game. */
  seed: number;
  /** Searches at the same time. */
  threads: number;
  /** Megabytes for the search trees. */
  hash: number;
  multiPv: number;
}

const [FIRST] = games as [AnyGame];
const VARIANTS = [...new Set(games.flatMap(({ variants }) => variants))];
/** Names of nets. Everything else is a file, whose name keeps its case. */
const NETS = ['auto', 'small', 'large', 'playouts'];

export const DEFAULTS: Readonly<Options> = {
  game: FIRST.name,
  variant: FIRST.variants[0]!,
  handicap: 'none',
  potentials: 'none',
  pieces: 'none',
  linked: 'none',
  net: 'auto',
  level: 0,
  seed: 0,
  threads: 1,
  hash: 128,
  multiPv: 1,
};

/** Options with numbers: the field, the name, the lowest and the highest value. */
const SPINS = [
  { field: 'level', name: 'Level', min: 0, max: LEVEL_COUNT },
  { field: 'seed', name: 'Seed', min: 0, max: 2 ** 31 - 1 },
  { field: 'threads', name: 'Threads', min: 1, max: 64 },
  { field: 'hash', name: 'Hash', min: 4, max: 2_048 },
  { field: 'multiPv', name: 'MultiPV', min: 1, max: 50 },
] as const;

const EVERY_KIND = POTENTIAL_KINDS.map(kind => `${letterOf(kind)}1`).join('');

const TEXTS = ['handicap', 'potentials', 'pieces', 'linked'] as const;

const OPTION_LINES: readonly string[] = [
  `option name Game type combo default ${DEFAULTS.game} ${games.map(({ name }) => `var ${name}`).join(' ')}`,
  `option name Variant type combo default ${DEFAULTS.variant} ${VARIANTS.map(name => `var ${name}`).join(' ')}`,
  'option name Handicap type string default none',
  'option name Potentials type string default none',
  'option name Pieces type string default none',
  'option name Linked type string default none',
  `option name Net type string default ${DEFAULTS.net}`,
  ...SPINS.map(
    ({ field, name, min, max }) =>
      `option name ${name} type spin default ${DEFAULTS[field]} min ${min} max ${max}`,
  ),
];
const OPTION_NAMES = OPTION_LINES.map(line => line.split(' ')[2]!);

/** The answer to `ugi`. */
export const INTRODUCTION: readonly string[] = [
  'id name Korong',
  'id author The Korong authors',
  ...OPTION_LINES,
  'ugiok',
];

const capital = (field: string): string => field.charAt(0).toUpperCase() + field.slice(1);

/** A new game may lack the variant and other options. */
const setGame = (options: Options, value: string): string | undefined => {
  const name = value.toLowerCase();
  if (!isGameName(name))
    return message('UNKNOWN_GAME', { text: value.slice(0, 40), choices: games.map(game => game.name) });
  options.game = name;
  const { variants, optionNames } = gameNamed(name);
  const changed: string[] = [];
  if (!variants.includes(options.variant)) {
    options.variant = variants[0]!;
    changed.push(`Variant is ${options.variant}`);
  }
  for (const field of TEXTS) {
    if (options[field] === 'none' || optionNames.includes(field)) continue;
    options[field] = 'none';
    changed.push(`${capital(field)} is none`);
  }
  return changed.length > 0 ? changed.join(', ') : undefined;
};

const setVariant = (options: Options, value: string): string | undefined => {
  const { name, variants } = gameNamed(options.game);
  const variant = value.toLowerCase();
  if (!variants.includes(variant))
    return message('ugi.option.variant', { game: name, text: value.slice(0, 40), variants });
  options.variant = variant;
  return undefined;
};

const setSpin = (options: Options, { field, name, min, max }: (typeof SPINS)[number], text: string) => {
  const value = /^[0-9]{1,10}$/.test(text) ? Number(text) : -1;
  if (value < min || value > max)
    return message('ugi.option.range', { name, min: String(min), max: String(max) });
  options[field] = value;
  return undefined;
};

/** Why no variant has this value. What means nothing without potentials, and is refused without a text, is read with some of every kind. */
const whyNever = (options: Options, field: string, value: string): string | undefined => {
  const game = gameNamed(options.game);
  const [first, ...others] = [options.variant, ...game.variants].map(variant => {
    const alone = game.readOptions({ variant, [field]: value });
    const isAlone = alone.ok || alone.error.text !== '';
    return isAlone ? alone : game.readOptions({ variant, potentials: EVERY_KIND, [field]: value });
  });
  return others.every(read => !read.ok) && !first!.ok ? explain(first!.error) : undefined;
};

/** Whether the value goes with the others is known when a position is asked for. */
const setText = (options: Options, field: (typeof TEXTS)[number], value: string): string | undefined => {
  const isNone = value.toLowerCase() === 'none';
  if (!isNone && !gameNamed(options.game).optionNames.includes(field))
    return message('ugi.option.game', { game: options.game, name: capital(field) });
  const never = isNone ? undefined : whyNever(options, field, value);
  if (never !== undefined) return never;
  options[field] = isNone ? 'none' : value;
  return undefined;
};

/** A file is read to see whether it is a net. That it is one of another game is no matter yet: the game may still change. */
const setNet = (options: Options, value: string): string | undefined => {
  const name = value.toLowerCase();
  const isNamed = NETS.includes(name);
  try {
    if (!isNamed) readNetFile(value);
  } catch (error) {
    if (error instanceof Fail) return error.message;
    throw error;
  }
  options.net = isNamed ? name : value;
  return undefined;
};

/** Reads `name N value V` into the options. Returns what there is to say about it: why it is refused, or what else changed. */
export const setOption = (options: Options, text: string): string | undefined => {
  const [, typed = '', value = ''] = /^name (\S+) value (.+)$/i.exec(text) ?? [];
  if (typed === '') return message('ugi.option.form');
  const name = typed.toLowerCase();
  if (name === 'game') return setGame(options, value);
  if (name === 'variant') return setVariant(options, value);
  const spin = SPINS.find(({ field }) => field.toLowerCase() === name);
  if (spin) return setSpin(options, spin, value);
  const field = TEXTS.find(known => known === name);
  if (field) return setText(options, field, value);
  if (name === 'net') return setNet(options, value);
  return message('ugi.option.unknown', { text: typed.slice(0, 40), options: OPTION_NAMES });
};
