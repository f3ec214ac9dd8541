import { ok } from '@korong/rules';
import type { Bus } from '../shared/shared.js';
import type { GameStore } from '../store/store.js';
import { flagOf, GRACE } from './commands.js';
import type { EngineWork } from './engineWork.js';
import type { FollowUps } from './followUps.js';
import type { GameRoom } from './game/gameRoom.js';
import { outagesOf } from './game/outages.js';
import type { LogError } from './game/errorLog.js';
import type { RoomCache } from './game/roomCache.js';
import type { StoreClock } from './game/storeClock.js';
import type { Lobby } from './lobby.js';
import type { NewsReader } from './watch/newsReader.js';
import type { RoomPresence } from './watch/roomPresence.js';

/** Milliseconds between two ticks. */
const TICK = 125;
/** Processes sweep at somewhat different moments, so that they do not race for every flag. */
const FLAGS_EVERY = 500;
const FLAGS_JITTER = 250;
const MAX_FLAGS = 100;
const THOUGHTS_EVERY = 2_000;
/** An engine that has not answered for so long is asked again: its worker may be gone. */
const ANSWER_WITHIN = 10_000;
const MAX_THOUGHTS = 50;
/** Watched rooms are compared with the store in turn, a few a second, for events that no process lived to broadcast. */
const LOOKS_EVERY = 1_000;
const MAX_LOOKS = 10;
/** While processes do not hear each other, this is how players at different ones see each other's turns. */
const MAX_LOOKS_ALONE = 300;
const AT_ONCE = 20;

interface SchedulerDeps {
  readonly games: GameStore;
  readonly bus: Bus;
  readonly storeClock: StoreClock;
  readonly cache: RoomCache;
  readonly engine: EngineWork;
  readonly followUps: FollowUps;
  readonly lobby: Lobby;
  readonly newsReader: NewsReader;
  readonly roomPresence: RoomPresence;
  readonly logError: LogError;
  /** The clock of this machine. */
  readonly machineNow: () => number;
}

/** Runs all periodic work: flags, engine replies that never came, events that no process broadcast, presence, the lobby. */
export class Scheduler {
  readonly #deps: SchedulerDeps;
  readonly #next: { flags: number; thoughts: number; looks: number };
  readonly #running = new Set<string>();
  #timer: NodeJS.Timeout | undefined;
  /** Rooms still to be compared with the store in this round. */
  #round: GameRoom[] = [];

  constructor(deps: SchedulerDeps) {
    this.#deps = deps;
    const now = deps.machineNow();
    this.#next = { flags: now, thoughts: now, looks: now };
    deps.storeClock.onRecovery(this.#catchUp);
    deps.bus.onGap(this.#catchUp);
  }

  start(): void {
    this.#timer = setInterval(() => {
      this.#tick();
    }, TICK);
  }

  close(): void {
    clearInterval(this.#timer);
  }

  #tick(): void {
    const { storeClock, roomPresence, lobby, followUps, machineNow } = this.#deps;
    const now = machineNow();
    storeClock.look();
    roomPresence.tick();
    lobby.tick();
    if (!storeClock.steady()) return;
    followUps.retry();
    if (now >= this.#next.flags) {
      this.#next.flags = now + FLAGS_EVERY + Math.random() * FLAGS_JITTER;
      this.#run('flags', () => this.#flags());
    }
    if (now >= this.#next.thoughts) {
      this.#next.thoughts = now + THOUGHTS_EVERY;
      this.#run('thoughts', () => this.#thoughts());
    }
    if (now >= this.#next.looks) {
      this.#next.looks = now + LOOKS_EVERY;
      this.#run('looks', () => this.#looks());
    }
  }

  /** Brings all watched rooms up to date: messages may have been lost, or time has to be given back. */
  readonly #catchUp = (): void => {
    if (this.#running.has('all')) this.#running.add('again');
    else this.#run('all', () => this.#all());
  };

  #run(name: string, sweep: () => Promise<void>): void {
    if (this.#running.has(name)) return;
    this.#running.add(name);
    sweep()
      .catch((error: unknown) => {
        this.#deps.logError(error, 'sweep failed', { sweep: name });
      })
      .finally(() => this.#running.delete(name));
  }

  async #flags(): Promise<void> {
    const { games, storeClock, cache } = this.#deps;
    const overdue = await games.overdue(storeClock.now() - GRACE, MAX_FLAGS);
    await inParallel(overdue, id => cache.use(id, room => room.execute({ commandFor: flagOf })));
  }

  async #thoughts(): Promise<void> {
    const { games, storeClock, cache, engine } = this.#deps;
    const unanswered = await games.unanswered(storeClock.now() - ANSWER_WITHIN, MAX_THOUGHTS);
    await inParallel(unanswered, id =>
      cache.use(id, room => {
        engine.see(room);
        return Promise.resolve(ok(undefined));
      }),
    );
  }

  async #looks(): Promise<void> {
    if (this.#round.length === 0) this.#round = [...this.#deps.cache.all()];
    const rooms: GameRoom[] = [];
    const most = (await this.#deps.bus.check()) ? MAX_LOOKS : MAX_LOOKS_ALONE;
    while (rooms.length < most && this.#round.length > 0) {
      const room = this.#round.pop()!;
      // A room that is deciding reads the store anyway, and acknowledges what it has stored first.
      if (room.audience.size > 0 && !room.busy) rooms.push(room);
    }
    await inParallel(rooms, room => this.#deps.newsReader.catchUp(room));
  }

  async #all(): Promise<void> {
    const { cache, storeClock, newsReader } = this.#deps;
    do {
      this.#running.delete('again');
      await inParallel([...cache.all()], async room => {
        if (room.audience.size > 0) await newsReader.catchUp(room);
        if (room.match && outagesOf(storeClock, room.match).length > 0) await room.settleDebts();
      });
    } while (this.#running.has('again'));
  }
}

/** A few at a time; one failure does not stop the others. */
const inParallel = async <T>(items: readonly T[], task: (item: T) => Promise<unknown>): Promise<void> => {
  const queue = [...items];
  const failures: unknown[] = [];
  const work = async (): Promise<void> => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) {
      try {
        await task(item);
      } catch (error) {
        failures.push(error);
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  if (failures.length > 0) throw failures[0];
};
