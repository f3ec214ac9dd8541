import {
  CLOSE_CODES,
  OLDEST_PROTOCOL,
  PROTOCOL,
  type ClientMessage,
  type PlayerInfo,
  type ServerMessage,
} from '@korong/protocol';
import type { WebSocket } from 'ws';
import type { SignedIn } from '../accounts/sessions.js';
import type { Answer, Refused } from '../rooms/index.js';
import {
  BEHIND_FOR,
  HARD_LIMIT,
  HELLO_WITHIN,
  MAX_PENDING,
  MAX_STRIKES,
  NONSENSE,
  SOFT_LIMIT,
} from './bounds.js';
import type { Bucket } from './bucket.js';
import { Pulse } from './pulse.js';
import type { SocketDeps } from './sockets.js';
import { Subscriptions, type Outlet } from './subscriptions.js';

/** A socket that does not answer the close frame in time is cut off. */
const GOODBYE_WITHIN = 1_500;

/** One socket, from its upgrade to its end. */
export class Connection implements Outlet {
  readonly id: string;
  readonly socket: WebSocket;
  readonly pulse: Pulse;
  readonly bucket: Bucket;
  /** Shared by all sockets of a player. */
  readonly playerBucket: Bucket | undefined;
  readonly #deps: SocketDeps;
  readonly #address: string;
  readonly #openedAt: number;
  who: SignedIn | undefined;
  protocol = 0;
  #greeted = false;
  readonly #subscriptions: Subscriptions;
  #leaveLobby: (() => void) | undefined;
  #lobby: string | undefined;
  #behindSince: number | undefined;
  #closedAt: number | undefined;
  #strikes = 0;
  #strikesAt = 0;
  /** Before then it was told not to send anything. */
  #patientUntil = 0;
  #unanswered = 0;

  constructor(
    id: string,
    socket: WebSocket,
    address: string,
    who: SignedIn | undefined,
    buckets: { readonly own: Bucket; readonly player: Bucket | undefined },
    deps: SocketDeps,
  ) {
    this.id = id;
    this.socket = socket;
    this.#address = address;
    this.who = who;
    this.bucket = buckets.own;
    this.playerBucket = buckets.player;
    this.#deps = deps;
    this.#openedAt = deps.now();
    this.pulse = new Pulse(this.#openedAt);
    this.#subscriptions = new Subscriptions(this, deps.rooms, deps.log);
  }

  player(): PlayerInfo | undefined {
    return this.who?.player;
  }

  full(): boolean {
    return this.socket.bufferedAmount > SOFT_LIMIT;
  }

  behind(): void {
    this.#behindSince ??= this.#deps.now();
  }

  lost(): void {
    this.close('tooSlow');
  }

  tooOld(): void {
    if (this.#closedAt !== undefined) return;
    this.send({ kind: 'tooOld', protocol: PROTOCOL, version: this.#deps.version });
    this.close('tooOld');
  }

  /** How many requests are not answered yet. */
  get pending(): number {
    return this.#unanswered + this.#subscriptions.pending;
  }

  get greeted(): boolean {
    return this.#greeted;
  }

  send(message: ServerMessage): void {
    this.sendText(JSON.stringify(message));
  }

  sendText(text: string): void {
    if (this.socket.readyState !== this.socket.OPEN) return;
    if (this.socket.bufferedAmount > HARD_LIMIT) this.close('tooSlow');
    else this.socket.send(text);
  }

  refuse({ code, reason, waitMs }: Refused, game?: string, id?: string): void {
    this.send({
      kind: 'refused',
      ...(game === undefined ? {} : { game }),
      ...(id === undefined ? {} : { id }),
      code,
      ...(reason && { reason: { ...reason } }),
      ...(waitMs === undefined ? {} : { wait: waitMs }),
    });
  }

  close(why: keyof typeof CLOSE_CODES): void {
    this.#closedAt ??= this.#deps.now();
    this.socket.close(CLOSE_CODES[why], why);
  }

  /** Unreadable or too many messages end a connection sooner or later. */
  strike(count: number, now: number): void {
    this.#strikes = Math.max(0, this.#strikes - (now - this.#strikesAt) / 1_000) + count;
    this.#strikesAt = now;
    if (this.#strikes > MAX_STRIKES) this.close('refused');
  }

  /** Too many messages. A client that waits as long as it was told to gets no strike. */
  tooMany(waitMs: number, now: number): void {
    if (now < this.#patientUntil) this.strike(1, now);
    this.#patientUntil = now + waitMs;
  }

  nonsense(now: number): void {
    this.strike(NONSENSE, now);
  }

  receive(message: ClientMessage): void {
    if (message.kind === 'hello') {
      if (!this.#greeted) this.#greet(message.protocol);
      return;
    }
    if (message.kind === 'ping') {
      this.send({ kind: 'pong', at: message.at, now: this.#deps.rooms.now() });
      return;
    }
    if (!this.#greeted) {
      this.refuse({ code: 'HELLO_FIRST' });
      return;
    }
    switch (message.kind) {
      case 'watch':
        this.#subscriptions.watch(message.game, message.since, message.chat);
        return;
      case 'leave':
        this.#subscriptions.leave(message.game);
        return;
      case 'lobby':
        this.#watchLobby(message.on);
        return;
      case 'do':
      case 'say':
        this.#handleRequest(message);
        return;
    }
  }

  /** Answers the first message. A client that is too old is told to become newer. */
  #greet(protocol: number): void {
    if (protocol < OLDEST_PROTOCOL) {
      this.tooOld();
      return;
    }
    const { rooms, version } = this.#deps;
    this.protocol = protocol;
    this.#greeted = true;
    this.send({
      kind: 'welcome',
      protocol: PROTOCOL,
      version,
      now: rooms.now(),
      you: this.who?.player ?? null,
    });
  }

  #handleRequest(message: Extract<ClientMessage, { kind: 'do' | 'say' }>): void {
    const { game, id } = message;
    const player = this.who?.player;
    if (!player) {
      this.refuse({ code: 'NO_SESSION' }, game, id);
      return;
    }
    if (this.#deps.bans.has(this.#address)) {
      this.refuse({ code: 'BANNED' }, game, id);
      return;
    }
    if (this.#unanswered >= MAX_PENDING) {
      this.refuse({ code: 'TOO_MANY_REQUESTS', waitMs: 1_000 }, game, id);
      return;
    }
    this.#unanswered++;
    void this.#answer(game, id, this.#dispatch(message, player));
  }

  #dispatch(
    message: Extract<ClientMessage, { kind: 'do' | 'say' }>,
    player: PlayerInfo,
  ): Promise<Answer<{ readonly seq: number }>> {
    const { rooms } = this.#deps;
    if (message.kind === 'do')
      return rooms.command(message.game, player, message.id, message.command, this.pulse.rtt);
    return this.who?.muted === true
      ? Promise.resolve({ ok: false, error: { code: 'MUTED' } })
      : rooms.say(message.game, player, message.id, message.text);
  }

  async #answer(
    game: string,
    id: string,
    answering: Promise<Answer<{ readonly seq: number }>>,
  ): Promise<void> {
    const answer = await answering;
    this.#unanswered--;
    if (answer.ok) this.send({ kind: 'ack', game, id, seq: answer.value.seq });
    else this.refuse(answer.error, game, id);
  }

  #watchLobby(on: boolean): void {
    this.#leaveLobby?.();
    this.#leaveLobby = on ? this.#deps.rooms.lobby(this.id, this.#sendLobby) : undefined;
  }

  readonly #sendLobby = (text: string): void => {
    if (this.full()) {
      this.#lobby = text;
      this.behind();
    } else this.sendText(text);
  };

  /** Called several times a second. */
  look(now: number): void {
    if (this.#closedAt !== undefined && now - this.#closedAt > GOODBYE_WITHIN) this.socket.terminate();
    if (!this.#greeted && now - this.#openedAt > HELLO_WITHIN) this.close('refused');
    if (this.#behindSince === undefined) return;
    if (this.socket.bufferedAmount > 0) {
      if (now - this.#behindSince > BEHIND_FOR) this.close('tooSlow');
      return;
    }
    this.#behindSince = undefined;
    this.#subscriptions.drained();
    if (this.#lobby !== undefined) this.sendText(this.#lobby);
    this.#lobby = undefined;
  }

  beat(now: number): void {
    const due = this.pulse.look(now);
    if (due === 'dead') this.socket.terminate();
    if (due === 'ping' && this.socket.readyState === this.socket.OPEN) this.socket.ping();
  }

  /** The socket is closed. */
  ended(): void {
    this.#subscriptions.leaveAll();
    this.#leaveLobby?.();
    this.#leaveLobby = undefined;
  }
}
