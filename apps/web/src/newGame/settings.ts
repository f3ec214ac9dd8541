import type { Command, Player, TimeControl } from '@korong/match';
import type { BySide, GameName, OptionFields, Side } from '@korong/rules';
import { aboutGame, GAME_NAMES } from '../games/about.js';
import type { Agreement, CustomVariant } from '../games/gameAbout.js';
import { DAY } from '../ui/durations.js';

/** The choices for a new game, local or remote. Stored on the device, so that one click starts the next game. */
export interface GameSettings {
  readonly game: GameName;
  readonly variants: Readonly<Record<GameName, string>>;
  /** Extra pieces: `white 2`; empty for none. */
  readonly handicap: string;
  /** Local: a person or the computer. Remote: open, a friend with the link, or the server's computer. */
  readonly opponent: 'person' | 'computer' | 'anybody' | 'friend';
  readonly level: number;
  /** The names of two players on one device; empty for the usual ones. */
  readonly names: BySide<string>;
  readonly colour: 'random' | Side;
  /** One of `TIMES`; `other` uses `minutes` and `seconds`. */
  readonly time: string;
  readonly minutes: number;
  readonly seconds: number;
  /** The choices for a custom variant; only its form reads them. */
  readonly custom?: unknown;
}

const usualVariants = Object.fromEntries(
  GAME_NAMES.map(name => [name, aboutGame(name).usual]),
) as GameSettings['variants'];

const COMMON = {
  game: GAME_NAMES[0]!,
  variants: usualVariants,
  handicap: '',
  level: 3,
  names: { white: '', black: '' },
  colour: 'random',
  minutes: 20,
  seconds: 10,
} as const;

export const DEFAULT_LOCAL: GameSettings = { ...COMMON, opponent: 'computer', time: 'none' };
export const DEFAULT_REMOTE: GameSettings = { ...COMMON, opponent: 'anybody', time: '10+5' };

export const HANDICAPS = ['', 'white 1', 'white 2', 'white 3', 'black 1', 'black 2', 'black 3'] as const;
/** As many as the engine has. Written out, so that a form need not fetch anything of the engine; a test compares. */
export const LEVELS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;
/** The names of all levels and what they are like. The page prints them: as script they would be fetched before every game. */
export type LevelsInWords = readonly (readonly [name: string, like: string])[];
export const COLOURS = ['random', 'white', 'black'] as const;
/** Minutes plus seconds per turn, days per turn, or none. */
export const TIMES = ['3+2', '5+3', '10+5', '15+10', '30+0', '1d', '3d', '7d', 'none', 'other'] as const;
/** The times for local games. */
export const LOCAL_TIMES = ['none', '3+2', '5+3', '10+5', '15+10', '30+0'] as const;
export const LOCAL_OPPONENTS = ['computer', 'person'] as const;
export const REMOTE_OPPONENTS = ['anybody', 'friend', 'computer'] as const;
/** As long as names online. */
export const MAX_NAME_LENGTH = 24;
export const MAX_MINUTES = 180;
export const MAX_SECONDS = 180;

/** The offered variants, with the custom one last. */
export const variantsOf = (game: GameName): readonly string[] => {
  const { variants, custom } = aboutGame(game);
  return custom ? [...variants, custom.name] : variants;
};

/** The custom variant, if it is chosen. */
export const customOf = ({
  game,
  variants,
}: Pick<GameSettings, 'game' | 'variants'>): CustomVariant | undefined => {
  const { custom } = aboutGame(game);
  return custom?.name === variants[game] ? custom : undefined;
};

export const hasHandicap = ({ game, variants }: Pick<GameSettings, 'game' | 'variants'>): boolean =>
  aboutGame(game).hasHandicap?.(variants[game]) ?? false;

const among = <T>(value: unknown, list: readonly T[], otherwise: T): T =>
  list.find(item => item === value) ?? otherwise;

const within = (value: unknown, least: number, most: number, otherwise: number): number =>
  typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most ? value : otherwise;

const nameIn = (value: unknown): string =>
  typeof value === 'string' ? value.replace(/\p{Cc}/gu, ' ').slice(0, MAX_NAME_LENGTH) : '';

/** The format of earlier versions. */
interface Stored extends Partial<Record<keyof GameSettings, unknown>> {
  /** `5+3`; empty for none. */
  readonly clock?: unknown;
  readonly project?: unknown;
}

const parsed = (text: string | null): Stored => {
  try {
    const found: unknown = JSON.parse(text ?? '{}');
    return typeof found === 'object' && found !== null ? found : {};
  } catch {
    // Damaged: treated as empty.
    return {};
  }
};

/** Reads the stored value; invalid parts get their default. */
export const readSettings = (text: string | null, usual: GameSettings): GameSettings => {
  const stored = parsed(text);
  const variants = (stored.variants ?? {}) as Readonly<Record<string, unknown>>;
  const names = (stored.names ?? {}) as Readonly<Record<string, unknown>>;
  const opponents = usual.opponent === 'anybody' ? REMOTE_OPPONENTS : LOCAL_OPPONENTS;
  const times = usual.opponent === 'anybody' ? TIMES : LOCAL_TIMES;
  return {
    game: among(stored.game, GAME_NAMES, usual.game),
    variants: Object.fromEntries(
      GAME_NAMES.map(game => [game, among(variants[game], variantsOf(game), usual.variants[game])]),
    ) as GameSettings['variants'],
    handicap: among<string>(stored.handicap, HANDICAPS, ''),
    opponent: among<GameSettings['opponent']>(stored.opponent, opponents, usual.opponent),
    level: among<number>(stored.level, LEVELS, usual.level),
    names: { white: nameIn(names.white), black: nameIn(names.black) },
    colour: among<GameSettings['colour']>(stored.colour, COLOURS, usual.colour),
    time: among<string>(stored.time ?? stored.clock, times, usual.time),
    minutes: within(stored.minutes, 1, MAX_MINUTES, usual.minutes),
    seconds: within(stored.seconds, 0, MAX_SECONDS, usual.seconds),
    custom: stored.custom ?? stored.project,
  };
};

/** A time as `TIMES` names it. */
export const readTime = (time: string): TimeControl | undefined => {
  const days = /^(\d+)d$/.exec(time)?.[1];
  if (days !== undefined) return { kind: 'days', perTurn: Number(days) * DAY };
  const [, minutes, seconds] = /^(\d+)\+(\d+)$/.exec(time) ?? [];
  return minutes === undefined
    ? undefined
    : { kind: 'fischer', initial: Number(minutes) * 60_000, increment: Number(seconds) * 1_000 };
};

export const clockOf = ({
  time,
  minutes,
  seconds,
}: Pick<GameSettings, 'time' | 'minutes' | 'seconds'>): TimeControl | undefined =>
  readTime(time === 'other' ? `${minutes}+${seconds}` : time);

export const optionsOf = (settings: GameSettings): OptionFields => {
  const { game, variants, handicap } = settings;
  const variant = variants[game];
  return hasHandicap(settings) && handicap !== '' ? { variant, handicap } : { variant };
};

/** The names of the players, in the language of the page. */
export interface Names {
  /** The person who plays against the computer. */
  readonly you: string;
  person(number: 1 | 2): string;
  computer(level: number): string;
}

/** The local match. `lot` below 0.5 gives the reader White. */
export const startOf = (
  settings: GameSettings,
  id: string,
  names: Names,
  lot: number,
  agreed?: Agreement,
): Extract<Command, { kind: 'start' }> => {
  const { game, opponent, colour, level, names: chosen } = settings;
  const clock = clockOf(settings);
  const mine: Side = colour === 'random' ? (lot < 0.5 ? 'white' : 'black') : colour;
  const me: Player = { name: opponent === 'person' ? chosen.white.trim() || names.person(1) : names.you };
  const you: Player =
    opponent === 'person'
      ? { name: chosen.black.trim() || names.person(2) }
      : { name: names.computer(level), level };
  return {
    kind: 'start',
    id,
    game,
    options: optionsOf(settings),
    ...agreed,
    players:
      mine === 'white' || opponent === 'person' ? { white: me, black: you } : { white: you, black: me },
    ...(clock && { clock }),
    seats: 'together',
  };
};
