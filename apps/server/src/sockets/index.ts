import { randomBytes } from 'node:crypto';
import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import type { ErrorCode } from '@korong/protocol';
import { LONGEST_FRAME } from '@korong/protocol/schemas';
import { WebSocketServer, type RawData, type WebSocket } from 'ws';
import type { SignedIn } from '../accounts/sessions.js';
import { Bucket } from './bucket.js';
import { Connection } from './connection.js';
import { beatAll } from './pulse.js';
import { idOf, readMessage } from './read.js';
import { SOCKET_PATH, type Patience, type SocketParts, type Sockets } from './sockets.js';
import { Addresses, refuseUpgrade } from './upgrade.js';

export { SOCKET_PATH, type SocketParts, type Sockets } from './sockets.js';

const TICK = 250;
const PATIENCE: Patience = { answers: 3_000, words: 1_000 };

/** Takes sockets at `SOCKET_PATH` of a server. */
export const attachSockets = (server: Server, parts: SocketParts): Sockets => {
  const { origins, sessions, rooms, log, metrics, settings, now, patience = PATIENCE } = parts;
  const rate = settings.limits.messages;
  const prefix = randomBytes(6).toString('hex');
  const connections = new Set<Connection>();
  const addresses = new Addresses(settings.limits.connections);
  const playerBuckets = new Map<string, Bucket>();
  const sockets = new WebSocketServer({
    noServer: true,
    perMessageDeflate: false,
    maxPayload: LONGEST_FRAME,
    clientTracking: false,
  });
  let count = 0;
  let ending = false;
  let trouble = false;

  const bucketOf = (player: string | undefined): Bucket | undefined => {
    if (player === undefined) return undefined;
    const bucket = playerBuckets.get(player) ?? new Bucket();
    bucket.shared++;
    playerBuckets.set(player, bucket);
    return bucket;
  };

  const opened = (
    socket: WebSocket,
    address: string,
    who: SignedIn | undefined,
    closed: () => void,
  ): void => {
    const player = who?.player.id;
    const buckets = { own: new Bucket(), player: bucketOf(player) };
    const connection = new Connection(`${prefix}-${++count}`, socket, address, who, buckets, parts);
    connections.add(connection);
    let unfollow: (() => void) | undefined;
    const follow = (now: SignedIn | undefined): void => {
      unfollow?.();
      unfollow = now && sessions.follow(now, follow);
      connection.who = now;
      if (!now) connection.close('session');
    };
    if (who) follow(who);
    socket.on('message', (data, isBinary) => {
      heard(connection, data, isBinary);
    });
    socket.on('pong', () => {
      connection.pulse.came(now());
    });
    // Too large a message, a frame that is none: ws closes the socket itself.
    socket.on('error', () => undefined);
    socket.on('close', () => {
      connections.delete(connection);
      connection.ended();
      unfollow?.();
      closed();
      if (buckets.player && --buckets.player.shared === 0) playerBuckets.delete(player!);
    });
    connection.ping(now());
  };

  const heard = (connection: Connection, data: RawData, isBinary: boolean): void => {
    // Whoever has been told to go may have sent more before hearing of it.
    if (connection.socket.readyState !== connection.socket.OPEN) return;
    const at = now();
    if (ending) {
      refused(connection, 'SERVER_ENDING', data);
      return;
    }
    const wait = rate && (connection.bucket.take(rate, at) ?? connection.playerBucket?.take(rate, at));
    if (wait !== undefined) {
      connection.tooMany(wait, at);
      refused(connection, 'TOO_MANY_REQUESTS', data, wait);
      return;
    }
    const message = readMessage(data, isBinary);
    if (message) {
      connection.hear(message);
      if (message.kind === 'hello' && trouble) connection.send({ kind: 'trouble', on: true });
    } else {
      refused(connection, 'BAD_MESSAGE', data);
      connection.nonsense(at);
    }
  };

  const refused = (connection: Connection, code: ErrorCode, data: RawData, wait?: number): void => {
    metrics?.refused(code);
    connection.refuse({ code, ...(wait === undefined ? {} : { wait }) }, undefined, idOf(data));
  };

  const whyNot = (request: IncomingMessage): ErrorCode | undefined => {
    if (ending) return 'SERVER_ENDING';
    if (request.url?.split('?')[0] !== SOCKET_PATH) return 'NOT_FOUND';
    return origins.ours(request) ? undefined : 'FOREIGN_ORIGIN';
  };

  const upgrade = async (request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> => {
    // Nobody else listens to a socket that is not upgraded yet.
    socket.on('error', () => undefined);
    const refuse = (code: ErrorCode): void => {
      metrics?.refused(code);
      refuseUpgrade(socket, code);
    };
    const why = whyNot(request);
    if (why) {
      refuse(why);
      return;
    }
    const address = origins.address(request);
    if (!addresses.take(address)) {
      refuse('TOO_MANY_CONNECTIONS');
      return;
    }
    let given = false;
    const give = (): void => {
      if (!given) addresses.give(address);
      given = true;
    };
    socket.once('close', give);
    const who = await sessions.read(request.headers.cookie);
    if (who?.banned === true) refuse('BANNED');
    else if (ending) refuse('SERVER_ENDING');
    else if (!socket.destroyed) {
      sockets.handleUpgrade(request, socket, head, opening => {
        opened(opening, address, who, give);
      });
    }
  };

  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    upgrade(request, socket, head).catch((error: unknown) => {
      log.warn({ err: error }, 'a socket could not be opened');
      refuseUpgrade(socket, 'TRY_AGAIN');
    });
  });

  const untrouble = rooms.trouble(on => {
    trouble = on;
    const text = JSON.stringify({ kind: 'trouble', on });
    for (const connection of connections) if (connection.greeted) connection.sendText(text);
  });
  const timer = setInterval(() => {
    beatAll(connections, now());
  }, TICK);
  metrics?.watch('sockets', () => connections.size);

  return {
    count: () => connections.size,
    ending: async wait => {
      ending = true;
      clearInterval(timer);
      untrouble();
      await until(() => [...connections].every(({ pending }) => pending === 0), patience.answers);
      for (const connection of connections) {
        connection.send({ kind: 'ending', wait: Math.round(Math.random() * wait) });
        connection.close('ending');
      }
      await until(() => connections.size === 0, patience.words);
      for (const { socket } of connections) socket.terminate();
    },
  };
};

const until = async (condition: () => boolean, ms: number): Promise<void> => {
  const end = Date.now() + ms;
  while (!condition() && Date.now() < end) await new Promise(resolve => setTimeout(resolve, 10));
};
