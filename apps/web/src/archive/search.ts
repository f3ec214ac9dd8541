// An archive search and its address, for links and for going back.
import type { GameName } from '@korong/rules';
import type { GameSearch } from '@korong/protocol';
import { aboutGame, GAME_NAMES } from '../games/about.js';

export interface Wanted {
  readonly player: string;
  readonly game: '' | GameName;
  readonly variant: string;
  readonly status: '' | 'running' | 'over';
  readonly from: string;
  readonly to: string;
}

export const ANYTHING: Wanted = { player: '', game: '', variant: '', status: '', from: '', to: '' };

const among = <T extends string>(text: string | null, known: readonly T[]): T | '' =>
  known.find(one => one === text) ?? '';

const dayOf = (text: string | null): string =>
  text !== null && /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : '';

/** Invalid parts are ignored. */
export const readWanted = (hash: string): Wanted => {
  const said = new URLSearchParams(hash.slice(1));
  const game = among(said.get('game'), GAME_NAMES);
  return {
    player: (said.get('player') ?? '').trim().slice(0, 60),
    game,
    variant: game === '' ? '' : among(said.get('variant'), aboutGame(game).variants),
    status: among(said.get('status'), ['running', 'over']),
    from: dayOf(said.get('from')),
    to: dayOf(said.get('to')),
  };
};

const filled = (wanted: Wanted): [string, string][] =>
  Object.entries(wanted).flatMap(([key, value]: [string, string]) => (value === '' ? [] : [[key, value]]));

export const hashOf = (wanted: Wanted): string => new URLSearchParams(filled(wanted)).toString();

export const searchOf = (wanted: Wanted): GameSearch => Object.fromEntries(filled(wanted));
