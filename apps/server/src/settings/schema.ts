import { availableParallelism } from 'node:os';
import { z } from 'zod';
import { count, host, origin, port, proxies, rate, unlessOff, url } from './forms.js';

/**
 * Every environment variable that the server reads, with its default; empty means that there is none.
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
  KORONG_LIMIT_SAVES: '120/1m',
  KORONG_LIMIT_REVIEWS: '20/1h',
  KORONG_LIMIT_MESSAGES: '200/10s',
  KORONG_LIMIT_OPEN_GAMES: '10',
  KORONG_LIMIT_LISTED_GAMES: '15',
  KORONG_LIMIT_LIVE_GAMES: '10',
  KORONG_LIMIT_SLOW_GAMES: '100',
  KORONG_LIMIT_STUDIES: '200',
  KORONG_LIMIT_CONNECTIONS: '200',
  KORONG_LIMIT_HTTP_CONNECTIONS: '200',
} as const;

export type SettingName = keyof typeof SETTINGS;

const LOG_LEVELS = ['silent', 'error', 'warn', 'info', 'debug'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

export type Environment = Readonly<Record<string, string | undefined>>;

const MIN_SECRET_LENGTH = 32;
const MIN_TOKEN_LENGTH = 16;
const MAX_THREADS = 256;
const MAX_LIMIT = 1_000_000;

/** An empty variable counts as none. */
export const textIn = (environment: Environment, name: SettingName): string => {
  const text = environment[name]?.trim() ?? '';
  return text === '' ? SETTINGS[name] : text;
};
const textOf = (name: SettingName) =>
  z
    .string()
    .optional()
    .transform(text => textIn({ [name]: text }, name));
const required = <T>(name: SettingName, form: z.ZodType<T, string>) => textOf(name).pipe(form);
const optional = <T>(name: SettingName, form: z.ZodType<T, string>) => {
  const none = z.literal('').transform(() => undefined);
  return textOf(name).pipe(none.or(form));
};
const limit = (name: SettingName) => required(name, unlessOff(count(1, MAX_LIMIT)));
const limitRate = (name: SettingName) => required(name, unlessOff(rate));

/** `auto`: one core is left to everything else. */
const threads = z
  .literal('auto')
  .transform(() => Math.max(1, availableParallelism() - 1))
  .or(count(0, MAX_THREADS));

const ALWAYS = { when: () => true };

export const environmentSchema = z
  .object({
    PORT: required('PORT', port),
    HOST: required('HOST', host),
    KORONG_DATA: textOf('KORONG_DATA'),
    DATABASE_URL: optional('DATABASE_URL', url('postgres:', 'postgresql:')),
    REDIS_URL: optional('REDIS_URL', url('redis:', 'rediss:')),
    KORONG_BASE_URL: optional('KORONG_BASE_URL', origin),
    KORONG_TRUSTED_PROXIES: optional('KORONG_TRUSTED_PROXIES', proxies),
    KORONG_SECRET: optional('KORONG_SECRET', z.string().min(MIN_SECRET_LENGTH)),
    KORONG_METRICS_TOKEN: optional('KORONG_METRICS_TOKEN', z.string().min(MIN_TOKEN_LENGTH)),
    KORONG_LOG_LEVEL: textOf('KORONG_LOG_LEVEL').pipe(z.enum(LOG_LEVELS)),
    KORONG_ENGINE_THREADS: required('KORONG_ENGINE_THREADS', threads),
    KORONG_LIMIT_REQUESTS: limitRate('KORONG_LIMIT_REQUESTS'),
    KORONG_LIMIT_SIGN_IN: limitRate('KORONG_LIMIT_SIGN_IN'),
    KORONG_LIMIT_RECOVER: limitRate('KORONG_LIMIT_RECOVER'),
    KORONG_LIMIT_REGISTER: limitRate('KORONG_LIMIT_REGISTER'),
    KORONG_LIMIT_GAMES: limitRate('KORONG_LIMIT_GAMES'),
    KORONG_LIMIT_ACCEPTS: limitRate('KORONG_LIMIT_ACCEPTS'),
    KORONG_LIMIT_CHAT: limitRate('KORONG_LIMIT_CHAT'),
    KORONG_LIMIT_REPORTS: limitRate('KORONG_LIMIT_REPORTS'),
    KORONG_LIMIT_SAVES: limitRate('KORONG_LIMIT_SAVES'),
    KORONG_LIMIT_REVIEWS: limitRate('KORONG_LIMIT_REVIEWS'),
    KORONG_LIMIT_MESSAGES: limitRate('KORONG_LIMIT_MESSAGES'),
    KORONG_LIMIT_OPEN_GAMES: limit('KORONG_LIMIT_OPEN_GAMES'),
    KORONG_LIMIT_LISTED_GAMES: limit('KORONG_LIMIT_LISTED_GAMES'),
    KORONG_LIMIT_LIVE_GAMES: limit('KORONG_LIMIT_LIVE_GAMES'),
    KORONG_LIMIT_SLOW_GAMES: limit('KORONG_LIMIT_SLOW_GAMES'),
    KORONG_LIMIT_STUDIES: limit('KORONG_LIMIT_STUDIES'),
    KORONG_LIMIT_CONNECTIONS: limit('KORONG_LIMIT_CONNECTIONS'),
    KORONG_LIMIT_HTTP_CONNECTIONS: limit('KORONG_LIMIT_HTTP_CONNECTIONS'),
  } satisfies Record<SettingName, z.ZodType>)
  // Rules between settings are checked also where a setting is wrong by itself, so that all problems are told at once.
  .refine(read => read.DATABASE_URL !== undefined || read.REDIS_URL === undefined, {
    ...ALWAYS,
    path: ['DATABASE_URL'],
    error: 'both',
  })
  .refine(read => read.REDIS_URL !== undefined || read.DATABASE_URL === undefined, {
    ...ALWAYS,
    path: ['REDIS_URL'],
    error: 'both',
  })
  .refine(read => read.KORONG_ENGINE_THREADS !== 0 || read.REDIS_URL !== undefined, {
    ...ALWAYS,
    path: ['KORONG_ENGINE_THREADS'],
    error: 'threadsAlone',
  });
