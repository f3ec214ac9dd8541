import { LEVEL_COUNT } from '@korong/engine';
import { games, isGameName, type AnyGame, type GameName } from '@korong/rules';

/** The UGI options. */
export interface Options {
  game: GameName;
  variant: string;
  handicap: string;
  potentials: string;
  pieces: string;
  linked: string;
  net: string;
  /** From 1, or 0 for as strong as the limits allow. */
  level: number;
  /** Megabytes for the search tree. */
  hash: number;
  multiPv: number;
}

const [FIRST] = games as [AnyGame];
const VARIANTS = [...new Set(games.flatMap(({ variants }) => variants))];

export const DEFAULTS: Readonly<Options> = {
  game: FIRST.name,
  variant: FIRST.variants[0]!,
  handicap: 'none',
  potentials: 'none',
  pieces: 'none',
  linked: 'none',
  net: 'small',
  level: 0,
  hash: 128,
  multiPv: 1,
};

/** The answer to `ugi`. */
export const INTRODUCTION: readonly string[] = [
  'id name Korong',
  'id author The Korong authors',
  `option name Game type combo default ${DEFAULTS.game} ${games.map(({ name }) => `var ${name}`).join(' ')}`,
  `option name Variant type combo default ${DEFAULTS.variant} ${VARIANTS.map(name => `var ${name}`).join(' ')}`,
  'option name Handicap type string default none',
  'option name Potentials type string default none',
  'option name Pieces type string default none',
  'option name Linked type string default none',
  'option name Net type string default small',
  `option name Level type spin default 0 min 0 max ${LEVEL_COUNT}`,
  'option name Hash type spin default 128 min 4 max 2048',
  'option name MultiPV type spin default 1 min 1 max 50',
  'ugiok',
];

const within = (text: string, low: number, high: number): number | undefined => {
  const number = Number(text);
  return Number.isInteger(number) && number >= low && number <= high ? number : undefined;
};

/** Reads `name N value V` into the options; returns an error message if that fails. */
export const setOption = (options: Options, text: string): string | undefined => {
  const [, name = '', value = ''] = /^name (\S+) value (.+)$/i.exec(text) ?? [];
  switch (name.toLowerCase()) {
    case 'game':
      if (!isGameName(value)) return `no game ${value.slice(0, 40)}`;
      options.game = value;
      return undefined;
    case 'variant':
      options.variant = value;
      return undefined;
    case 'handicap':
    case 'potentials':
    case 'pieces':
    case 'linked':
      options[name.toLowerCase() as 'handicap'] = value;
      return undefined;
    case 'net':
      options.net = value;
      return undefined;
    case 'level':
      options.level = within(value, 0, LEVEL_COUNT) ?? options.level;
      return within(value, 0, LEVEL_COUNT) === undefined
        ? `Level is from 1 to ${LEVEL_COUNT}, or 0 for all it can`
        : undefined;
    case 'hash':
      options.hash = within(value, 4, 2_048) ?? options.hash;
      return within(value, 4, 2_048) === undefined ? 'Hash is from 4 to 2048' : undefined;
    case 'multipv':
      options.multiPv = within(value, 1, 50) ?? options.multiPv;
      return within(value, 1, 50) === undefined ? 'MultiPV is from 1 to 50' : undefined;
    default:
      return `no option ${name.slice(0, 40)}`;
  }
};
