// One player with one socket: says hello, watches its game, resends turns until they are acknowledged, and reconnects. Lightweight, because
// thousands share a process that must not slow the server down.
import { WebSocket } from 'ws';
import type { Counts } from './stats.ts';

interface PlayerEvents {
  /** The number of turns in the log, as far as this player knows. */
  turns(count: number): void;
  /** The match ended by something other than a turn. */
  ended(kind: string): void;
  acknowledged(turn: PendingTurn, seq: number): void;
  /** A refusal that a retry cannot mend. */
  refused(turn: PendingTurn | undefined, code: string): void;
}

export interface PendingTurn {
  readonly game: string;
  readonly id: string;
  readonly answers: number;
  readonly text: string;
  readonly sentAt: number;
  lastSentAt: number;
}

export interface Player {
  readonly online: boolean;
  /** Switches to this game. */
  sit(game: string): void;
  send(turn: PendingTurn): void;
  /** Resends messages whose answer is overdue. */
  remind(now: number): void;
  close(): void;
}

interface Heard {
  readonly kind: string;
  readonly game?: string;
  readonly id?: string;
  readonly seq?: number;
  readonly code?: string;
  readonly on?: boolean;
  readonly events?: readonly { readonly seq: number; readonly kind: string }[];
}

interface PlayerOptions {
  readonly addresses: () => readonly string[];
  /** The address to start with. */
  readonly first: number;
  readonly cookie: string | undefined;
  readonly counts: Counts;
}

const REMIND_AFTER = 4_000;
const ENDINGS = ['resigned', 'flagged', 'drawn', 'aborted', 'claimed', 'tooLong'];
/** The server asks the client to come back later, or elsewhere. */
const PATIENCE = ['TRY_AGAIN', 'TOO_MANY_REQUESTS', 'SERVER_ENDING'];

const HELLO = JSON.stringify({ kind: 'hello', protocol: 2, version: 'load' });

export const createPlayer = (
  { addresses, first, cookie, counts }: PlayerOptions,
  hear: PlayerEvents,
): Player => {
  let socket: WebSocket | undefined;
  let [online, closed] = [false, false];
  let address = first;
  let game: string | undefined;
  let [seq, made] = [0, 0];
  const pending = new Map<string, PendingTurn>();
  /** When the game was requested, while it has not arrived. */
  let asked: number | undefined;

  const watch = (): void => {
    asked = performance.now();
    socket?.send(JSON.stringify({ kind: 'watch', game, since: seq, chat: 0 }));
  };
  const put = (turn: PendingTurn): void => {
    turn.lastSentAt = performance.now();
    const { id, answers, text } = turn;
    const command = { kind: 'turn', answers, text };
    socket?.send(JSON.stringify({ kind: 'do', game: turn.game, id, command }));
  };
  const again = (turn: PendingTurn): void => {
    counts.resent++;
    put(turn);
  };
  const follow = (events: NonNullable<Heard['events']>): void => {
    const before = made;
    for (const event of events) {
      if (event.seq <= seq) continue;
      if (event.seq > seq + 1) {
        counts.gaps++;
        watch();
        break;
      }
      seq = event.seq;
      if (event.kind === 'turn') made++;
      else if (ENDINGS.includes(event.kind)) hear.ended(event.kind);
    }
    if (made > before) hear.turns(made);
  };
  const refused = ({ id, code = '?' }: Heard): void => {
    counts.refused[code] = (counts.refused[code] ?? 0) + 1;
    const turn = id === undefined ? undefined : pending.get(id);
    if (code === 'NEWER_LOG') {
      // This server is older than an event in the log: try another address.
      socket?.terminate();
      return;
    }
    // Pending turns are sent again.
    if (PATIENCE.includes(code)) return;
    if (turn) pending.delete(turn.id);
    hear.refused(turn, code);
  };
  const listen = (data: Buffer): void => {
    const heard = JSON.parse(data.toString()) as Heard;
    switch (heard.kind) {
      case 'welcome':
        online = true;
        if (game !== undefined) watch();
        return;
      case 'game':
        if (heard.game !== game) return;
        asked = undefined;
        follow(heard.events ?? []);
        for (const turn of pending.values()) again(turn);
        return;
      case 'events':
        if (heard.game === game) follow(heard.events ?? []);
        return;
      case 'ack': {
        const turn = pending.get(heard.id ?? '');
        if (!turn) return;
        pending.delete(turn.id);
        hear.acknowledged(turn, heard.seq!);
        return;
      }
      case 'refused':
        refused(heard);
        return;
      case 'trouble':
        if (heard.on) counts.troubles++;
    }
  };
  const connect = (): void => {
    if (closed) return;
    const all = addresses();
    const base = all[address % all.length]!;
    const opened = new WebSocket(`${base.replace('http', 'ws')}/api/socket`, {
      headers: { ...(cookie === undefined ? {} : { cookie }) },
      origin: base,
      perMessageDeflate: false,
      skipUTF8Validation: true,
      handshakeTimeout: 30_000,
    });
    socket = opened;
    opened.on('open', () => {
      opened.send(HELLO);
    });
    opened.on('message', listen);
    opened.on('error', () => undefined);
    opened.on('close', () => {
      online = false;
      if (closed) return;
      counts.disconnected++;
      address++;
      setTimeout(connect, 100 + Math.random() * 300);
    });
  };
  connect();
  return {
    get online() {
      return online;
    },
    sit: id => {
      const before = game;
      game = id;
      [seq, made] = [0, 0];
      if (!online) return;
      if (before !== undefined) socket?.send(JSON.stringify({ kind: 'leave', game: before }));
      watch();
    },
    send: turn => {
      pending.set(turn.id, turn);
      if (online) put(turn);
    },
    remind: now => {
      if (!online) return;
      // A server that could not reach its store says so. The game has to be requested again.
      if (asked !== undefined && now - asked > REMIND_AFTER) watch();
      for (const turn of pending.values()) if (now - turn.lastSentAt > REMIND_AFTER) again(turn);
    },
    close: () => {
      closed = true;
      socket?.close();
    },
  };
};
