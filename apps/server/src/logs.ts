import type { FastifyBaseLogger } from 'fastify';
import pino from 'pino';
import type { LogLevel } from './settings/schema.js';

/** Structured lines. They must not tell about people: no names, addresses, cookies, texts. Ids of games are fine. */
export type Log = Pick<FastifyBaseLogger, 'debug' | 'info' | 'warn' | 'error'>;

const LEVELS: Readonly<Record<string, string>> = {
  20: 'debug',
  30: 'info',
  40: 'warn',
  50: 'error',
  60: 'fatal',
};

/** Of an error its kind and its place in our code; never its message, which may quote data. `code` is the system's or the database's. */
const errorOf = (error: unknown): object => {
  if (!(error instanceof Error)) return { type: typeof error };
  const { code } = error as NodeJS.ErrnoException;
  return {
    type: error.constructor.name,
    ...(typeof code === 'string' ? { code } : {}),
    at: (error.stack ?? '')
      .split('\n')
      .filter(line => /^\s+at /.test(line))
      .slice(0, 8)
      .map(line => line.trim()),
  };
};

/** Of a request its route, not its URL, which may contain data. */
const requestOf = (request: {
  readonly method?: string;
  readonly routeOptions?: { readonly url?: string };
}): object => ({
  method: request.method,
  route: request.routeOptions?.url ?? 'none',
});

const SERIALIZERS = { err: errorOf, error: errorOf, req: requestOf, res: (): object => ({}) };

/** A line for people: time, level, message, and the rest. */
const readable = (line: string): string => {
  const { level, time, msg, ...rest } = JSON.parse(line) as { level: number; time: number; msg?: string };
  const more = Object.keys(rest).length > 0 ? ` ${JSON.stringify(rest)}` : '';
  return `${new Date(time).toISOString()} ${LEVELS[level] ?? level} ${msg ?? ''}${more}\n`;
};

interface LogTarget {
  write(text: string): unknown;
  readonly isTTY?: boolean;
}

/** JSON lines for programs, readable lines in a terminal. */
export const openLog = (level: LogLevel, target: LogTarget): FastifyBaseLogger =>
  pino(
    { level, base: null, serializers: SERIALIZERS },
    { write: line => void target.write(target.isTTY === true ? readable(line) : line) },
  );
