import type { FastifyInstance } from 'fastify';
import { capConnections } from './http/connections.js';
import type { Parts } from './parts.js';
import { createServer, type Patience } from './server.js';
import { attachSockets, type Sockets } from './sockets/index.js';

export interface Site {
  /** The folder with the built pages. */
  readonly pages: string;
  readonly version: string;
  readonly patience?: Patience;
}

interface RunningServer {
  readonly server: FastifyInstance;
  /** Takes no more requests, answers those under way, tells all clients to come again, and closes all parts. */
  readonly end: () => Promise<void>;
}

/** How long store and bus may take to say that they are there. */
const CHECK = 2_000;
/** The time over which clients spread their reconnects. */
const COME_BACK = 1_500;
/** How long sockets, requests and parts may take to end, each, before they are cut off. */
const PATIENCE = 5_000;

/** The server with its sockets, not listening yet. */
export const assemble = async (parts: Parts, site: Site): Promise<RunningServer> => {
  const { settings, bans, origins, metrics, log, rooms, sessions, now } = parts;
  let ending = false;
  const server = await createServer({
    ...parts,
    ...site,
    limits: settings.limits,
    metricsToken: settings.metricsToken,
    baseUrl: settings.baseUrl,
    ending: () => ending,
    ready: async () => !ending && (await within(CHECK, parts.check())) === true,
  });
  // A connection that could not be accepted, such as for want of file handles, is the end of that one alone.
  server.addHook('onListen', done => {
    server.server.on('error', error => {
      log.error({ err: error }, 'a connection could not be accepted');
    });
    done();
  });
  const sockets: Sockets = attachSockets(server.server, {
    rooms,
    sessions,
    origins,
    bans,
    settings,
    log,
    metrics,
    version: site.version,
    now,
  });

  capConnections(server.server, origins, settings.limits.httpConnections, metrics);

  const end = async (): Promise<void> => {
    ending = true;
    const closed = server.close();
    await within(PATIENCE, sockets.ending(COME_BACK));
    // Clients that are still connected then do not answer.
    const impatient = setTimeout(() => {
      server.server.closeAllConnections();
    }, PATIENCE);
    await within(2 * PATIENCE, closed);
    clearTimeout(impatient);
    await within(PATIENCE, parts.close());
  };
  return { server, end };
};

/** The result, or undefined if it fails or takes too long. */
const within = async <T>(milliseconds: number, work: Promise<T>): Promise<T | undefined> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>(resolve => {
    timer = setTimeout(() => {
      resolve(undefined);
    }, milliseconds);
  });
  try {
    return await Promise.race([work.catch(() => undefined), late]);
  } finally {
    clearTimeout(timer);
  }
};
