// Everything the pages ask of the server over HTTP, typed by what both sides have agreed on.
import type {
  AccountExport,
  GamePage,
  GameSearch,
  GameSummary,
  Me,
  NewAccount,
  NewGame,
  OpenGame,
  PlayerPage,
  SessionInfo,
} from '@korong/protocol';
import { asker, type Answer, type Ask } from './request.js';

export type { Answer, ApiCode, ApiError } from './request.js';

/** A game by its id: one that still waits for its second player, or one that has begun. */
export type GameAnswer = { readonly open: OpenGame } | { readonly game: GameSummary };

export interface Api {
  /** Who the server takes us for; nobody is an answer too. */
  me(): Promise<Answer<Me>>;
  /** A name is enough to play. Gives a session, or a new name to the guest that is there. */
  guest(name: string): Promise<Answer<Me>>;
  /** The guest that is there becomes an account and keeps the games; without one it is new. */
  makeAccount(name: string, password: string): Promise<Answer<NewAccount>>;
  signIn(name: string, password: string): Promise<Answer<Me>>;
  signOut(): Promise<Answer<unknown>>;
  sessions(): Promise<Answer<{ readonly sessions: readonly SessionInfo[] }>>;
  endSession(id: string): Promise<Answer<unknown>>;
  changePassword(old: string, changed: string): Promise<Answer<unknown>>;
  /** A new password by the recovery code, which is used up by it: a new one comes with the answer. */
  recover(name: string, code: string, password: string): Promise<Answer<NewAccount>>;
  exportAccount(): Promise<Answer<AccountExport>>;
  /** Guests have no password. */
  deleteAccount(password: string | undefined): Promise<Answer<unknown>>;

  createGame(game: NewGame): Promise<Answer<{ readonly id: string; readonly begun: boolean }>>;
  openGames(): Promise<Answer<{ readonly games: readonly OpenGame[] }>>;
  game(id: string): Promise<Answer<GameAnswer>>;
  accept(id: string): Promise<Answer<unknown>>;
  callBack(id: string): Promise<Answer<unknown>>;
  search(search: GameSearch): Promise<Answer<GamePage>>;
  /** By name or id. */
  player(who: string): Promise<Answer<PlayerPage>>;
  report(game: string, player: string, text: string): Promise<Answer<unknown>>;
}

/** Where the record of a game can be downloaded. */
export const recordAddress = (id: string, form: 'text' | 'json' = 'text'): string =>
  `/api/games/${encodeURIComponent(id)}/record${form === 'json' ? '?form=json' : ''}`;

/** What was left empty is not asked for. */
export const queryOf = (search: Readonly<Record<string, string | undefined>>): string => {
  const wanted = Object.entries(search).flatMap(([key, value]) => (value ? [[key, value]] : []));
  return wanted.length === 0 ? '' : `?${new URLSearchParams(wanted).toString()}`;
};

const at = (path: string, id: string): string => `${path}/${encodeURIComponent(id)}`;

export const apiWith = (ask: Ask): Api => ({
  me: () => ask('GET', 'me'),
  guest: name => ask('POST', 'guest', { name }),
  makeAccount: (name, password) => ask('POST', 'account', { name, password }),
  signIn: (name, password) => ask('POST', 'session', { name, password }),
  signOut: () => ask('DELETE', 'session'),
  sessions: () => ask('GET', 'sessions'),
  endSession: id => ask('DELETE', at('sessions', id)),
  changePassword: (old, changed) => ask('POST', 'account/password', { old, new: changed }),
  recover: (name, code, password) => ask('POST', 'account/recover', { name, code, password }),
  exportAccount: () => ask('GET', 'account/export'),
  deleteAccount: password => ask('DELETE', 'account', { password }),

  createGame: game => ask('POST', 'games', game),
  openGames: () => ask('GET', 'games/open'),
  game: id => ask('GET', at('games', id)),
  accept: id => ask('POST', `${at('games', id)}/accept`),
  callBack: id => ask('DELETE', at('games', id)),
  search: search => ask('GET', `games${queryOf(search)}`),
  player: who => ask('GET', at('players', who)),
  report: (game, player, text) => ask('POST', 'reports', { game, player, text }),
});

export const api: Api = apiWith(asker((...asked) => fetch(...asked)));
