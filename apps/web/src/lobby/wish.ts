// What one wishes for before a game at a distance: chosen in a form, kept on the device, sent to the server.
import type { GameName } from '@korong/rules';
import type { NewGame, TimeControlInfo } from '@korong/protocol';
import { HANDICAPS, LEVELS, PROJECT, VARIANTS } from '../newGame/setup.js';
import { DAY } from '../ui/times.js';

export type Opponent = 'anybody' | 'friend' | 'computer';
export type Colour = NewGame['colour'];

export interface Wish {
  readonly game: GameName;
  readonly variants: { readonly yinsh: string; readonly gipf: string };
  /** Extra pieces in basic GIPF: `white 2`; empty is none. */
  readonly handicap: string;
  readonly opponent: Opponent;
  readonly level: number;
  readonly colour: Colour;
  /** One of `TIMES`, or `other`: then by `minutes` and `seconds`. */
  readonly time: string;
  readonly minutes: number;
  readonly seconds: number;
  /** What is chosen about potentials, for the variant `project`; read by play/project.ts, which is fetched for it. */
  readonly project?: unknown;
}

/** What was agreed on about potentials. */
export type Agreed = Pick<NewGame, 'options' | 'links'>;

/** Minutes and seconds a turn, days a turn, or none. */
export const TIMES = ['3+2', '5+3', '10+5', '15+10', '30+0', '1d', '3d', '7d', 'none', 'other'] as const;
export const OPPONENTS = ['anybody', 'friend', 'computer'] as const;
export const COLOURS = ['random', 'white', 'black'] as const;
export const MOST_MINUTES = 180;
export const MOST_SECONDS = 180;

export const DEFAULT_WISH: Wish = {
  game: 'yinsh',
  variants: { yinsh: 'standard', gipf: 'standard' },
  handicap: '',
  opponent: 'anybody',
  level: 3,
  colour: 'random',
  time: '10+5',
  minutes: 20,
  seconds: 10,
};

const among = <T>(value: unknown, list: readonly T[], otherwise: T): T =>
  list.find(item => item === value) ?? otherwise;

const within = (value: unknown, least: number, most: number, otherwise: number): number =>
  typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most ? value : otherwise;

/** Reads what was stored; whatever cannot be used is left at its default. */
export const readWish = (text: string | null): Wish => {
  let stored: Partial<Record<keyof Wish, unknown>> = {};
  try {
    const found: unknown = JSON.parse(text ?? '{}');
    if (typeof found === 'object' && found !== null) stored = found;
  } catch {
    // Damaged: as if nothing had been stored.
  }
  const variants = (stored.variants ?? {}) as Partial<Record<GameName, unknown>>;
  const wish = DEFAULT_WISH;
  return {
    game: among(stored.game, ['yinsh', 'gipf'] as const, wish.game),
    variants: {
      yinsh: among<string>(variants.yinsh, VARIANTS.yinsh, wish.variants.yinsh),
      gipf: among<string>(variants.gipf, [...VARIANTS.gipf, PROJECT], wish.variants.gipf),
    },
    handicap: among<string>(stored.handicap, HANDICAPS, ''),
    opponent: among(stored.opponent, OPPONENTS, wish.opponent),
    level: among<number>(stored.level, LEVELS, wish.level),
    colour: among(stored.colour, COLOURS, wish.colour),
    time: among<string>(stored.time, TIMES, wish.time),
    minutes: within(stored.minutes, 1, MOST_MINUTES, wish.minutes),
    seconds: within(stored.seconds, 0, MOST_SECONDS, wish.seconds),
    project: stored.project,
  };
};

/** A time as `TIMES` names it. */
export const readTime = (time: string): TimeControlInfo | undefined => {
  const days = /^(\d+)d$/.exec(time)?.[1];
  if (days !== undefined) return { kind: 'days', perTurn: Number(days) * DAY };
  const [, minutes, seconds] = /^(\d+)\+(\d+)$/.exec(time) ?? [];
  return minutes === undefined
    ? undefined
    : { kind: 'fischer', initial: Number(minutes) * 60_000, increment: Number(seconds) * 1_000 };
};

export const clockOf = ({ time, minutes, seconds }: Wish): TimeControlInfo | undefined =>
  readTime(time === 'other' ? `${minutes}+${seconds}` : time);

export const isProject = ({ game, variants }: Pick<Wish, 'game' | 'variants'>): boolean =>
  game === 'gipf' && variants.gipf === PROJECT;

const optionsOf = ({ game, variants, handicap }: Wish): NewGame['options'] => {
  const variant = variants[game];
  return game === 'gipf' && variant === 'basic' && handicap !== '' ? { variant, handicap } : { variant };
};

/** `agreed`: for a game with potentials. */
export const newGameOf = (wish: Wish, agreed?: Agreed): NewGame => {
  const { game, opponent, level, colour } = wish;
  const clock = clockOf(wish);
  return {
    game,
    options: optionsOf(wish),
    ...agreed,
    ...(clock && { clock }),
    colour,
    listed: opponent === 'anybody',
    ...(opponent === 'computer' && { level }),
  };
};
