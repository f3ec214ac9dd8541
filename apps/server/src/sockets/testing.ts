// What the tests of sockets share: a server that really listens, and clients that really connect. Not part of the server.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { PROTOCOL, type ClientMessage, type PlayerInfo, type ServerMessage } from '@korong/protocol';
import { WebSocket, type ClientOptions } from 'ws';
import { sessionCookies } from '../accounts/cookies.js';
import { createSessions, type SessionKeeper } from '../accounts/sessions.js';
import { createOrigins } from '../net/origins.js';
import type { Rooms } from '../rooms/index.js';
import { closing, house, messageId, person, quiet, type House } from '../rooms/testing.js';
import { until } from '../shared/testing.js';
import { attachSockets, SOCKET_PATH, type SocketDeps, type Sockets } from './index.js';

export interface Port extends House {
  readonly url: string;
  readonly sockets: Sockets;
  readonly sessions: SessionKeeper;
  /** The clock of the sockets goes on all of a sudden. Else it stands: how busy the machine is decides nothing. */
  pass(ms: number): void;
  /** How many requests to watch a game have been answered. */
  watched(): number;
  /** A player with a session, by the cookie that a browser would send. */
  signIn(name: string): Promise<{ readonly player: PlayerInfo; readonly cookie: string }>;
}

const cookies = sessionCookies('a secret for tests that is long enough');

/** Sockets on a real server, in front of real rooms. */
export const port = async (
  given: { readonly limits?: SocketDeps['settings']['limits']; readonly house?: House } = {},
): Promise<Port> => {
  const here = given.house ?? (await house());
  const { store, shared } = here;
  let watched = 0;
  const rooms: Rooms = {
    ...here.rooms,
    watch: async (...asked) => {
      try {
        return await here.rooms.watch(...asked);
      } finally {
        watched++;
      }
    },
  };
  const sessions = createSessions({ players: store.players, bus: shared.bus, cookies, now: Date.now });
  const origins = createOrigins({ trustedProxies: [] });
  const server = createServer();
  let time = Date.now();
  const settings = { limits: given.limits ?? {} };
  const sockets = attachSockets(server, {
    rooms,
    sessions,
    origins,
    bans: { has: () => false },
    settings,
    log: quiet,
    version: '1.2.3',
    now: () => time,
    patience: { answers: 60_000, words: 60_000 },
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  closing(async () => {
    await sockets.ending(0);
    sessions.close();
    server.closeAllConnections();
    server.close();
  });
  return {
    ...here,
    url: `ws://127.0.0.1:${(server.address() as AddressInfo).port}${SOCKET_PATH}`,
    sockets,
    sessions,
    pass: ms => {
      time += ms;
    },
    watched: () => watched,
    signIn: async name => {
      const player = person(name);
      await store.players.addGuest(player.id, player.name);
      const cookie = cookies.write(await sessions.begin(player.id, 'test'), false)[0]!.split(';')[0]!;
      return { player, cookie };
    },
  };
};

type Kind<K extends ServerMessage['kind']> = Extract<ServerMessage, { kind: K }>;

/** A client that keeps everything it hears. */
export class Client {
  readonly socket: WebSocket;
  readonly heard: ServerMessage[] = [];
  closed: { readonly code: number; readonly reason: string } | undefined;
  /** The HTTP answer where the upgrade was refused. */
  refused: { readonly status: number; readonly body: string } | undefined;

  constructor(url: string, options: ClientOptions = {}) {
    this.socket = new WebSocket(url, { perMessageDeflate: false, ...options });
    this.socket.on('message', data => {
      this.heard.push(JSON.parse((data as Buffer).toString('utf8')) as ServerMessage);
    });
    this.socket.on('close', (code, reason) => {
      this.closed = { code, reason: reason.toString('utf8') };
    });
    this.socket.on('error', () => undefined);
    this.socket.on('unexpected-response', (_request, response) => {
      let body = '';
      response.on('data', (part: Buffer) => (body += part.toString('utf8')));
      response.on('end', () => {
        this.refused = { status: response.statusCode!, body };
      });
    });
    closing(() => {
      this.socket.terminate();
    });
  }

  send(message: ClientMessage): void {
    this.socket.send(JSON.stringify(message));
  }

  of<K extends ServerMessage['kind']>(kind: K): Kind<K>[] {
    return this.heard.filter((message): message is Kind<K> => message.kind === kind);
  }

  /** Sends a command and gives what comes back for it. */
  async ask(message: Extract<ClientMessage, { id: string }>): Promise<Kind<'ack'> | Kind<'refused'>> {
    this.send(message);
    const answer = (): Kind<'ack'> | Kind<'refused'> | undefined =>
      this.heard.findLast(
        (told): told is Kind<'ack'> | Kind<'refused'> => 'id' in told && told.id === message.id,
      );
    await until('answered', () => answer() !== undefined);
    return answer()!;
  }

  turn(game: string, text: string, answers: number, id = messageId()): ReturnType<Client['ask']> {
    return this.ask({ kind: 'do', game, id, command: { kind: 'turn', answers, text } });
  }
}

/** A client that has been welcomed, or refused. */
export const connected = async (
  url: string,
  options: ClientOptions = {},
  protocol = PROTOCOL,
): Promise<Client> => {
  const client = new Client(url, options);
  await new Promise<void>(resolve => {
    client.socket.once('open', resolve);
    client.socket.once('close', () => {
      resolve();
    });
    client.socket.once('unexpected-response', (_request, response) => {
      response.once('end', resolve);
    });
  });
  if (client.socket.readyState === WebSocket.OPEN) client.send({ kind: 'hello', protocol, version: 'test' });
  return client;
};
