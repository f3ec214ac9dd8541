import type { FastifyBaseLogger } from 'fastify';

/** Structured lines. What goes in must not tell about people: no names, addresses, cookies, texts. Ids of games are fine. */
export type Log = Pick<FastifyBaseLogger, 'debug' | 'info' | 'warn' | 'error'>;
