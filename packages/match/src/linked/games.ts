import type { GameName, OptionFields } from '@korong/rules';

interface Played {
  readonly game: GameName;
  readonly options: OptionFields;
}

/** Every game and variant here in which a contest can be played: the game, then its variant unless that is the standard one. */
export const INNER_GAMES = {
  yinsh: { game: 'yinsh', options: { variant: 'standard' } },
  'yinsh-blitz': { game: 'yinsh', options: { variant: 'blitz' } },
  gipf: { game: 'gipf', options: { variant: 'standard' } },
  'gipf-basic': { game: 'gipf', options: { variant: 'basic' } },
  'gipf-tournament': { game: 'gipf', options: { variant: 'tournament' } },
} as const satisfies Readonly<Record<string, Played>>;

/** What contests could be decided by before GIPF became a menu: see version.ts. */
export const FIRST_GAMES: readonly string[] = ['yinsh', 'yinsh-blitz', 'gipf-basic', 'die', 'away'];

/** A game away from the screen, perhaps with its name: `away:dominoes`. */
export type AwayGame = 'away' | `away:${string}`;

/** How a contest is decided: in a game here, by one throw of a die each, or in a game away from the screen whose result both report. */
export type LinkedGame = keyof typeof INNER_GAMES | 'die' | AwayGame;

const PREFIX = 'away:';
const MAX_NAME_LENGTH = 40;

/** Without control characters, line separators, lone surrogates, and marks that turn the direction of the text around it. */
const STRANGE = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u;

const isAwayName = (name: string): boolean =>
  name !== '' && name === name.trim() && Array.from(name).length <= MAX_NAME_LENGTH && !STRANGE.test(name);

export const awayGame = (name: string): AwayGame => (name === '' ? 'away' : `${PREFIX}${name}`);

export const isAway = (game: LinkedGame): game is AwayGame => game === 'away' || game.startsWith(PREFIX);

/** The name of a game away from the screen, if it has one. */
export const awayName = (game: LinkedGame): string | undefined =>
  game.startsWith(PREFIX) ? game.slice(PREFIX.length) : undefined;

export const isBadlyNamed = (game: LinkedGame): boolean => !isAwayName(awayName(game) ?? 'none');

export const isLinkedGame = (value: unknown): value is LinkedGame =>
  typeof value === 'string' &&
  (value === 'die' || Object.hasOwn(INNER_GAMES, value) || isAway(value as LinkedGame)) &&
  !isBadlyNamed(value as LinkedGame);
