import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { say } from './say.js';
import type { Settings } from './settings/settings.js';

/** How many ports are tried when none was asked for. */
const TRIES = 20;

type Listening =
  | { readonly ok: true; readonly port: number }
  | { readonly ok: false; readonly problem: string };

/** Listens on the port of the settings or, if that is taken and was not asked for, on the next free one. */
export const listen = async (
  server: FastifyInstance,
  settings: Pick<Settings, 'port' | 'portGiven' | 'host'>,
): Promise<Listening> => {
  const { port, portGiven, host } = settings;
  const last = portGiven ? port : port + TRIES - 1;
  for (let now = port; now <= last; now++) {
    const code = await tryPort(server, host, now);
    if (code === undefined) return { ok: true, port: (server.server.address() as AddressInfo).port };
    if (code !== 'EADDRINUSE') return { ok: false, problem: whyNot(code, host, now) };
  }
  const taken = portGiven
    ? say('server.port.taken', { port, next: port < 65_535 ? port + 1 : port - 1 })
    : say('server.port.none', { first: port, last });
  return { ok: false, problem: taken };
};

const tryPort = async (server: FastifyInstance, host: string, port: number): Promise<string | undefined> => {
  try {
    await server.listen({ host, port });
    return undefined;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === undefined) throw error;
    return code;
  }
};

const whyNot = (code: string, host: string, port: number): string =>
  code === 'EACCES'
    ? say('server.port.denied', { port })
    : say('server.host.none', { host, right: say('server.host.right') });
