import type { ServerMessage } from '@korong/protocol';
import { createConnection } from './connection.js';
import { createOutbox, type Entry } from './outbox.js';
import { lotSecret } from './lot.js';
import { createRoom, type Room } from './room.js';
import { serverClock } from './serverClock.js';
import { signal } from './signal.js';
import type { Client, ClientOptions, LobbyState, Refused } from './types.js';

const TICK = 1_000;
/** A one-second timer that fires this late means that the machine slept. */
const SLEPT = 4_000;

/** A client that connects at once and stays connected until it is closed. */
export const connect = (options: ClientOptions): Client => {
  const { now, after } = options;
  const clock = serverClock(now);
  const secret = lotSecret(options);
  const rooms = new Map<string, Room>();
  let lobbyOn = false;

  const lobby = signal<LobbyState>({ fresh: false, games: [], running: 0, connected: 0 }, on => {
    lobbyOn = on;
    connection.send({ kind: 'lobby', on });
    if (!on) lobby.set({ ...lobby.get(), fresh: false });
  });

  const outbox = createOutbox({
    send: message => connection.send(message),
    now,
    keep: options.keep,
    changed: game => rooms.get(game)?.outboxChanged(),
    dropped: entry => rooms.get(entry.message.game)?.refused(refusalOf(entry, { code: 'NO_SESSION' })),
  });

  const connection = createConnection(options, clock, {
    online: you => {
      for (const room of rooms.values()) room.online(you);
      outbox.online(you);
      if (lobbyOn) connection.send({ kind: 'lobby', on: true });
    },
    offline: () => {
      outbox.offline();
      for (const room of rooms.values()) room.offline();
      lobby.set({ ...lobby.get(), fresh: false });
    },
    message: message => {
      handle(message);
    },
  });

  const handle = (message: ServerMessage): void => {
    switch (message.kind) {
      case 'lobby': {
        const { games, running, connected } = message;
        lobby.set({ fresh: lobbyOn, games, running, connected });
        return;
      }
      case 'ack':
        outbox.acknowledged(message.game, message.id, message.seq);
        if (!rooms.has(message.game)) forgetStored(message.game);
        return;
      case 'refused':
        refused(message);
        return;
      case 'open':
        rooms.get(message.game.id)?.receive(message);
        return;
      case 'closed':
      case 'game':
      case 'events':
      case 'presence':
      case 'chat':
        rooms.get(message.game)?.receive(message);
        return;
      case 'welcome':
      case 'tooOld':
      case 'pong':
      case 'trouble':
      case 'ending':
        // Handled by the connection itself.
        return;
    }
  };

  const refused = (message: Extract<ServerMessage, { kind: 'refused' }>): void => {
    const { game, id, code, wait } = message;
    if (id !== undefined) {
      const entry = outbox.refused(id, code, wait);
      if (entry) rooms.get(entry.message.game)?.refused(refusalOf(entry, message));
    } else if (game !== undefined) rooms.get(game)?.watchRefused(code, wait);
  };

  /** The room was left. The acknowledgement is all that its pending messages still need. */
  const forgetStored = (game: string): void => {
    outbox.arrived(game, 'do', Infinity);
    outbox.arrived(game, 'say', Infinity);
  };

  let tickedAt = now();
  let cancelTick: () => void = () => undefined;
  const tick = (): void => {
    const slept = now() - tickedAt > TICK + SLEPT;
    tickedAt = now();
    if (slept) {
      clock.restart();
      connection.poke();
    }
    connection.tick();
    for (const game of outbox.tick()) rooms.get(game)?.resync();
    for (const room of rooms.values()) room.tick();
    cancelTick = after(TICK, tick);
  };
  cancelTick = after(TICK, tick);

  const join = (game: string): Room => {
    const room = createRoom(game, {
      options,
      outbox,
      secret,
      watch: (since, chat) => connection.send({ kind: 'watch', game, since, chat }),
      outdated: () => {
        connection.outdated();
      },
      left: () => {
        if (rooms.get(game) !== room) return;
        rooms.delete(game);
        forgetStored(game);
        connection.send({ kind: 'leave', game });
      },
    });
    rooms.set(game, room);
    const { you } = connection.state.get();
    if (you !== undefined) room.online(you);
    return room;
  };

  return {
    connection: connection.state,
    lobby,
    watch: game => rooms.get(game) ?? join(game),
    now: () => clock.now(),
    poke: () => {
      connection.poke();
    },
    renew: () => {
      connection.renew();
    },
    close: () => {
      cancelTick();
      connection.close();
    },
  };
};

const refusalOf = (
  { message }: Entry,
  { code, reason, wait }: Pick<Extract<ServerMessage, { kind: 'refused' }>, 'code' | 'reason' | 'wait'>,
): Refused => ({
  id: message.id,
  ...(message.kind === 'do' ? { command: message.command } : { text: message.text }),
  code,
  ...(reason && { reason }),
  ...(wait === undefined ? {} : { waitMs: wait }),
});
