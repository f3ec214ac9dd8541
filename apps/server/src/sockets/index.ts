import { randomBytes } from 'node:crypto';
import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { MAX_FRAME_LENGTH } from '@korong/protocol/schemas';
import { WebSocketServer, type WebSocket } from 'ws';
import type { SignedIn } from '../accounts/sessions.js';
import { createAdmission, type Admitted } from './admission.js';
import { Bucket } from './bucket.js';
import { Connection } from './connection.js';
import { createIntake } from './intake.js';
import type { Patience, SocketDeps, Sockets } from './sockets.js';
import { refuseUpgrade } from '../net/upgrade.js';

export { SOCKET_PATH, type SocketDeps, type Sockets } from './sockets.js';

const TICK = 250;
const PATIENCE: Patience = { answers: 3_000, words: 1_000 };

/** Takes sockets at `SOCKET_PATH` of a server. */
export const attachSockets = (server: Server, deps: SocketDeps): Sockets => {
  const { sessions, rooms, log, metrics, now, patience = PATIENCE } = deps;
  const prefix = randomBytes(6).toString('hex');
  const connections = new Set<Connection>();
  const playerBuckets = new Map<string, Bucket>();
  const sockets = new WebSocketServer({
    noServer: true,
    perMessageDeflate: false,
    maxPayload: MAX_FRAME_LENGTH,
    clientTracking: false,
  });
  let count = 0;
  let ending = false;
  let trouble = false;
  const admit = createAdmission(deps, () => ending);
  const take = createIntake(deps, { ending: () => ending, trouble: () => trouble });

  const bucketOf = (player: string | undefined): Bucket | undefined => {
    if (player === undefined) return undefined;
    const bucket = playerBuckets.get(player) ?? new Bucket();
    bucket.shared++;
    playerBuckets.set(player, bucket);
    return bucket;
  };

  const opened = (socket: WebSocket, { address, who, release }: Admitted): void => {
    const player = who?.player.id;
    const buckets = { own: new Bucket(), player: bucketOf(player) };
    const connection = new Connection(`${prefix}-${++count}`, socket, address, who, buckets, deps);
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
      take(connection, data, isBinary);
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
      release();
      if (buckets.player && --buckets.player.shared === 0) playerBuckets.delete(player!);
    });
    connection.beat(now());
  };

  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    const upgrading = admit(request, socket, admitted => {
      sockets.handleUpgrade(request, socket, head, opening => {
        opened(opening, admitted);
      });
    });
    upgrading.catch((error: unknown) => {
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

/** One timer for all sockets: pings and timeouts. */
const beatAll = (connections: Iterable<Connection>, now: number): void => {
  for (const connection of connections) {
    connection.look(now);
    connection.beat(now);
  }
};

const until = async (condition: () => boolean, ms: number): Promise<void> => {
  const end = Date.now() + ms;
  while (!condition() && Date.now() < end) await new Promise(resolve => setTimeout(resolve, 10));
};
