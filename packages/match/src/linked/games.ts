import type { GameName, OptionFields } from '@korong/rules';

interface InnerGame {
  readonly game: GameName;
  readonly options: OptionFields;
}

/** The games in which a use can be won here. */
export const INNER_GAMES = {
  yinsh: { game: 'yinsh', options: { variant: 'standard' } },
  'yinsh-blitz': { game: 'yinsh', options: { variant: 'blitz' } },
  'gipf-basic': { game: 'gipf', options: { variant: 'basic' } },
} as const satisfies Readonly<Record<string, InnerGame>>;

/** How a use is won: in a game here, by one throw of a die each, or in any game away from the screen whose winner both confirm. */
export type LinkedGame = keyof typeof INNER_GAMES | 'die' | 'away';

export const isLinkedGame = (value: unknown): value is LinkedGame =>
  value === 'die' || value === 'away' || (typeof value === 'string' && Object.hasOwn(INNER_GAMES, value));
