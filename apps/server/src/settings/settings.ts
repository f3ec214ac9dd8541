import { accessSync, constants } from 'node:fs';
import { resolve } from 'node:path';
import type { z } from 'zod';
import { makeFolder } from '../folder.js';
import { say } from '../say.js';
import type { Rate } from './forms.js';
import {
  environmentSchema,
  SETTINGS,
  textIn,
  type Environment,
  type LogLevel,
  type SettingName,
} from './schema.js';

/** Limits; left out where there is none. */
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
  /** Studies saved, by player and by address. */
  readonly saves?: Rate;
  /** Reviews asked for, by player and by address. */
  readonly reviews?: Rate;
  /** Socket messages, by player and by socket. */
  readonly messages?: Rate;
  /** Open games of one player. */
  readonly openGames?: number;
  /** Games in the lobby from one address. */
  readonly listedGames?: number;
  /** Games that one player plays at once against people: with a clock, */
  readonly liveGames?: number;
  /** and by days or without a clock. */
  readonly slowGames?: number;
  /** Studies of one account. */
  readonly studies?: number;
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
  /** The folder for lasting data. With the embedded store it exists and can be written to. */
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

type SettingsReading =
  | { readonly ok: true; readonly value: Settings }
  /** One line for each problem: the variable, the problem, and a right value. */
  | { readonly ok: false; readonly problems: readonly string[] };

/** The kind of a problem: the middle of a message's key. */
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

const KINDS: Readonly<Partial<Record<SettingName, Kind>>> = {
  PORT: 'port',
  HOST: 'host',
  DATABASE_URL: 'database',
  REDIS_URL: 'redis',
  KORONG_BASE_URL: 'base',
  KORONG_TRUSTED_PROXIES: 'proxies',
  KORONG_SECRET: 'secret',
  KORONG_METRICS_TOKEN: 'token',
  KORONG_LOG_LEVEL: 'log',
  KORONG_ENGINE_THREADS: 'threads',
};

/** A rule between settings names its kind; the other kinds follow from the setting, and limits from their form. */
const kindOf = ({ code, message }: z.core.$ZodIssue, name: SettingName): Kind => {
  if (code === 'custom' && (message === 'both' || message === 'threadsAlone')) return message;
  return KINDS[name] ?? (SETTINGS[name].includes('/') ? 'rate' : 'count');
};

/** Not shown again, not even to the person who mistyped them: terminal output is kept in many places. */
const SECRET: readonly SettingName[] = ['DATABASE_URL', 'REDIS_URL', 'KORONG_SECRET', 'KORONG_METRICS_TOKEN'];

/**
 * Settings from the environment. Relative folders start at `from`. The folder for data is made if it is missing, unless
 * `make` is false.
 */
export const readSettings = (environment: Environment, from: string, make = true): SettingsReading => {
  const problem = (name: SettingName, kind: Kind, why = ''): string => {
    const value = SECRET.includes(name) ? '…' : textIn(environment, name);
    const texts = {
      wrong: say(`server.${kind}.wrong`, { why }),
      right: say(`server.${kind}.right`, { name }),
    };
    return say('server.setting', { name, value, ...texts });
  };
  const read = environmentSchema.safeParse(environment);
  if (!read.success) {
    const named = read.error.issues.map(issue => ({ issue, name: issue.path[0] as SettingName }));
    return { ok: false, problems: named.map(({ issue, name }) => problem(name, kindOf(issue, name))) };
  }
  const value = settingsOf(read.data, from, (environment.PORT?.trim() ?? '') !== '');
  // The folder is made only for a server that will start and keep something there.
  const why = value.scaled !== undefined || !make ? undefined : whyNotWritable(value.data);
  return why === undefined
    ? { ok: true, value }
    : { ok: false, problems: [problem('KORONG_DATA', 'data', why)] };
};

const settingsOf = (read: z.output<typeof environmentSchema>, from: string, portGiven: boolean): Settings => {
  const { DATABASE_URL: database, REDIS_URL: redis } = read;
  const scaled = database === undefined || redis === undefined ? undefined : { database, redis };
  return {
    port: read.PORT,
    portGiven,
    host: read.HOST,
    data: resolve(from, read.KORONG_DATA),
    trustedProxies: read.KORONG_TRUSTED_PROXIES ?? [],
    logLevel: read.KORONG_LOG_LEVEL,
    engineThreads: read.KORONG_ENGINE_THREADS,
    limits: compact({
      requests: read.KORONG_LIMIT_REQUESTS,
      signIn: read.KORONG_LIMIT_SIGN_IN,
      recover: read.KORONG_LIMIT_RECOVER,
      register: read.KORONG_LIMIT_REGISTER,
      games: read.KORONG_LIMIT_GAMES,
      accepts: read.KORONG_LIMIT_ACCEPTS,
      chat: read.KORONG_LIMIT_CHAT,
      reports: read.KORONG_LIMIT_REPORTS,
      saves: read.KORONG_LIMIT_SAVES,
      reviews: read.KORONG_LIMIT_REVIEWS,
      messages: read.KORONG_LIMIT_MESSAGES,
      openGames: read.KORONG_LIMIT_OPEN_GAMES,
      listedGames: read.KORONG_LIMIT_LISTED_GAMES,
      liveGames: read.KORONG_LIMIT_LIVE_GAMES,
      slowGames: read.KORONG_LIMIT_SLOW_GAMES,
      studies: read.KORONG_LIMIT_STUDIES,
      connections: read.KORONG_LIMIT_CONNECTIONS,
      httpConnections: read.KORONG_LIMIT_HTTP_CONNECTIONS,
    }),
    ...compact({
      scaled,
      baseUrl: read.KORONG_BASE_URL,
      secret: read.KORONG_SECRET,
      metricsToken: read.KORONG_METRICS_TOKEN,
    }),
  };
};

/** Without the names that have no value. */
const compact = <T extends object>(
  values: T,
): { readonly [K in keyof T as undefined extends T[K] ? never : K]: T[K] } & {
  readonly [K in keyof T as undefined extends T[K] ? K : never]?: Exclude<T[K], undefined>;
} => Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as never;

const whyNotWritable = (folder: string): string | undefined => {
  try {
    makeFolder(folder);
    accessSync(folder, constants.W_OK);
    return undefined;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code ?? String(error);
  }
};
