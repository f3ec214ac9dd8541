// What the tests of this package share. Not part of the library.
import { allGames, type Command, type Match, type MatchEvent } from '@korong/match';
import type { ClientMessage, PlayerInfo, ServerMessage } from '@korong/protocol';
import { serverMessage } from '@korong/protocol/schemas';
import { after } from '@korong/testing/match';
import { connect } from './connect.js';
import type { Client, ClientOptions, RoomHandle, GameState, SocketEvents } from './types.js';

export const GAME = 'abcdefghij';
export const ANNA: PlayerInfo = { id: 'annaannaannaaa', name: 'Anna', account: false };
export const BELA: PlayerInfo = { id: 'belabelabelaaa', name: 'Béla', account: false };

/** A clock that moves only when told to. */
export class World {
  time = 1_000_000;
  #timers: { at: number; run: () => void }[] = [];

  readonly now = (): number => this.time;
  readonly after = (ms: number, run: () => void): (() => void) => {
    const timer = { at: this.time + ms, run };
    this.#timers.push(timer);
    return () => {
      this.#timers = this.#timers.filter(other => other !== timer);
    };
  };

  /** Lets time pass and runs all timers that become due. */
  pass(ms: number): void {
    const end = this.time + ms;
    for (;;) {
      const next = this.#timers.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
      if (next === undefined) break;
      this.#timers = this.#timers.filter(timer => timer !== next);
      this.time = Math.max(this.time, next.at);
      next.run();
    }
    this.time = end;
  }

  /** Time passes but no timer runs: the machine sleeps. */
  sleep(ms: number): void {
    this.time += ms;
  }
}

/** The server's end of one socket. Everything it sends is checked against the schemas. */
export class ServerEnd {
  readonly heard: ClientMessage[] = [];
  open = true;
  readonly #hear: SocketEvents;

  constructor(hear: SocketEvents) {
    this.#hear = hear;
  }

  accept(): void {
    this.#hear.opened();
  }

  say(message: ServerMessage): void {
    this.#hear.message(JSON.stringify(serverMessage.parse(message)));
  }

  /** Sends text that is not a message. */
  babble(text: string): void {
    this.#hear.message(text);
  }

  close(code = 1006): void {
    this.open = false;
    this.#hear.closed(code);
  }

  /** The messages of one kind, in the order they came. */
  of<K extends ClientMessage['kind']>(kind: K): Extract<ClientMessage, { kind: K }>[] {
    return this.heard.filter((m): m is Extract<ClientMessage, { kind: K }> => m.kind === kind);
  }
}

/** A client and the server ends of all sockets that it has opened. The server never answers by itself. */
export class Bench {
  readonly world = new World();
  readonly ends: ServerEnd[] = [];
  readonly client: Client;
  /** By how much the server's clock is ahead. */
  ahead = 0;

  constructor(options: Partial<ClientOptions> = {}) {
    let seed = 7;
    this.client = connect({
      rules: allGames,
      open: hear => {
        const end = new ServerEnd(hear);
        this.ends.push(end);
        return {
          send: text => end.heard.push(JSON.parse(text) as ClientMessage),
          close: () => {
            end.open = false;
          },
        };
      },
      after: this.world.after,
      now: this.world.now,
      random: () => (seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647,
      version: 'test',
      ...options,
    });
  }

  get end(): ServerEnd {
    return this.ends.at(-1)!;
  }

  serverNow(): number {
    return this.world.time + this.ahead;
  }

  welcome(you: PlayerInfo | null = ANNA): ServerEnd {
    const { end } = this;
    end.accept();
    end.say({ kind: 'welcome', protocol: 1, version: 'test', now: this.serverNow(), you });
    return end;
  }

  /** Answers the last ping. */
  pong(): void {
    for (const { at } of this.end.of('ping').slice(-1))
      this.end.say({ kind: 'pong', at, now: this.serverNow() });
  }

  /** Time passes while the server answers pings only. */
  live(ms: number): void {
    for (let passed = 0; passed < ms; passed += 500) {
      this.pong();
      this.world.pass(Math.min(500, ms - passed));
    }
  }

  /** The server's answer to `watch`. */
  game(match: Match, since: number, more: Partial<Extract<ServerMessage, { kind: 'game' }>> = {}): void {
    this.end.say({
      kind: 'game',
      game: GAME,
      seats: { white: ANNA, black: BELA },
      since,
      events: wire(match.events.slice(since)),
      chat: [],
      presence: HERE,
      now: this.serverNow(),
      ...more,
    });
  }

  events(match: Match, since: number): void {
    this.end.say({
      kind: 'events',
      game: GAME,
      events: wire(match.events.slice(since)),
      now: this.serverNow(),
    });
  }
}

export const HERE = { here: { white: true, black: true }, absent: {}, watchers: 0 };

type WireEvent = Extract<ServerMessage, { kind: 'events' }>['events'][number];
export const wire = (events: readonly MatchEvent[]): WireEvent[] =>
  JSON.parse(JSON.stringify(events)) as WireEvent[];

/** A remote match after these turns. */
export const played = (...turns: readonly string[]): Match => {
  const players = { white: { name: 'Anna' }, black: { name: 'Béla' } };
  const options = { variant: 'standard' };
  const start: Command = { kind: 'start', id: GAME, game: 'yinsh', options, players, seats: 'apart' };
  return turns.reduce(
    (match, text, i) =>
      after(match, { kind: 'turn', by: i % 2 === 0 ? 'white' : 'black', answers: i, text }, 1_000 * i),
    after(undefined, start, 0),
  );
};

/** A game that is watched and known up to these turns. */
export const watched = (match: Match, options: Partial<ClientOptions> = {}): Bench & { room: RoomHandle } => {
  const bench = new Bench(options);
  bench.welcome();
  const room = bench.client.watch(GAME);
  bench.game(match, 0);
  return Object.assign(bench, { room });
};

export const turnsOf = ({ match }: GameState): string[] => (match?.turns ?? []).map(({ text }) => text);
