import { accessSync, constants } from 'node:fs';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { makeFolder } from './folder.js';
import { say } from './say.js';
import {
  isHost,
  isPort,
  readCount,
  readOrigin,
  readProxies,
  readRate,
  readUrl,
  type Rate,
} from './settingTexts.js';

/**
 * Every environment variable that the server looks at, and what it is unless given; empty means that there is none then.
 * docs/server.md has the same list.
 */
export const SETTINGS = {
  PORT: '3000',
  HOST: '0.0.0.0',
  KORONG_DATA: 'data',
  DATABASE_URL: '',
  REDIS_URL: '',
  KORONG_BASE_URL: '',
  KORONG_TRUSTED_PROXIES: '',
  KORONG_SECRET: '',
  KORONG_METRICS_TOKEN: '',
  KORONG_LOG_LEVEL: 'info',
  KORONG_ENGINE_THREADS: 'auto',
  KORONG_LIMIT_REQUESTS: '600/1m',
  KORONG_LIMIT_SIGN_IN: '20/15m',
  KORONG_LIMIT_RECOVER: '5/1h',
  KORONG_LIMIT_REGISTER: '60/1h',
  KORONG_LIMIT_GAMES: '60/1h',
  KORONG_LIMIT_ACCEPTS: '10/5m',
  KORONG_LIMIT_CHAT: '20/1m',
  KORONG_LIMIT_REPORTS: '10/1h',
  KORONG_LIMIT_MESSAGES: '200/10s',
  KORONG_LIMIT_OPEN_GAMES: '10',
  KORONG_LIMIT_LISTED_GAMES: '15',
  KORONG_LIMIT_LIVE_GAMES: '10',
  KORONG_LIMIT_SLOW_GAMES: '100',
  KORONG_LIMIT_CONNECTIONS: '200',
  KORONG_LIMIT_HTTP_CONNECTIONS: '200',
} as const;

export type SettingName = keyof typeof SETTINGS;

export const LOG_LEVELS = ['silent', 'error', 'warn', 'info', 'debug'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/** How often something may be done; nothing where there is no limit. */
export interface LimitSettings {
  /** Requests to the API, by address. */
  readonly requests?: Rate;
  /** By address, and the wrong ones by account; from a device that the account knows, by that device alone. */
  readonly signIn?: Rate;
  readonly recover?: Rate;
  /** New guests and accounts, by address. */
  readonly register?: Rate;
  /** New games, by player. */
  readonly games?: Rate;
  /** Games accepted, by player; five times as many by address. */
  readonly accepts?: Rate;
  readonly chat?: Rate;
  readonly reports?: Rate;
  /** Socket messages, by player and by socket. */
  readonly messages?: Rate;
  /** Games of one player that wait for somebody. */
  readonly openGames?: number;
  /** Games in the lobby from one address. */
  readonly listedGames?: number;
  /** Games that one player plays at once against people: with a clock, */
  readonly liveGames?: number;
  /** and by days or without a clock. */
  readonly slowGames?: number;
  /** Sockets from one address. */
  readonly connections?: number;
  /** Other connections from one address. */
  readonly httpConnections?: number;
}

export interface Settings {
  readonly port: number;
  /** Whether the port was asked for; if not, the next free one does as well. */
  readonly portGiven: boolean;
  readonly host: string;
  /** Where the server keeps what has to stay. With the embedded store the folder is there and can be written to. */
  readonly data: string;
  /** PostgreSQL and Redis, both or none. */
  readonly scaled?: { readonly database: string; readonly redis: string };
  /** The origin that people know the server by, such as `https://korong.example`. */
  readonly baseUrl?: string;
  /** Addresses and ranges whose `X-Forwarded-…` is believed. */
  readonly trustedProxies: readonly string[];
  readonly secret?: string;
  readonly metricsToken?: string;
  readonly logLevel: LogLevel;
  /** Engine work in this process; with 0 it is left to `korong worker`. */
  readonly engineThreads: number;
  readonly limits: LimitSettings;
}

export type SettingsReading =
  | { readonly ok: true; readonly value: Settings }
  /** One line for each thing that is wrong: which variable, what is wrong, what would be right. */
  | { readonly ok: false; readonly problems: readonly string[] };

type Environment = Readonly<Record<string, string | undefined>>;

/** What is wrong with which setting: the middle of a message's key. */
type Kind =
  | 'port'
  | 'host'
  | 'data'
  | 'database'
  | 'redis'
  | 'both'
  | 'base'
  | 'proxies'
  | 'secret'
  | 'token'
  | 'log'
  | 'threads'
  | 'threadsAlone'
  | 'rate'
  | 'count';

const SHORTEST_SECRET = 32;
const SHORTEST_TOKEN = 16;
const MOST_THREADS = 256;

/**
 * Settings from the environment. An empty variable counts as none. Relative folders start at `from`. The folder for data
 * is made if it is missing, unless somebody only wants to know where it would be.
 */
export const readSettings = (environment: Environment, from: string, make = true): SettingsReading => {
  const given = (name: SettingName): string => environment[name]?.trim() ?? '';
  const text = (name: SettingName): string => (given(name) === '' ? SETTINGS[name] : given(name));
  const problems: string[] = [];
  const wrong = (name: SettingName, kind: Kind, why = ''): void => {
    const value = SECRET.includes(name) ? '…' : text(name);
    const texts = {
      wrong: say(`server.${kind}.wrong`, { why }),
      right: say(`server.${kind}.right`, { name }),
    };
    problems.push(say('server.setting', { name, value, ...texts }));
  };
  /** What `read` makes of it; a problem where that is nothing. */
  const take = <T>(name: SettingName, kind: Kind, read: (text: string) => T | undefined): T | undefined => {
    const value = text(name) === '' ? undefined : read(text(name));
    if (value === undefined && text(name) !== '') wrong(name, kind);
    return value;
  };
  const rate = (name: SettingName): Rate | undefined => {
    const read = take(name, 'rate', readRate);
    return read === 'off' ? undefined : read;
  };
  const count = (name: SettingName): number | undefined => {
    const read = take(name, 'count', value => (value === 'off' ? value : readCount(value, 1, 1_000_000)));
    return read === 'off' ? undefined : read;
  };

  const port = take('PORT', 'port', value => (isPort(value) ? Number(value) : undefined));
  const host = take('HOST', 'host', value => (isHost(value) ? value : undefined));
  const database = take('DATABASE_URL', 'database', value => readUrl(value, ['postgres:', 'postgresql:']));
  const redis = take('REDIS_URL', 'redis', value => readUrl(value, ['redis:', 'rediss:']));
  if ((given('DATABASE_URL') === '') !== (given('REDIS_URL') === ''))
    wrong(given('DATABASE_URL') === '' ? 'DATABASE_URL' : 'REDIS_URL', 'both');
  const baseUrl = take('KORONG_BASE_URL', 'base', readOrigin);
  const trustedProxies = take('KORONG_TRUSTED_PROXIES', 'proxies', readProxies) ?? [];
  const longEnough = (least: number) => (value: string) => (value.length >= least ? value : undefined);
  const secret = take('KORONG_SECRET', 'secret', longEnough(SHORTEST_SECRET));
  const metricsToken = take('KORONG_METRICS_TOKEN', 'token', longEnough(SHORTEST_TOKEN));
  const logLevel = take('KORONG_LOG_LEVEL', 'log', value => LOG_LEVELS.find(level => level === value));
  const engineThreads = take('KORONG_ENGINE_THREADS', 'threads', readThreads);
  if (engineThreads === 0 && given('REDIS_URL') === '') wrong('KORONG_ENGINE_THREADS', 'threadsAlone');
  const limits = compact({
    requests: rate('KORONG_LIMIT_REQUESTS'),
    signIn: rate('KORONG_LIMIT_SIGN_IN'),
    recover: rate('KORONG_LIMIT_RECOVER'),
    register: rate('KORONG_LIMIT_REGISTER'),
    games: rate('KORONG_LIMIT_GAMES'),
    accepts: rate('KORONG_LIMIT_ACCEPTS'),
    chat: rate('KORONG_LIMIT_CHAT'),
    reports: rate('KORONG_LIMIT_REPORTS'),
    messages: rate('KORONG_LIMIT_MESSAGES'),
    openGames: count('KORONG_LIMIT_OPEN_GAMES'),
    listedGames: count('KORONG_LIMIT_LISTED_GAMES'),
    liveGames: count('KORONG_LIMIT_LIVE_GAMES'),
    slowGames: count('KORONG_LIMIT_SLOW_GAMES'),
    connections: count('KORONG_LIMIT_CONNECTIONS'),
    httpConnections: count('KORONG_LIMIT_HTTP_CONNECTIONS'),
  });
  const scaled = database === undefined || redis === undefined ? undefined : { database, redis };
  const data = resolve(from, text('KORONG_DATA'));
  // The folder is made only for a server that will start and keep something there.
  const why = problems.length > 0 || scaled !== undefined || !make ? undefined : whyNotWritable(data);
  if (why !== undefined) wrong('KORONG_DATA', 'data', why);
  if (port === undefined || host === undefined || logLevel === undefined || engineThreads === undefined)
    return { ok: false, problems };
  if (problems.length > 0) return { ok: false, problems };
  const optional = compact({ scaled, baseUrl, secret, metricsToken });
  const portGiven = given('PORT') !== '';
  return {
    ok: true,
    value: { port, portGiven, host, data, trustedProxies, logLevel, engineThreads, limits, ...optional },
  };
};

/** Not shown again, not even to whoever mistyped them: what a terminal says is kept in many places. */
const SECRET: readonly SettingName[] = ['DATABASE_URL', 'REDIS_URL', 'KORONG_SECRET', 'KORONG_METRICS_TOKEN'];

/** Without the names that have no value. */
const compact = <T extends object>(
  values: T,
): { readonly [K in keyof T as undefined extends T[K] ? never : K]: T[K] } & {
  readonly [K in keyof T as undefined extends T[K] ? K : never]?: Exclude<T[K], undefined>;
} => Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as never;

/** `auto`: one core is left to everything else. */
const readThreads = (text: string): number | undefined =>
  text === 'auto' ? Math.max(1, availableParallelism() - 1) : readCount(text, 0, MOST_THREADS);

const whyNotWritable = (folder: string): string | undefined => {
  try {
    makeFolder(folder);
    accessSync(folder, constants.W_OK);
    return undefined;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code ?? String(error);
  }
};
