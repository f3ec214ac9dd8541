import { join } from 'node:path';
import { inspect } from 'node:util';
import type { ClientMessage, PlayerInfo } from '@korong/protocol';
import type { WebSocket } from 'ws';
import type { Rooms } from '../../apps/server/src/rooms/index.ts';
import { createRooms } from '../../apps/server/src/rooms/index.ts';
import { quiet, TestJobs } from '../../apps/server/src/rooms/testing.ts';
import { openShared } from '../../apps/server/src/shared/index.ts';
import { Bucket } from '../../apps/server/src/sockets/bucket.ts';
import { Connection } from '../../apps/server/src/sockets/connection.ts';
import { readMessage } from '../../apps/server/src/sockets/read.ts';
import type { SocketDeps } from '../../apps/server/src/sockets/sockets.ts';
import { openStore } from '../../apps/server/src/store/index.ts';
import type { Store } from '../../apps/server/src/store/store.ts';
import { temporaryFolder } from '../processes.ts';
import { brokenBuses } from './bus.ts';
import type { Counts } from './counts.ts';

/** The server's end of a connection. */
export interface ServerEnd {
  hear(text: string): void;
  ended(): void;
}

/** One process: the real rooms and the real message handling, without sockets. */
export interface Process {
  readonly rooms: Rooms;
  readonly store: Store;
  connect(player: PlayerInfo | undefined, send: (text: string) => void, close: () => void): ServerEnd;
}

export interface Processes {
  readonly both: readonly [Process, Process];
  close(): Promise<void>;
}

export interface ServerOptions {
  readonly random: () => number;
  readonly isStormy: () => boolean;
  readonly counts: Counts;
  readonly withoutDeduplication: boolean;
  /** Internal errors of the server. */
  readonly failed: (fault: string) => void;
  /** URL of a PostgreSQL; otherwise both share an SQLite file. */
  readonly url?: string | undefined;
}

/** Two processes on one store, each with its own connection. */
export const startProcesses = async (options: ServerOptions): Promise<Processes> => {
  const folder = temporaryFolder();
  const place =
    options.url === undefined
      ? ({ kind: 'sqlite', file: join(folder.path, 'korong.db') } as const)
      : ({ kind: 'postgres', url: options.url } as const);
  const buses = brokenBuses(options.random, options.isStormy, options.counts);
  const log = {
    ...quiet,
    error: (...what: unknown[]) => {
      options.failed(inspect(what));
    },
  };
  const shared = await openShared({ kind: 'local' });
  const start = async (i: 0 | 1): Promise<Process> => {
    const store = counting(await openStore(place), options.counts);
    const { presence, limits } = shared;
    const jobs = new TestJobs();
    const secret = 'the same in both processes';
    const parts = { store, bus: buses[i], presence, limits, jobs, now: Date.now, log, secret };
    const rooms = createRooms(parts, { withoutDeduplication: options.withoutDeduplication });
    await rooms.start();
    return { rooms, store, connect: connector(rooms, options.counts) };
  };
  const both = [await start(0), await start(1)] as const;
  return {
    both,
    close: async () => {
      for (const { rooms } of both) await rooms.close();
      for (const { store } of both) await store.close();
      await shared.close();
      folder.remove();
    },
  };
};

/** The store, instrumented to count races. */
const counting = (store: Store, counts: Counts): Store => ({
  ...bound(store),
  games: {
    ...bound(store.games),
    append: async write => {
      const appended = await store.games.append(write);
      if (appended.kind === 'conflict') counts.conflicts++;
      if (appended.kind === 'repeated') counts.repeats++;
      return appended;
    },
  },
});

/** All methods and fields of an object, own or inherited. */
const bound = <T extends object>(object: T): T => {
  const copy: Record<string, unknown> = {};
  for (
    let from: object | null = object;
    from && from !== Object.prototype;
    from = Object.getPrototypeOf(from) as object | null
  )
    for (const name of Object.getOwnPropertyNames(from)) {
      const value = (object as Record<string, unknown>)[name];
      if (name !== 'constructor' && !(name in copy))
        copy[name] = typeof value === 'function' ? (value.bind(object) as unknown) : value;
    }
  return copy as T;
};

const connector = (rooms: Rooms, counts: Counts): Process['connect'] => {
  let sockets = 0;
  const name = Math.random().toString(36).slice(2);
  const seen = new Set<string>();
  const bans = { has: () => false };
  const parts = { rooms, bans, version: 'fuzz', now: Date.now, log: quiet } as unknown as SocketDeps;
  return (player, send, close) => {
    const socket = {
      OPEN: 1,
      readyState: 1,
      bufferedAmount: 0,
      send,
      close,
      terminate: close,
      ping: () => undefined,
    };
    const who = player && { player, session: player.id, banned: false, muted: false };
    const connection = new Connection(
      `${name}-${++sockets}`,
      socket as unknown as WebSocket,
      '127.0.0.1',
      who,
      { own: new Bucket(), player: undefined },
      parts,
    );
    return {
      hear: text => {
        const message: ClientMessage | undefined = readMessage(Buffer.from(text), false);
        if (message === undefined) throw new Error(`a client said ${text}`);
        if (message.kind === 'do' || message.kind === 'say') {
          if (seen.has(message.id)) counts.resends++;
          seen.add(message.id);
        }
        connection.receive(message);
      },
      ended: () => {
        socket.readyState = 3;
        connection.ended();
      },
    };
  };
};
