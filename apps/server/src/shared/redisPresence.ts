import { randomBytes } from 'node:crypto';
import type { Redis } from 'ioredis';
import { LocalPresence } from './localPresence.js';
import { BEAT, END, ENTER, LEAVE, OF } from './presenceScripts.js';
import { isReady, prefixOf, script, within } from './redis.js';
import { GONE_KEPT, PRESENCE_TTL, isWatcher, type Presence } from './shared.js';

const BEAT_EVERY = PRESENCE_TTL / 4;
/** A process without a heartbeat for so long is dead; others notice at their next beat, which is within `PRESENCE_TTL`. */
const DEAD_AFTER = PRESENCE_TTL - BEAT_EVERY;
/** Redis forgets games after `GONE_KEPT`; entries that last longer are renewed before that. */
const ENTER_AGAIN = GONE_KEPT / 3;
const PATIENCE = 2_000;
const MAX_BATCH = 500;

/**
 * Presence over all processes. One heartbeat of a process stands for all its entries. After a failed write the process does not
 * repair its entries: it takes a new name and enters all who are present again.
 */
export class RedisPresence implements Presence {
  readonly #redis: Redis;
  readonly #now: () => number;
  readonly #prefix: string;
  readonly #own: LocalPresence;
  readonly #scripts: Readonly<Record<'enter' | 'leave' | 'of' | 'beat' | 'end', ReturnType<typeof script>>>;
  readonly #changes: (() => void)[] = [];
  readonly #timer: NodeJS.Timeout;
  #name = newName();
  #stale = false;
  /** False until all have been entered under the present name. */
  #entered = false;
  #enteredAt: number;
  /** Before that some processes have not reported yet. */
  #sureFrom = 0;
  #living: ReadonlyMap<string, number> = new Map();
  #beating: Promise<void> = Promise.resolve();
  #closed = false;

  constructor(redis: Redis, now: () => number = Date.now) {
    this.#redis = redis;
    // Redis keeps whole numbers.
    this.#now = () => Math.floor(now());
    this.#prefix = `${prefixOf(redis)}presence:`;
    this.#own = new LocalPresence(now);
    this.#enteredAt = now();
    this.#scripts = {
      enter: script(redis, 'korongEnter', 1, ENTER),
      leave: script(redis, 'korongLeave', 2, LEAVE),
      of: script(redis, 'korongOf', 2, OF),
      beat: script(redis, 'korongBeat', 2, BEAT),
      end: script(redis, 'korongEnd', 2, END),
    };
    redis.on('close', () => {
      this.#stale = true;
      this.#sureFrom = Infinity;
    });
    redis.on('ready', () => {
      void this.beat();
    });
    this.#timer = setInterval(() => {
      void this.beat();
    }, BEAT_EVERY);
    this.#timer.unref();
  }

  async enter(game: string, who: string, socket: string): Promise<void> {
    await this.#own.enter(game, who, socket);
    await this.#tell(() => this.#enter(game, who, socket));
  }

  async leave(game: string, who: string, socket: string): Promise<void> {
    if (!this.#own.has(game, who, socket)) return;
    await this.#own.leave(game, who, socket);
    const entry = this.#entry(who, socket);
    await this.#tell(() =>
      isWatcher(who)
        ? this.#redis.hdel(this.#game(game), entry)
        : this.#scripts.leave(
            this.#game(game),
            this.#processes,
            entry,
            goneField(who),
            who,
            this.#now(),
            this.#now() - DEAD_AFTER,
            GONE_KEPT,
          ),
    );
  }

  async of(game: string): ReturnType<Presence['of']> {
    try {
      const now = this.#now();
      const keys = [this.#game(game), this.#processes];
      const asked = this.#scripts.of(...keys, now - DEAD_AFTER, now - GONE_KEPT);
      const [there, absent] = (await within(PATIENCE, asked)) as [string[], string[]];
      // A player who came while Redis was away is present, whether Redis knows it or not.
      const { here: own } = await this.#own.of(game);
      const here = [...new Set([...there, ...own])];
      const gone = pairs(absent).filter(([who]) => !own.includes(who));
      const whole = now >= this.#sureFrom;
      return { here, gone: Object.fromEntries(gone.map(([who, at]) => [who, Number(at)])), whole };
    } catch {
      const { here } = await this.#own.of(game);
      return { here, gone: {}, whole: false };
    }
  }

  async connected(): Promise<number> {
    const others = [...this.#living].filter(([name]) => name !== this.#name);
    return others.reduce((sum, [, sockets]) => sum + sockets, await this.#own.connected());
  }

  onChange(listener: () => void): void {
    this.#changes.push(listener);
  }

  /** The connection is its owner's to close. */
  async close(): Promise<void> {
    this.#closed = true;
    clearInterval(this.#timer);
    await this.#beating;
    await this.#tell(() => this.#scripts.end(this.#processes, this.#sockets, this.#name, this.#now()));
  }

  /** The heartbeat of this process; it also repairs missed updates. One at a time. */
  beat(): Promise<void> {
    this.#beating = this.#beating
      .then(() => this.#beat())
      .catch(() => {
        this.#stale = true;
      });
    return this.#beating;
  }

  async #beat(): Promise<void> {
    if (this.#closed || !isReady(this.#redis)) return;
    const before = this.#name;
    const renamed = this.#stale;
    if (renamed) {
      this.#name = newName();
      this.#entered = false;
    }
    this.#stale = false;
    const forgotten = !(await this.#live()) && this.#entered;
    const missing = !this.#entered || forgotten;
    // Redis may have been empty: the others need a moment as well.
    if (renamed || forgotten) this.#sureFrom = this.#now() + PRESENCE_TTL;
    if (missing || this.#now() - this.#enteredAt > ENTER_AGAIN) await this.#enterAll();
    if (renamed) await within(PATIENCE, this.#scripts.end(this.#processes, this.#sockets, before, ''));
    if (missing) await this.#live();
  }

  /** Whether Redis had known of us, and not given us up. */
  async #live(): Promise<boolean> {
    const now = this.#now();
    const told = this.#scripts.beat(
      this.#processes,
      this.#sockets,
      this.#name,
      now,
      this.#entered ? await this.#own.connected() : '',
      now - DEAD_AFTER,
      now - GONE_KEPT,
    );
    const [known, list] = (await within(PATIENCE, told)) as [number, string[]];
    const living = new Map(pairs(list).map(([name, sockets]) => [name, Number(sockets)] as const));
    const changed = [...living.keys()].some(name => !this.#living.has(name));
    const died = [...this.#living.keys()].some(name => !living.has(name));
    const sure = this.#sureFrom > 0 && now >= this.#sureFrom;
    if (sure) this.#sureFrom = 0;
    this.#living = living;
    if (changed || died || sure) for (const listener of this.#changes) listener();
    return known === 1;
  }

  async #enterAll(): Promise<void> {
    const entries = [...this.#own.entries()];
    for (let i = 0; i < entries.length; i += MAX_BATCH) {
      // Entries that left while others were being entered must not come back.
      const part = entries.slice(i, i + MAX_BATCH).filter(entry => this.#own.has(...entry));
      await within(PATIENCE, Promise.all(part.map(entry => this.#enter(...entry))));
    }
    this.#entered = true;
    this.#enteredAt = this.#now();
  }

  #enter(game: string, who: string, socket: string): Promise<unknown> {
    return this.#scripts.enter(this.#game(game), this.#entry(who, socket), goneField(who), GONE_KEPT);
  }

  /** Lost updates are repaired by the next beat. */
  async #tell(command: () => Promise<unknown>): Promise<void> {
    if (!isReady(this.#redis)) {
      this.#stale = true;
      return;
    }
    try {
      await within(PATIENCE, command());
    } catch {
      this.#stale = true;
    }
  }

  #entry(who: string, socket: string): string {
    return `h\n${this.#name}\n${socket}\n${who}`;
  }

  #game(game: string): string {
    return `${this.#prefix}${game}`;
  }

  get #processes(): string {
    return `${this.#prefix}:processes`;
  }

  get #sockets(): string {
    return `${this.#prefix}:sockets`;
  }
}

const newName = (): string => randomBytes(9).toString('base64url');

const goneField = (who: string): string => `g\n${who}`;

const pairs = (list: readonly string[]): [string, string][] =>
  Array.from({ length: list.length / 2 }, (_, i) => [list[2 * i]!, list[2 * i + 1]!]);
