import { PROTOCOL, type ClientMessage, type PlayerInfo, type ServerMessage } from '@korong/protocol';
import { backoff } from './backoff.js';
import { createSocketSlot } from './socketSlot.js';
import { createPings } from './pings.js';
import type { ServerClock } from './serverClock.js';
import { signal } from './signal.js';
import type { ClientOptions, ConnectionState, ConnectionStatus, Readable } from './types.js';

export interface Connection {
  readonly state: Readable<ConnectionState>;
  /** False while not connected. */
  send(message: ClientMessage): boolean;
  /** The server says that these pages are too old for a game or a command. */
  outdated(): void;
  poke(): void;
  renew(): void;
  close(): void;
  /** Once a second. */
  tick(): void;
}

interface ConnectionEvents {
  online(you: PlayerInfo | null): void;
  offline(): void;
  message(message: ServerMessage): void;
}

/** From opening to the server's welcome. */
const CONNECT_TIMEOUT = 8_000;
/** How long a ping may stay unanswered once the connection is in doubt. */
const DOUBT_TIMEOUT = 2_500;
/** After this long online the backoff starts from its shortest wait again. */
const STABLE = 5_000;
const UPDATE_EVERY = 30_000;

/** Keeps one socket open at a time for the life of the client. */
export const createConnection = (
  options: ClientOptions,
  clock: ServerClock,
  events: ConnectionEvents,
): Connection => {
  const { now, random, after } = options;
  const state = signal<ConnectionState>({ status: 'connecting', you: undefined });
  let attempts = 0;
  let startedAt = 0;
  let welcomedAt: number | undefined;
  let updateAt = 0;
  /** The wait that the server asked for when it announced its shutdown. */
  let askedWait: number | undefined;
  let cancelRetry: () => void = () => undefined;
  let ended = false;

  const show = (status: ConnectionStatus, retryAt?: number): void => {
    state.set({ status, you: state.get().you, ...(retryAt === undefined ? {} : { retryAt }) });
  };

  /** Drops the socket. The next attempt comes after a backoff. */
  const drop = (): void => {
    if (ended) return;
    hangUp();
    const wait =
      state.get().status === 'updating'
        ? UPDATE_EVERY
        : (askedWait ?? 0) + backoff(askedWait === undefined ? attempts : 0, random);
    askedWait = undefined;
    attempts += 1;
    if (state.get().status !== 'updating') show('offline', now() + wait);
    cancelRetry();
    cancelRetry = after(wait, open);
  };

  const slot = createSocketSlot(options.open, {
    opened: () => {
      startedAt = now();
      slot.send({ kind: 'hello', protocol: PROTOCOL, version: options.version });
    },
    message: text => {
      pings.heard();
      const message = read(text);
      if (message) handle(message, now());
    },
    closed: drop,
  });
  const pings = createPings(options, slot, drop);

  const open = (): void => {
    cancelRetry();
    startedAt = now();
    slot.open();
  };

  const reconnect = (): void => {
    attempts = 0;
    hangUp();
    if (state.get().status !== 'updating') show('connecting');
    open();
  };

  const hangUp = (): void => {
    slot.close();
    if (welcomedAt === undefined) return;
    if (now() - welcomedAt >= STABLE) attempts = 0;
    welcomedAt = undefined;
    events.offline();
  };

  const update = (): void => {
    if (now() < updateAt) return;
    updateAt = now() + UPDATE_EVERY / 2;
    options.update?.();
  };

  const handle = (message: ServerMessage, heardAt: number): void => {
    switch (message.kind) {
      case 'welcome':
        welcomedAt = heardAt;
        clock.sample(startedAt, message.now, heardAt);
        state.set({ status: 'online', you: message.you });
        events.online(message.you);
        pings.start();
        return;
      case 'tooOld':
        show('updating');
        update();
        return;
      case 'pong':
        clock.sample(message.at, message.now, heardAt);
        pings.pong();
        return;
      case 'trouble':
        show(message.on ? 'trouble' : 'online');
        return;
      case 'ending':
        askedWait = message.wait;
        return;
      case 'open':
      case 'closed':
      case 'game':
      case 'events':
      case 'ack':
      case 'refused':
      case 'presence':
      case 'chat':
      case 'lobby':
        events.message(message);
    }
  };

  open();
  return {
    state,
    send: message => {
      if (welcomedAt === undefined) return false;
      slot.send(message);
      return slot.hasSocket();
    },
    outdated: update,
    poke: () => {
      if (ended) return;
      if (welcomedAt !== undefined) pings.ping(DOUBT_TIMEOUT);
      else if (!slot.hasSocket() || now() - startedAt >= DOUBT_TIMEOUT) reconnect();
    },
    renew: () => {
      if (!ended) reconnect();
    },
    close: () => {
      ended = true;
      cancelRetry();
      hangUp();
      show('offline');
    },
    tick: () => {
      if (welcomedAt !== undefined) pings.tick();
      else if (slot.hasSocket() && now() - startedAt > CONNECT_TIMEOUT) drop();
    },
  };
};

const read = (text: string): ServerMessage | undefined => {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && 'kind' in value
      ? (value as ServerMessage)
      : undefined;
  } catch {
    return undefined;
  }
};
