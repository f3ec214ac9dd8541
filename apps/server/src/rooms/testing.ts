// What the tests of rooms and sockets share: rooms on a real store, and players in them. Not part of the server.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { allGames, positionOf, type Match } from '@korong/match';
import type { NewGame, PlayerCommand, PlayerInfo, ServerMessage } from '@korong/protocol';
import {
  addStep,
  beginTurn,
  isComplete,
  readTurn,
  replay,
  turnText,
  type GameRecord,
  type Turn,
} from '@korong/rules';
import { must } from '@korong/testing';
import { LocalJobs } from '../engine/localJobs.js';
import type { Thinker } from '../engine/threads.js';
import { openShared, type Shared } from '../shared/index.js';
import type { ThinkJob } from '../shared/shared.js';
import { openStore } from '../store/index.js';
import { StoreTrouble, type Store } from '../store/store.js';
import {
  createRooms,
  type Answer,
  type RoomDeps,
  type Rooms,
  type RoomsForTests,
  type WatcherMessage,
} from './index.js';

/** A turn that the rules allow and that begins like this; which one depends on `pick`, from 0 to 1. */
export const someTurn = (match: Match, pick: () => number = () => 0, prefix = ''): string => {
  const game = allGames.gameOf(match);
  let turn: Turn<unknown, unknown> = beginTurn(positionOf(match));
  if (prefix !== '') {
    const begun = readTurn(game, turn, prefix);
    if (begun.status === 'illegal') throw new Error(begun.refusal.code);
    turn = begun.turn;
  }
  while (!isComplete(game, turn)) {
    const steps = game.steps(turn.position);
    turn = addStep(game, turn, steps[Math.floor(pick() * steps.length)]);
  }
  return turnText(game, turn);
};

/** The same numbers for the same seed. */
export const seeded = (seed: number): (() => number) => {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
};

/** Takes the first turn that comes, at once or when it is told to; one test has the engine itself think. */
class TestThinker implements Thinker {
  readonly threads = 4;
  waits = false;
  /** What it answers, where it is not the first turn that comes. */
  script: (job: ThinkJob) => string | undefined = () => undefined;
  readonly asked: ThinkJob[] = [];
  readonly #answers: ((turn: string) => void)[] = [];

  think(job: ThinkJob): Promise<string> {
    this.asked.push(job);
    if (!this.waits) return Promise.resolve(this.script(job) ?? firstTurn(job));
    return new Promise(resolve => this.#answers.push(resolve));
  }

  review(): Promise<string> {
    return Promise.resolve('');
  }

  /** The answer to the question of this number. */
  answer(index: number): void {
    this.#answers[index]!(firstTurn(this.asked[index]!));
  }

  close(): Promise<void> {
    return Promise.resolve();
  }
}

/** The queue of engine work, with the one above thinking. */
export class TestJobs extends LocalJobs {
  readonly thinker: TestThinker;

  constructor(thinker = new TestThinker()) {
    super(thinker);
    this.thinker = thinker;
  }
}

const firstTurn = (job: ThinkJob): string => {
  const played = replay(job.record as GameRecord);
  if (!played.ok) throw new Error(played.error.code);
  const { game, start, turns } = played.value;
  let turn: Turn<unknown, unknown> = beginTurn(turns.at(-1)?.position ?? start);
  while (!isComplete(game, turn)) turn = addStep(game, turn, game.steps(turn.position)[0]);
  return turnText(game, turn);
};

export const quiet: RoomDeps['log'] = {
  debug: () => undefined,
  info: () => undefined,
  warn: () => undefined,
  error: (...what: unknown[]) => {
    console.error(...what);
  },
};

/** Everything opened here is closed by `closeAll`. */
const opened: (() => unknown)[] = [];

export const closeAll = async (): Promise<void> => {
  for (const close of opened.splice(0).reverse()) await close();
};

export const closing = (close: () => unknown): void => {
  opened.push(close);
};

/**
 * A store in which there are no outages but those that are told. On a machine that does other things too, a beat may well come
 * so late that it would find one, and what it gives back would stand in the log of a game that is about something else.
 */
export const newStore = async (outages: 'found' | 'told' = 'told'): Promise<Store> => {
  const folder = mkdtempSync(join(tmpdir(), 'korong-rooms-'));
  const store = await openStore({ kind: 'sqlite', file: join(folder, 'korong.db') });
  closing(async () => {
    await store.close();
    rmSync(folder, { recursive: true, force: true });
  });
  const { heartbeat } = store;
  return outages === 'found'
    ? store
    : { ...store, heartbeat: { ...heartbeat, beat: () => heartbeat.beat() } };
};

/** A store whose appends can be held up, and which can be out of reach, as a database behind a network is. */
export class Flaky {
  readonly store: Store;
  away = false;
  /** Appends that were stored although their sender got no answer. */
  readonly #held: (() => void)[] = [];
  holding = false;
  /** The answer to the next append gets lost. */
  losing = false;

  constructor(real: Store) {
    const reach = <T extends object>(part: T): T =>
      new Proxy(part, {
        get: (target, name) => {
          const method = Reflect.get(target, name) as (...given: unknown[]) => Promise<unknown>;
          return async (...given: unknown[]) => {
            if (this.away) throw new StoreTrouble('away', 'AWAY');
            if (name === 'append' && this.holding)
              await new Promise<void>(resolve => this.#held.push(resolve));
            const answer = await method.apply(target, given);
            if (name !== 'append' || !this.losing) return answer;
            this.losing = false;
            throw new StoreTrouble('lost', 'LOST');
          };
        },
      });
    const { games, heartbeat, chat, players } = real;
    this.store = {
      ...real,
      games: reach(games),
      heartbeat: reach(heartbeat),
      chat: reach(chat),
      players: reach(players),
    };
  }

  get held(): number {
    return this.#held.length;
  }

  release(): void {
    this.holding = false;
    for (const go of this.#held.splice(0)) go();
  }
}

export const newShared = async (): Promise<Shared> => {
  const shared = await openShared({ kind: 'local' });
  closing(() => shared.close());
  return shared;
};

export interface House {
  readonly store: Store;
  readonly shared: Shared;
  readonly thinker: TestThinker;
  readonly rooms: Rooms;
}

const SECRET = 'known-to-all-processes-and-no-one-else';

/** Rooms that run. Those that share a store, and perhaps a bus, are like two processes. */
export const house = async (
  given: Partial<Pick<RoomDeps, 'store' | 'jobs' | 'settings' | 'secret'> & Pick<House, 'shared'>> = {},
  forTests: RoomsForTests = {},
): Promise<House> => {
  const store = given.store ?? (await newStore());
  const shared = given.shared ?? (await newShared());
  const thinker = new TestThinker();
  const jobs = given.jobs ?? new TestJobs(thinker);
  const { bus, presence, limits } = shared;
  const { settings } = given;
  const parts = {
    store,
    bus,
    presence,
    limits,
    jobs,
    now: Date.now,
    log: quiet,
    secret: given.secret ?? SECRET,
    ...(settings && { settings }),
  };
  const rooms = createRooms(parts, forTests);
  await rooms.start();
  closing(() => rooms.close());
  return { store, shared, thinker, rooms };
};

let people = 0;
export const person = (name: string): PlayerInfo => ({
  id: `${name.replaceAll(/\W/g, '')}${++people}`.padStart(14, '0').slice(-14),
  name,
  account: false,
});

export const codeOf = (answer: Answer<unknown>): string => (answer.ok ? 'ok' : answer.error.code);

export const BLITZ: NewGame = {
  game: 'yinsh',
  options: { variant: 'blitz' },
  colour: 'white',
  listed: true,
};

let messages = 0;
export const messageId = (): string => `message-${++messages}`;

/** One who watches and plays a game over rooms, without a socket between. */
export class Guest {
  readonly rooms: Rooms;
  readonly player: PlayerInfo;
  readonly heard: ServerMessage[] = [];
  readonly game: string;
  leave: () => void = () => undefined;

  constructor(rooms: Rooms, player: PlayerInfo, game: string) {
    this.rooms = rooms;
    this.player = player;
    this.game = game;
  }

  async watch(since = 0, chat = 0): Promise<this> {
    const receive = (told: WatcherMessage): void => {
      this.heard.push(JSON.parse(told.text) as ServerMessage);
    };
    const { player } = this;
    const socket = `socket-${messageId()}`;
    const watching = must(await this.rooms.watch(this.game, since, chat, { socket, player, receive }));
    this.leave = () => {
      watching.leave();
    };
    return this;
  }

  /** All events heard, in the order of their numbers, without repeats. */
  events(): readonly { readonly seq: number; readonly kind: string }[] {
    const all = this.heard.flatMap(message => ('events' in message ? message.events : []));
    return [...new Map(all.map(event => [event.seq, event])).values()].sort((a, b) => a.seq - b.seq);
  }

  match(): Match {
    const replayed = allGames.replayEvents(this.events());
    if (!replayed.ok) throw new Error(JSON.stringify(replayed.error));
    return replayed.value;
  }

  do(command: PlayerCommand, message = messageId(), rtt = 0): Promise<Answer<{ readonly seq: number }>> {
    return this.rooms.command(this.game, this.player, message, command, rtt);
  }

  turn(text: string, answers: number, message = messageId()): Promise<Answer<{ readonly seq: number }>> {
    return this.do({ kind: 'turn', answers, text }, message);
  }
}

/** A game that has begun, with both players watching, each in rooms of their own or the same. */
export const begunGame = async (
  whiteIn: Pick<House, 'rooms'>,
  blackIn: Pick<House, 'rooms'> = whiteIn,
  terms: Partial<NewGame> = {},
): Promise<{ readonly id: string; readonly white: Guest; readonly black: Guest }> => {
  const [anna, bela] = [person('Anna'), person('Béla')];
  const { id } = must(await whiteIn.rooms.create(anna, { ...BLITZ, ...terms }));
  must(await blackIn.rooms.accept(id, bela));
  const white = await new Guest(whiteIn.rooms, anna, id).watch();
  const black = await new Guest(blackIn.rooms, bela, id).watch();
  return { id, white, black };
};
