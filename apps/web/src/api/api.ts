// The HTTP API of the server, typed by the shared schemas.
import type {
  AccountExport,
  GamePage,
  GameSearch,
  GameSummary,
  Me,
  CreatedAccount,
  NewGame,
  OpenGame,
  PlayerPage,
  SessionInfo,
} from '@korong/protocol';
import { keepPlayer } from '../frame/you.js';
import { asker, type Answer, type Ask } from './request.js';

export type { Answer, ApiCode, ApiError } from './request.js';

/** A game by its id: still waiting for a second player, or begun. */
export type GameAnswer = { readonly open: OpenGame } | { readonly game: GameSummary };

export interface Api {
  /** The identity behind the session; a visitor without one is a valid answer. */
  me(): Promise<Answer<Me>>;
  /** A name is enough to play. Creates a session, or renames the current guest. */
  guest(name: string): Promise<Answer<Me>>;
  /** Turns the current guest into an account, which keeps the games; otherwise creates a new account. */
  makeAccount(name: string, password: string): Promise<Answer<CreatedAccount>>;
  signIn(name: string, password: string): Promise<Answer<Me>>;
  signOut(): Promise<Answer<unknown>>;
  sessions(): Promise<Answer<{ readonly sessions: readonly SessionInfo[] }>>;
  endSession(id: string): Promise<Answer<unknown>>;
  changePassword(old: string, changed: string): Promise<Answer<unknown>>;
  /** Sets a new password by the recovery code. The code is used up; the answer has a new one. */
  recover(name: string, code: string, password: string): Promise<Answer<CreatedAccount>>;
  exportAccount(): Promise<Answer<AccountExport>>;
  /** Guests have no password. */
  deleteAccount(password: string | undefined): Promise<Answer<unknown>>;

  createGame(game: NewGame): Promise<Answer<{ readonly id: string; readonly begun: boolean }>>;
  openGames(): Promise<Answer<{ readonly games: readonly OpenGame[] }>>;
  game(id: string): Promise<Answer<GameAnswer>>;
  /** The record of a game, as text. */
  record(id: string): Promise<Answer<string>>;
  accept(id: string): Promise<Answer<unknown>>;
  cancelOpenGame(id: string): Promise<Answer<unknown>>;
  search(search: GameSearch): Promise<Answer<GamePage>>;
  /** By name or id. */
  player(who: string): Promise<Answer<PlayerPage>>;
  report(game: string, player: string, text: string): Promise<Answer<unknown>>;
}

/** The download address of a record. */
export const recordAddress = (id: string, form: 'text' | 'json' = 'text'): string =>
  `/api/games/${encodeURIComponent(id)}/record${form === 'json' ? '?form=json' : ''}`;

/** Empty fields are left out. */
export const queryOf = (search: Readonly<Record<string, string | undefined>>): string => {
  const wanted = Object.entries(search).flatMap(([key, value]) => (value ? [[key, value]] : []));
  return wanted.length === 0 ? '' : `?${new URLSearchParams(wanted).toString()}`;
};

export const at = (path: string, id: string): string => `${path}/${encodeURIComponent(id)}`;

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
  record: id => ask('GET', `${at('games', id)}/record`),
  accept: id => ask('POST', `${at('games', id)}/accept`),
  cancelOpenGame: id => ask('DELETE', at('games', id)),
  search: search => ask('GET', `games${queryOf(search)}`),
  player: who => ask('GET', at('players', who)),
  report: (game, player, text) => ask('POST', 'reports', { game, player, text }),
});

/** The requests whose answer names the reader; deleting leaves none. */
const IDENTITY = ['me', 'guest', 'session', 'account', 'account/recover'];

/** Keeps the reader's name for the header. */
const noticing =
  (ask: Ask): Ask =>
  async (method, path, body) => {
    const answer = await ask<never>(method, path, body);
    if (answer.ok && IDENTITY.includes(path)) {
      keepPlayer(method === 'DELETE' ? null : (answer.value as Me).player);
    }
    return answer;
  };

export const api: Api = apiWith(noticing(asker((...asked) => fetch(...asked))));

/** The same as `me`, for what a page asks by itself. Without a network the browser would log each failure. */
export const meIfOnline = (): Promise<Answer<Me>> =>
  navigator.onLine ? api.me() : Promise.resolve({ ok: false, error: { code: 'UNREACHABLE' } });
