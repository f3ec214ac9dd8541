import type { Command, Player, TimeControl } from '@korong/match';
import type { OptionFields, Side, GameName } from '@korong/rules';

/** What a reader chooses before a game. Kept on the device, so that one click starts the next one. */
export interface Choice {
  readonly game: GameName;
  readonly variants: { readonly yinsh: string; readonly gipf: string };
  /** Extra pieces in basic GIPF: `white 2`; empty is none. */
  readonly handicap: string;
  readonly opponent: 'person' | 'computer';
  readonly level: number;
  /** Which side the reader plays against the computer. */
  readonly colour: Side | 'lot';
  /** `minutes+seconds`; empty is none. */
  readonly clock: string;
  /** What is chosen about potentials, for the variant `project`; read by project.ts, which is fetched for it. */
  readonly project?: unknown;
}

export const DEFAULT_CHOICE: Choice = {
  game: 'yinsh',
  variants: { yinsh: 'standard', gipf: 'standard' },
  handicap: '',
  opponent: 'computer',
  level: 3,
  colour: 'lot',
  clock: '',
};

export const VARIANTS = {
  yinsh: ['standard', 'blitz'],
  gipf: ['basic', 'standard', 'tournament'],
} as const;
/** GIPF with potentials, as the form calls it. */
export const PROJECT = 'project';
export const HANDICAPS = ['', 'white 1', 'white 2', 'white 3', 'black 1', 'black 2', 'black 3'] as const;
export const CLOCKS = ['', '3+2', '5+3', '10+5', '15+10', '30+0'] as const;
export const LEVELS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;

const among = <T>(value: unknown, list: readonly T[], otherwise: T): T =>
  list.find(item => item === value) ?? otherwise;

/** Reads what was stored; whatever cannot be used is left at its default. */
export const readChoice = (text: string | null): Choice => {
  let stored: Partial<Record<keyof Choice, unknown>> = {};
  try {
    const found: unknown = JSON.parse(text ?? '{}');
    if (typeof found === 'object' && found !== null) stored = found;
  } catch {
    // Damaged: as if nothing had been stored.
  }
  const variants = (stored.variants ?? {}) as Partial<Record<GameName, unknown>>;
  return {
    game: among(stored.game, ['yinsh', 'gipf'] as const, DEFAULT_CHOICE.game),
    variants: {
      yinsh: among<string>(variants.yinsh, VARIANTS.yinsh, DEFAULT_CHOICE.variants.yinsh),
      gipf: among<string>(variants.gipf, [...VARIANTS.gipf, PROJECT], DEFAULT_CHOICE.variants.gipf),
    },
    handicap: among<string>(stored.handicap, HANDICAPS, ''),
    opponent: among(stored.opponent, ['person', 'computer'] as const, DEFAULT_CHOICE.opponent),
    level: among<number>(stored.level, LEVELS, DEFAULT_CHOICE.level),
    colour: among(stored.colour, ['white', 'black', 'lot'] as const, DEFAULT_CHOICE.colour),
    clock: among<string>(stored.clock, CLOCKS, ''),
    project: stored.project,
  };
};

const optionsOf = ({ game, variants, handicap }: Choice): OptionFields => {
  const variant = variants[game];
  return variant === 'basic' && handicap !== '' ? { variant, handicap } : { variant };
};

const clockOf = (text: string): TimeControl | undefined => {
  const [minutes = 0, seconds = 0] = text.split('+').map(Number);
  return minutes === 0
    ? undefined
    : { kind: 'fischer', initial: minutes * 60_000, increment: seconds * 1_000 };
};

/** How the players are called, in the reader's language. */
export interface Names {
  /** Who plays against the computer. */
  readonly you: string;
  person(number: 1 | 2): string;
  computer(level: number): string;
}

/** The level of a player that is no person. */
export const levelOf = ({ engine }: Player): number | undefined => {
  const level = /^level (\d+)$/.exec(engine ?? '')?.[1];
  return level === undefined ? undefined : Number(level);
};

/** `lot` below a half gives the reader White. */
export const startOf = (
  choice: Choice,
  id: string,
  names: Names,
  lot: number,
): Extract<Command, { kind: 'start' }> => {
  const clock = clockOf(choice.clock);
  const mine: Side = choice.colour === 'lot' ? (lot < 0.5 ? 'white' : 'black') : choice.colour;
  const me: Player = { name: choice.opponent === 'person' ? names.person(1) : names.you };
  const you: Player =
    choice.opponent === 'person'
      ? { name: names.person(2) }
      : { name: names.computer(choice.level), engine: `level ${choice.level}` };
  return {
    kind: 'start',
    id,
    game: choice.game,
    options: optionsOf(choice),
    players:
      mine === 'white' || choice.opponent === 'person'
        ? { white: me, black: you }
        : { white: you, black: me },
    ...(clock && { clock }),
    seats: 'together',
  };
};
