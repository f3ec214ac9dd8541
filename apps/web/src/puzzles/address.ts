// What the address of the page names: nothing (the choice), a puzzle by its id, or a way to solve many.
import type { GameName } from '@korong/rules';
import { THEMES, type Theme } from '@korong/study';
import { aboutGame, isGame } from '../games/about.js';
import type { Filter } from './choose.js';

export const MODES = ['solve', 'daily', 'streak', 'run'] as const;
export type Mode = (typeof MODES)[number];

export type Named =
  | { readonly kind: 'start' }
  | { readonly kind: 'one'; readonly id: string }
  | { readonly kind: Mode; readonly game: GameName; readonly filter: Filter };

const ID = /^[0-9a-z]{7}$/;

/** `#abc1234`, `#daily=yinsh`, `#solve=gipf&variant=basic&theme=capture`. */
export const readAddress = (hash: string): Named => {
  const text = hash.slice(1);
  if (ID.test(text)) return { kind: 'one', id: text };
  const fields = new URLSearchParams(text);
  const kind = MODES.find(mode => fields.has(mode));
  const game = kind && fields.get(kind);
  if (kind === undefined || !isGame(game)) return { kind: 'start' };
  const variant = aboutGame(game).variants.find(name => name === fields.get('variant'));
  const theme = THEMES.find(name => name === fields.get('theme'));
  return { kind, game, filter: { variant, theme } };
};

export const addressOf = (mode: Mode, game: GameName, { variant, theme }: Filter = {}): string => {
  const fields = new URLSearchParams({ [mode]: game });
  if (variant !== undefined) fields.set('variant', variant);
  if (theme !== undefined) fields.set('theme', theme satisfies Theme);
  return `#${fields.toString()}`;
};
