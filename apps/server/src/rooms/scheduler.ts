import { ok } from '@korong/rules';
import type { Log } from '../logs.js';
import type { Bus } from '../shared/shared.js';
import { StoreTrouble, type GameStore } from '../store/store.js';
import { outagesOf, type Referee } from './referee.js';
import { flagOf, GRACE } from './commands.js';
import type { EngineWork } from './engineWork.js';
import type { RoomCache } from './roomCache.js';
import type { StoreClock } from './storeClock.js';
import type { Room } from './room.js';
import type { Watches } from './watches.js';

/** Processes sweep at somewhat different moments, so that they do not race for every flag. */
const FLAGS_EVERY = 500;
const FLAGS_JITTER = 250;
const MOST_FLAGS = 100;
const THOUGHTS_EVERY = 2_000;
/** An engine that has not answered for so long is asked again: whoever thought may be gone. */
const ANSWER_WITHIN = 10_000;
const MOST_THOUGHTS = 50;
/** Watched rooms are compared with the store in turn, a few a second, for what no process lived to tell. */
const LOOKS_EVERY = 1_000;
const MOST_LOOKS = 10;
/** While processes do not hear each other, this is how players at different ones see each other's turns. */
const MOST_LOOKS_ALONE = 300;
const AT_ONCE = 20;

export interface SchedulerParts {
  readonly games: GameStore;
  readonly bus: Bus;
  readonly storeClock: StoreClock;
  readonly cache: RoomCache;
  readonly referee: Referee;
  readonly engine: EngineWork;
  readonly watches: Watches;
  readonly log: Log;
  readonly local: () => number;
}

/** Runs the periodic work: flags, engine replies that never came, and events that no process broadcast. */
export class Scheduler {
  readonly #parts: SchedulerParts;
  readonly #next: { flags: number; thoughts: number; looks: number };
  readonly #running = new Set<string>();
  #looked: Room[] = [];
  #again = false;

  constructor(parts: SchedulerParts) {
    this.#parts = parts;
    const now = parts.local();
    this.#next = { flags: now, thoughts: now, looks: now };
  }

  /** To be called several times a second. */
  tick(): void {
    const now = this.#parts.local();
    if (!this.#parts.storeClock.steady()) return;
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
  all(): void {
    if (this.#running.has('all')) this.#again = true;
    else this.#run('all', () => this.#all());
  }

  #run(name: string, sweep: () => Promise<void>): void {
    if (this.#running.has(name)) return;
    this.#running.add(name);
    sweep()
      .catch((error: unknown) => {
        if (error instanceof StoreTrouble) this.#parts.storeClock.failed(error);
        else this.#parts.log.error({ err: error, sweep: name }, 'sweep failed');
      })
      .finally(() => this.#running.delete(name));
  }

  async #flags(): Promise<void> {
    const { games, storeClock, cache, referee } = this.#parts;
    const overdue = await games.overdue(storeClock.now() - GRACE, MOST_FLAGS);
    await inParallel(overdue, id => cache.use(id, room => referee.act(room, { of: flagOf })));
  }

  async #thoughts(): Promise<void> {
    const { games, storeClock, cache, engine } = this.#parts;
    const unanswered = await games.unanswered(storeClock.now() - ANSWER_WITHIN, MOST_THOUGHTS);
    await inParallel(unanswered, id =>
      cache.use(id, room => {
        engine.see(room);
        return Promise.resolve(ok(undefined));
      }),
    );
  }

  async #looks(): Promise<void> {
    if (this.#looked.length === 0) this.#looked = [...this.#parts.cache.all()];
    const rooms: Room[] = [];
    const most = (await this.#parts.bus.check()) ? MOST_LOOKS : MOST_LOOKS_ALONE;
    while (rooms.length < most && this.#looked.length > 0) {
      const room = this.#looked.pop()!;
      // Where something is being decided, what was missed comes to light anyway; and what has just been stored is answered first.
      if (room.watchers.size > 0 && !room.busy) rooms.push(room);
    }
    await inParallel(rooms, room => this.#parts.watches.makeUp(room));
  }

  async #all(): Promise<void> {
    const { cache, storeClock, referee, watches } = this.#parts;
    for (this.#again = true; this.#again;) {
      this.#again = false;
      await inParallel([...cache.all()], async room => {
        if (room.watchers.size > 0) await watches.makeUp(room);
        if (room.match && outagesOf(storeClock, room.match).length > 0) await referee.makeGood(room);
      });
    }
  }
}

/** A few at a time; one that fails does not keep the others from their turn. */
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
