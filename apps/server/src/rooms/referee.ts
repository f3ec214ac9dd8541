import { apply, type Applied, type Command, type Match } from '@korong/match';
import { err, ok } from '@korong/rules';
import type { Log } from '../logs.js';
import { StoreTrouble, type GameStore, type Outage, type StoredEvent } from '../store/store.js';
import type { RoomCache } from './roomCache.js';
import type { StoreClock } from './storeClock.js';
import type { Broadcaster } from './broadcaster.js';
import type { CommitReveal } from './commitReveal.js';
import { messageKey, type Room } from './room.js';
import type { Answer } from './rooms.js';
import { stateOf } from './state.js';

/** So long a command waits for a store that is out of reach. */
const PATIENCE = 4_000;
/** How many acts of one player may wait in one room, so that nobody can keep the other one from playing. */
const MOST_WAITING = 8;
/** Somebody who loses so many races in one game is not racing. */
const MOST_TRIES = 30;
const MOST_TRIES_PAUSE = 20;

export interface Act {
  /** Who asks, and their id of it. The server's own acts have none. */
  readonly player?: string;
  readonly message?: string;
  /** What it is, as things stand: asked again whenever they turn out to stand differently. */
  of(match: Match, now: number): Answer<Command> | Promise<Answer<Command>>;
  /** It is stored. */
  stored?(): void;
}

export interface RefereeParts {
  readonly games: GameStore;
  readonly storeClock: StoreClock;
  readonly cache: RoomCache;
  readonly broadcaster: Broadcaster;
  readonly commitReveal: CommitReveal;
  readonly log: Log;
  readonly local: () => number;
  /** Called once an act of this process is stored, before anybody hears of it. Does not throw. */
  readonly after: (room: Room) => Promise<void> | undefined;
  readonly withoutDeduplication?: boolean;
}

/**
 * Decides what happens in a game: an optimistic append for one act after the other. An act is stored before it is acknowledged, and
 * acknowledged before it is broadcast. The message id is its idempotency key.
 */
export class Referee {
  readonly #parts: RefereeParts;

  constructor(parts: RefereeParts) {
    this.#parts = parts;
  }

  /** `seq`: the event that came of it. */
  act(room: Room, act: Act): Promise<Answer<{ readonly seq: number }>> {
    const player = act.player ?? '';
    if (player !== '' && room.waiting(player) >= MOST_WAITING)
      return Promise.resolve(err({ code: 'TRY_AGAIN' }));
    // What counts is when it came, not when its turn is.
    const came = this.#parts.local();
    return room.inTurn(player, () => this.#patiently(room, act, came));
  }

  /** Nothing is known about what was asked of a store out of reach; with the same message id it can be asked again. */
  async #patiently(room: Room, act: Act, came: number): Promise<Answer<{ readonly seq: number }>> {
    const { storeClock, local } = this.#parts;
    for (;;) {
      const patience = came + PATIENCE - local();
      if (patience <= 0 || !(await storeClock.steadied(patience))) return err({ code: 'TRY_AGAIN' });
      try {
        return await this.#decide(room, act, came);
      } catch (error) {
        if (!(error instanceof StoreTrouble)) throw error;
        if (error.damaged) return err({ code: 'TRY_AGAIN' });
        storeClock.failed(error);
      }
    }
  }

  async #decide(room: Room, act: Act, came: number): Promise<Answer<{ readonly seq: number }>> {
    const { storeClock, cache, local } = this.#parts;
    const key =
      act.player === undefined || act.message === undefined || this.#parts.withoutDeduplication
        ? undefined
        : messageKey(act.player, act.message);
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      if (tries > MOST_TRIES_PAUSE) await new Promise(resolve => setTimeout(resolve, tries));
      if (room.unreadable) return err({ code: room.unreadable });
      const { match, seats } = room;
      if (match === undefined || seats === undefined) {
        if (await cache.refresh(room)) continue;
        return err({ code: 'NOT_STARTED', reason: { code: 'NOT_STARTED' } });
      }
      if (key !== undefined) {
        const seq = room.answered.get(key);
        if (seq !== undefined) return ok({ seq });
        const refused = room.refusals.get(key);
        // Another process, asked in between, may have found that it is possible now.
        if (refused && (await cache.refresh(room))) continue;
        if (refused) return err(refused);
      }
      if ((await this.#giveBack(room, match)) || (await this.#settle(room, match))) continue;
      // The clock of the store, at the moment of arrival.
      const now = storeClock.now() - (local() - came);
      const applied = await attempt(match, act, now);
      if (room.match !== match) continue;
      if (!applied.ok) {
        // It may be refused for something that has passed: another process may know more.
        if ((await cache.refresh(room)) || room.match !== match) continue;
        const { reason, wait } = applied.error;
        if (key !== undefined && reason !== undefined && wait === undefined)
          room.remember(key, applied.error);
        return applied;
      }
      const events = applied.value.events.map(event => this.#kept(event, act));
      const state = stateOf(applied.value.match, seats);
      const appended = await this.#parts.games.append({ game: room.id, events, state });
      if (appended.kind === 'stored') {
        await this.#stored(room, match, applied.value.match, events, act);
        return ok({ seq: events.at(-1)!.event.seq });
      }
      await cache.refresh(room);
      if (appended.kind === 'repeated') return ok({ seq: appended.seq });
    }
    this.#parts.log.warn({ game: room.id }, 'lost too many races');
    return err({ code: 'TRY_AGAIN' });
  }

  #kept(event: StoredEvent['event'], { player, message }: Act): StoredEvent {
    if (player === undefined) return { event };
    return message === undefined || this.#parts.withoutDeduplication
      ? { event, player }
      : { event, player, message };
  }

  async #stored(
    room: Room,
    from: Match,
    to: Match,
    events: readonly StoredEvent[],
    act?: Act,
  ): Promise<void> {
    room.grow(from, to, events);
    act?.stored?.();
    await this.#parts.after(room);
    this.#parts.broadcaster.soon(room, events);
  }

  /** What outages took from a clock that runs; true if there was something. */
  async #giveBack(room: Room, match: Match): Promise<boolean> {
    const { storeClock } = this.#parts;
    for (const { from, to } of outagesOf(storeClock, match)) {
      // Whoever told of it may have a clock that is ahead of this one by a little.
      const now = Math.max(storeClock.now(), to);
      if (await this.#own(room, match, { kind: 'outage', from, to }, now)) return true;
    }
    return false;
  }

  /** What the server owes to a lot; true if there was something. So an engine's part is stored before any person's can be. */
  async #settle(room: Room, match: Match): Promise<boolean> {
    const { storeClock, commitReveal } = this.#parts;
    const owed = commitReveal.owed(match, room.seats!);
    return owed !== undefined && this.#own(room, match, owed, storeClock.now());
  }

  /** Something of the server's own; false if the match refuses it. */
  async #own(room: Room, match: Match, command: Command, now: number): Promise<boolean> {
    const { games, cache } = this.#parts;
    const applied = apply(match, command, now);
    if (!applied.ok) return false;
    const events = applied.value.events.map(event => ({ event }));
    const state = stateOf(applied.value.match, room.seats!);
    const appended = await games.append({ game: room.id, events, state });
    if (appended.kind === 'stored') await this.#stored(room, match, applied.value.match, events);
    else await cache.refresh(room);
    return true;
  }

  /** Gives back what outages took, and does what the server owes, before anything else happens in the room. */
  makeGood(room: Room): Promise<Answer<{ readonly seq: number }>> {
    return this.act(room, { of: () => err({ code: 'TRY_AGAIN' }) });
  }
}

/** By days, a moment more or less is of no account, and many of them are many events. */
const LEAST_BY_DAYS = 1 / 1_000;

/** Since when a clock runs: that of the game, that of the inner game, or the time for an answer. */
const runsSince = ({ clock, linked, result }: Match): number | undefined => {
  if (result !== undefined) return undefined;
  const contest = linked?.contest;
  if (!contest) return clock?.since;
  if (contest.inner) return contest.inner.clock?.since;
  return contest.stage === 'away' ? undefined : contest.since;
};

/** The outages for which something may have to be given back. */
export const outagesOf = (storeClock: StoreClock, match: Match): readonly Outage[] => {
  const since = runsSince(match);
  if (since === undefined) return [];
  const outages = storeClock.outagesAfter(since);
  const { setup } = match;
  const least = setup.clock?.kind === 'days' ? setup.clock.perTurn * LEAST_BY_DAYS : 0;
  return least === 0 ? outages : outages.filter(({ from, to }) => to - from >= least);
};

/** What would come of it. */
const attempt = async (match: Match, act: Act, now: number): Promise<Answer<Applied>> => {
  const command = await act.of(match, now);
  if (!command.ok) return command;
  const applied = apply(match, command.value, now);
  return applied.ok ? applied : err({ code: applied.error.code, reason: applied.error });
};
