import { apply, type Applied, type Command, type Match } from '@korong/match';
import type { OpenGame, Seats } from '@korong/protocol';
import { err, ok, type Side } from '@korong/rules';
import type { Log } from '../../logs.js';
import { StoreTrouble, type GameStore, type StoredEvent } from '../../store/store.js';
import type { Answer } from './answer.js';
import { Audience } from './audience.js';
import type { CommitReveal } from './commitReveal.js';
import type { Emitter } from './emitter.js';
import { KnownGame, messageKey, type Adopted } from './knownGame.js';
import { MOST_SAVED } from './lag.js';
import type { GameNews } from './news.js';
import { outagesOf } from './outages.js';
import { SerialQueue } from './serialQueue.js';
import { stateOf } from './state.js';
import type { StoreClock } from './storeClock.js';

/** How long a command waits for a store that is out of reach. */
const PATIENCE = 4_000;
/** How many acts of one player may wait in one room, so that no player can keep the other from playing. */
const MOST_WAITING = 8;
/** So many lost races in one game are no races. */
const MOST_TRIES = 30;
const MOST_TRIES_PAUSE = 20;

/** A change that a player or the server asks for. */
export interface Act {
  /** The player who asks, and the id of their message. The server's own acts have none. */
  readonly player?: string;
  readonly message?: string;
  /** The command for the match as it stands; asked again whenever the match turns out to stand differently. */
  of(match: Match, now: number): Answer<Command> | Promise<Answer<Command>>;
  /** Called once it is stored. */
  stored?(): void;
}

/** Events that rooms announce; see `Emitter`. */
export interface RoomEvents {
  /** The room was loaded, or an act of this process was stored. Awaited before watchers hear of it and the sender is acknowledged. */
  readonly advanced: { readonly room: GameRoom };
  /** This process stored events that watchers and other processes do not know yet. */
  readonly stored: { readonly room: GameRoom; readonly events: readonly StoredEvent[] };
  /** The store had something that another process stored. */
  readonly caughtUp: { readonly room: GameRoom };
  /** News from the bus, or from this process itself. */
  readonly news: { readonly room: GameRoom; readonly news: GameNews };
}

export interface GameRoomParts {
  readonly games: GameStore;
  readonly storeClock: StoreClock;
  readonly commitReveal: CommitReveal;
  readonly events: Emitter<RoomEvents>;
  readonly log: Log;
  /** The clock of this machine. */
  readonly local: () => number;
  readonly withoutDeduplication: boolean;
}

/**
 * One game in this process: an entry of the cache, a serial queue, and an optimistic append. An act is stored before it is
 * acknowledged, and acknowledged before it is broadcast. The message id is its idempotency key.
 */
export class GameRoom {
  readonly id: string;
  readonly loadedAt: number;
  readonly audience = new Audience();
  /** The lag budget of each side. */
  readonly lagSaved: Record<Side, number> = { white: MOST_SAVED, black: MOST_SAVED };
  /** How many tasks use it at the moment; the cache keeps it meanwhile. */
  users = 0;
  readonly #parts: GameRoomParts;
  readonly #game: KnownGame;
  readonly #queue = new SerialQueue();

  constructor(id: string, parts: GameRoomParts) {
    this.id = id;
    this.loadedAt = parts.storeClock.now();
    this.#parts = parts;
    this.#game = new KnownGame(id);
  }

  get open(): OpenGame | undefined {
    return this.#game.open;
  }

  get match(): Match | undefined {
    return this.#game.match;
  }

  get seats(): Seats | undefined {
    return this.#game.seats;
  }

  get unreadable(): 'NEWER_LOG' | 'INTERNAL' | undefined {
    return this.#game.unreadable;
  }

  get seq(): number {
    return this.#game.seq;
  }

  /** Whether an act is being decided. */
  get busy(): boolean {
    return this.#queue.busy;
  }

  /** Whether a player has a seat, or offers the game. */
  has(player: string): boolean {
    return this.#game.has(player);
  }

  /** Reads the game for the first time. False if there is none. */
  async load(): Promise<boolean> {
    if ((await this.#fetch()) === 'nothing') return false;
    this.audience.event = this.seq;
    this.audience.shownOpen = this.open !== undefined;
    return true;
  }

  /** Reads from the store what is not known here yet. True if there was something. */
  async refresh(): Promise<boolean> {
    const open = this.open !== undefined;
    const found = await this.#fetch();
    const changed = found === 'new' || found === 'unreadable' || (open && found === 'nothing');
    if (changed) void this.#parts.events.emit('caughtUp', { room: this });
    return changed;
  }

  async #fetch(): Promise<Adopted | 'nothing' | 'open'> {
    const found = await this.#game.fetch(this.#parts.games);
    if (found === 'gap' || (found === 'unreadable' && this.unreadable === 'INTERNAL'))
      this.#parts.log.error({ game: this.id }, 'log cannot be replayed');
    return found;
  }

  /** Follows events that another process stored. */
  adopt(events: readonly StoredEvent[]): Adopted {
    return this.#game.adopt(events);
  }

  /** Takes over the players' current names. */
  async rename(): Promise<void> {
    const kept = this.open ? undefined : await this.#parts.games.load(this.id, 0);
    if (kept) this.#game.rename(kept);
    else await this.refresh();
  }

  /** `seq`: the event that came of it. */
  act(act: Act): Promise<Answer<{ readonly seq: number }>> {
    const player = act.player ?? '';
    if (player !== '' && this.#queue.waiting(player) >= MOST_WAITING)
      return Promise.resolve(err({ code: 'TRY_AGAIN' }));
    // The time of arrival counts, not the time at which its turn comes.
    const came = this.#parts.local();
    return this.#queue.run(player, () => this.#retrying(act, came));
  }

  /** Gives back what outages took, and pays what the server owes to a lot, before anything else happens in the room. */
  makeGood(): Promise<Answer<{ readonly seq: number }>> {
    return this.act({ of: () => err({ code: 'TRY_AGAIN' }) });
  }

  /** An append to a store out of reach may or may not have happened; with the same message id it can be tried again. */
  async #retrying(act: Act, came: number): Promise<Answer<{ readonly seq: number }>> {
    const { storeClock, local } = this.#parts;
    for (;;) {
      const patience = came + PATIENCE - local();
      if (patience <= 0 || !(await storeClock.steadied(patience))) return err({ code: 'TRY_AGAIN' });
      try {
        return await this.#decide(act, came);
      } catch (error) {
        if (!(error instanceof StoreTrouble)) throw error;
        if (error.damaged) return err({ code: 'TRY_AGAIN' });
        storeClock.failed(error);
      }
    }
  }

  async #decide(act: Act, came: number): Promise<Answer<{ readonly seq: number }>> {
    const { storeClock, local, log } = this.#parts;
    const key = this.#keyOf(act);
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      if (tries > MOST_TRIES_PAUSE) await new Promise(resolve => setTimeout(resolve, tries));
      if (this.unreadable) return err({ code: this.unreadable });
      const { match, seats } = this.#game;
      if (match === undefined || seats === undefined) {
        if (await this.refresh()) continue;
        return err({ code: 'NOT_STARTED', reason: { code: 'NOT_STARTED' } });
      }
      if (key !== undefined) {
        const seq = this.#game.answerTo(key);
        if (seq !== undefined) return ok({ seq });
        const refused = this.#game.refusalOf(key);
        // Another process, asked in between, may have found that it is possible now.
        if (refused && (await this.refresh())) continue;
        if (refused) return err(refused);
      }
      if ((await this.#giveBack(match)) || (await this.#settle(match, seats))) continue;
      // The clock of the store, at the moment of arrival.
      const now = storeClock.now() - (local() - came);
      const applied = await attempt(match, act, now);
      if (this.match !== match) continue;
      if (!applied.ok) {
        // It may be refused for something that has passed: another process may know more.
        if ((await this.refresh()) || this.match !== match) continue;
        const { reason, wait } = applied.error;
        if (key !== undefined && reason !== undefined && wait === undefined)
          this.#game.rememberRefusal(key, applied.error);
        return applied;
      }
      const appended = await this.#append(match, applied.value, seats, act);
      if (appended !== undefined) return ok({ seq: appended });
    }
    log.warn({ game: this.id }, 'lost too many races');
    return err({ code: 'TRY_AGAIN' });
  }

  #keyOf({ player, message }: Act): string | undefined {
    return player === undefined || message === undefined || this.#parts.withoutDeduplication
      ? undefined
      : messageKey(player, message);
  }

  /** The optimistic append: undefined if the log had grown. Else the number of the last event, also where the message had been stored before. */
  async #append(
    from: Match,
    { match: to, events: happened }: Applied,
    seats: Seats,
    act: Act,
  ): Promise<number | undefined> {
    const { games, events } = this.#parts;
    const stored = happened.map(event => this.#storedForm(event, act));
    const appended = await games.append({ game: this.id, events: stored, state: stateOf(to, seats) });
    if (appended.kind !== 'stored') {
      await this.refresh();
      return appended.kind === 'repeated' ? appended.seq : undefined;
    }
    this.#game.grow(from, to, stored);
    act.stored?.();
    await events.emit('advanced', { room: this });
    void events.emit('stored', { room: this, events: stored });
    return happened.at(-1)!.seq;
  }

  #storedForm(event: StoredEvent['event'], { player, message }: Act): StoredEvent {
    if (player === undefined) return { event };
    return message === undefined || this.#parts.withoutDeduplication
      ? { event, player }
      : { event, player, message };
  }

  /** Gives back what outages took from a running clock; true if there was something. */
  async #giveBack(match: Match): Promise<boolean> {
    const { storeClock } = this.#parts;
    for (const { from, to } of outagesOf(storeClock, match)) {
      // The process that noticed the outage may have a clock that is a little ahead of this one.
      const now = Math.max(storeClock.now(), to);
      if (await this.#ownAct(match, this.seats!, { kind: 'outage', from, to }, now)) return true;
    }
    return false;
  }

  /** Pays what the server owes to a lot; true if there was something. So an engine's part is stored before any person's can be. */
  async #settle(match: Match, seats: Seats): Promise<boolean> {
    const { storeClock, commitReveal } = this.#parts;
    const owed = commitReveal.owed(match, seats);
    return owed !== undefined && this.#ownAct(match, seats, owed, storeClock.now());
  }

  /** An act of the server itself; false if the match refuses it. */
  async #ownAct(match: Match, seats: Seats, command: Command, now: number): Promise<boolean> {
    const applied = apply(match, command, now);
    if (!applied.ok) return false;
    await this.#append(match, applied.value, seats, { of: () => ok(command) });
    return true;
  }
}

/** Applies an act to the match, without storing it. */
const attempt = async (match: Match, act: Act, now: number): Promise<Answer<Applied>> => {
  const command = await act.of(match, now);
  if (!command.ok) return command;
  const applied = apply(match, command.value, now);
  return applied.ok ? applied : err({ code: applied.error.code, reason: applied.error });
};
