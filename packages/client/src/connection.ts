import { PROTOCOL, type ClientMessage, type PlayerInfo, type ServerMessage } from '@korong/protocol';
import { backoff } from './backoff.js';
import type { ServerClock } from './serverClock.js';
import { signal } from './signal.js';
import type { ClientOptions, ConnectionState, ConnectionStatus, Readable, Socket } from './types.js';

export interface Connection {
  readonly state: Readable<ConnectionState>;
  /** False if there is nobody to hear it. */
  send(message: ClientMessage): boolean;
  /** These pages are too old for something. */
  outdated(): void;
  poke(): void;
  renew(): void;
  close(): void;
  /** Once a second. */
  tick(): void;
}

interface Hears {
  online(you: PlayerInfo | null): void;
  offline(): void;
  message(message: ServerMessage): void;
}

/** From opening to the server's welcome. */
const CONNECT_TIMEOUT = 8_000;
const PING_EVERY = 10_000;
const PONG_TIMEOUT = 5_000;
/** When there is reason to doubt that the connection lives. */
const DOUBT_TIMEOUT = 2_500;
/** Whoever stayed online so long begins anew with short waits. */
const STABLE = 5_000;
const UPDATE_EVERY = 30_000;
/** The first few round trips come one after the other: the clock is needed soon. */
const FIRST_PINGS = 3;

/** One socket after the other, for as long as the client lives. */
export const createConnection = (options: ClientOptions, clock: ServerClock, hears: Hears): Connection => {
  const { now, random, after } = options;
  const state = signal<ConnectionState>({ status: 'connecting', you: undefined });
  let socket: Socket | undefined;
  /** Changes with every socket: what an old one still says is not heard. */
  let generation = 0;
  let attempts = 0;
  let startedAt = 0;
  let welcomedAt: number | undefined;
  /** How many messages this client has heard. */
  let heard = 0;
  let pingAt = 0;
  let pings = 0;
  let updateAt = 0;
  /** How long the server asked to wait when it said that it ends. */
  let askedWait: number | undefined;
  let cancelRetry: () => void = () => undefined;
  let ended = false;

  const show = (status: ConnectionStatus, retryAt?: number): void => {
    state.set({ status, you: state.get().you, ...(retryAt === undefined ? {} : { retryAt }) });
  };

  const transmit = (message: ClientMessage): void => {
    try {
      socket?.send(JSON.stringify(message));
    } catch {
      drop();
    }
  };

  const open = (): void => {
    cancelRetry();
    const mine = ++generation;
    const isMine = (): boolean => mine === generation;
    startedAt = now();
    try {
      const opened = options.open({
        opened: () => {
          if (!isMine()) return;
          startedAt = now();
          transmit({ kind: 'hello', protocol: PROTOCOL, version: options.version });
        },
        message: text => {
          if (isMine()) hear(text);
        },
        closed: () => {
          if (isMine()) drop();
        },
      });
      if (isMine()) socket = opened;
      else opened.close();
    } catch {
      if (isMine()) drop();
    }
  };

  /** The socket is of no use any more: the next one comes after a while. */
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

  const anew = (): void => {
    attempts = 0;
    hangUp();
    if (state.get().status !== 'updating') show('connecting');
    open();
  };

  const hangUp = (): void => {
    generation += 1;
    const old = socket;
    socket = undefined;
    if (welcomedAt !== undefined) {
      if (now() - welcomedAt >= STABLE) attempts = 0;
      welcomedAt = undefined;
      hears.offline();
    }
    try {
      old?.close();
    } catch {
      // It is gone; that is all that was wanted.
    }
  };

  const hear = (text: string): void => {
    heard += 1;
    const heardAt = now();
    const message = read(text);
    if (message === undefined) return;
    switch (message.kind) {
      case 'welcome':
        welcomedAt = heardAt;
        clock.sample(startedAt, message.now, heardAt);
        state.set({ status: 'online', you: message.you });
        hears.online(message.you);
        pings = 0;
        ping(PONG_TIMEOUT);
        return;
      case 'tooOld':
        show('updating');
        update();
        return;
      case 'pong':
        clock.sample(message.at, message.now, heardAt);
        if (++pings < FIRST_PINGS) ping(PONG_TIMEOUT);
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
        hears.message(message);
    }
  };

  const update = (): void => {
    if (now() < updateAt) return;
    updateAt = now() + UPDATE_EVERY / 2;
    options.update?.();
  };

  /** Whether anything comes back in time; if not, the connection is dead, whatever the socket believes. */
  const ping = (timeout: number): void => {
    const [before, mine] = [heard, generation];
    pingAt = now();
    transmit({ kind: 'ping', at: pingAt });
    after(timeout, () => {
      if (mine === generation && heard === before) drop();
    });
  };

  open();
  return {
    state,
    send: message => {
      if (welcomedAt === undefined) return false;
      transmit(message);
      return socket !== undefined;
    },
    outdated: update,
    poke: () => {
      if (ended) return;
      if (welcomedAt !== undefined) ping(DOUBT_TIMEOUT);
      else if (socket === undefined || now() - startedAt >= DOUBT_TIMEOUT) anew();
    },
    renew: () => {
      if (!ended) anew();
    },
    close: () => {
      ended = true;
      cancelRetry();
      hangUp();
      show('offline');
    },
    tick: () => {
      const time = now();
      if (welcomedAt !== undefined) {
        if (time - pingAt >= PING_EVERY) ping(PONG_TIMEOUT);
      } else if (socket !== undefined && time - startedAt > CONNECT_TIMEOUT) drop();
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
