import { allGames, type Applied, type Command, type Match } from '@korong/match';
import type { OpenGame, Seats } from '@korong/protocol';
import { err, ok, type Side } from '@korong/rules';
import type { Log } from '../../logs.js';
import { StoreTrouble, type GameStore, type StoredEvent } from '../../store/store.js';
import type { Answer } from './answer.js';
import { Audience } from './audience.js';
import type { CommitReveal } from './commitReveal.js';
import type { Emitter } from './emitter.js';
import { KnownGame, messageKey, type Adopted } from './knownGame.js';
import { LAG_BUDGET } from './lag.js';
import type { GameNews } from './news.js';
import { outagesOf } from './outages.js';
import { SerialQueue } from './serialQueue.js';
import { stateOf } from './state.js';
import type { StoreClock } from './storeClock.js';

/** How long a command waits for a store that is out of reach. */
const PATIENCE = 4_000;
/** How many commands of one player may wait in one room, so that no player can keep the other from playing. */
const MAX_WAITING = 8;
/** How often a command is decided again because another process appended first. The last tries come after a pause. */
const MAX_TRIES = 30;
const MAX_RETRY_PAUSE = 20;

/** A command of a player or of the server, for the match as it stands when its turn in the queue comes. */
interface RoomCommand {
  /** The sender and the id of the message. The server's own commands have none. */
  readonly player?: string;
  readonly message?: string;
  /** The command to the match. Called again whenever the match has changed in between. */
  commandFor(match: Match, now: number): Answer<Command> | Promise<Answer<Command>>;
  onStored?(): void;
}

/** Events that rooms announce; see `Emitter`. */
export interface RoomEvents {
  /** The room was loaded, or a command of this process was stored. Awaited before watchers hear of it and the sender is acknowledged. */
  readonly advanced: { readonly room: GameRoom };
  /** This process stored events that watchers and other processes do not know yet. */
  readonly stored: { readonly room: GameRoom; readonly events: readonly StoredEvent[] };
  /** The store had something that another process stored. */
  readonly caughtUp: { readonly room: GameRoom };
  /** News from the bus, or from this process itself. */
  readonly news: { readonly room: GameRoom; readonly news: GameNews };
}

export interface GameRoomDeps {
  readonly games: GameStore;
  readonly storeClock: StoreClock;
  readonly commitReveal: CommitReveal;
  readonly events: Emitter<RoomEvents>;
  readonly log: Log;
  /** The clock of this machine. */
  readonly machineNow: () => number;
  readonly withoutDeduplication: boolean;
}

/**
 * One game in this process: an entry of the cache, a serial queue, and an optimistic append. A command is stored before it is
 * acknowledged, and acknowledged before it is broadcast. The message id is its idempotency key.
 */
export class GameRoom {
  readonly id: string;
  readonly loadedAt: number;
  readonly audience = new Audience();
  /** The lag budget of each side. */
  readonly lagBudget: Record<Side, number> = { white: LAG_BUDGET, black: LAG_BUDGET };
  /** How many tasks use it at the moment; the cache keeps it meanwhile. */
  users = 0;
  readonly #deps: GameRoomDeps;
  readonly #game: KnownGame;
  readonly #queue = new SerialQueue();

  constructor(id: string, deps: GameRoomDeps) {
    this.id = id;
    this.loadedAt = deps.storeClock.now();
    this.#deps = deps;
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

  /** Whether a command is being decided. */
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
    if (changed) void this.#deps.events.emit('caughtUp', { room: this });
    return changed;
  }

  async #fetch(): Promise<Adopted | 'nothing' | 'open'> {
    const found = await this.#game.fetch(this.#deps.games);
    if (found === 'gap' || (found === 'unreadable' && this.unreadable === 'INTERNAL'))
      this.#deps.log.error({ game: this.id }, 'log cannot be replayed');
    return found;
  }

  /** Follows events that another process stored. */
  adopt(events: readonly StoredEvent[]): Adopted {
    return this.#game.adopt(events);
  }

  /** Takes over the players' current names. */
  async rename(): Promise<void> {
    const kept = this.open ? undefined : await this.#deps.games.load(this.id, 0);
    if (kept) this.#game.rename(kept);
    else await this.refresh();
  }

  /** Executes a command in its turn. `seq`: the number of the stored event. */
  execute(command: RoomCommand): Promise<Answer<{ readonly seq: number }>> {
    const player = command.player ?? '';
    if (player !== '' && this.#queue.waiting(player) >= MAX_WAITING)
      return Promise.resolve(err({ code: 'TRY_AGAIN' }));
    return this.#inQueue(player, receivedAt => this.#decide(command, receivedAt));
  }

  /** Gives back what outages took, and pays what the server owes to a lot, in the queue of the commands. */
  settleDebts(): Promise<Answer<undefined>> {
    return this.#inQueue('', () =>
      this.#untilAnswered(async (match, seats) =>
        (await this.#payDebts(match, seats)) || (await this.refresh()) ? undefined : ok(undefined),
      ),
    );
  }

  #inQueue<T>(player: string, task: (receivedAt: number) => Promise<Answer<T>>): Promise<Answer<T>> {
    // The time of arrival counts, not the time at which the turn in the queue comes.
    const receivedAt = this.#deps.machineNow();
    return this.#queue.run(player, () => this.#retrying(receivedAt, () => task(receivedAt)));
  }

  /** An append to a store out of reach may or may not have happened; with the same message id it can be tried again. */
  async #retrying<T>(receivedAt: number, task: () => Promise<Answer<T>>): Promise<Answer<T>> {
    const { storeClock, machineNow } = this.#deps;
    for (;;) {
      const patience = receivedAt + PATIENCE - machineNow();
      if (patience <= 0 || !(await storeClock.waitUntilSteady(patience))) return err({ code: 'TRY_AGAIN' });
      try {
        return await task();
      } catch (error) {
        if (!(error instanceof StoreTrouble)) throw error;
        if (error.damaged) return err({ code: 'TRY_AGAIN' });
        storeClock.failed(error);
      }
    }
  }

  /** Repeats a step on the match as it stands, until it gives an answer. Other processes may append in between. */
  async #untilAnswered<T>(
    step: (match: Match, seats: Seats) => Promise<Answer<T> | undefined>,
  ): Promise<Answer<T>> {
    for (let tries = 0; tries < MAX_TRIES; tries++) {
      if (tries > MAX_RETRY_PAUSE) await new Promise(resolve => setTimeout(resolve, tries));
      if (this.unreadable) return err({ code: this.unreadable });
      const { match, seats } = this.#game;
      if (match === undefined || seats === undefined) {
        if (await this.refresh()) continue;
        return err({ code: 'NOT_STARTED', reason: { code: 'NOT_STARTED' } });
      }
      const answer = await step(match, seats);
      if (answer) return answer;
    }
    this.#deps.log.warn({ game: this.id }, 'lost too many races');
    return err({ code: 'TRY_AGAIN' });
  }

  #decide(command: RoomCommand, receivedAt: number): Promise<Answer<{ readonly seq: number }>> {
    const { storeClock, machineNow } = this.#deps;
    const key = this.#keyOf(command);
    return this.#untilAnswered(async (match, seats) => {
      if (key !== undefined) {
        const seq = this.#game.answerTo(key);
        if (seq !== undefined) return ok({ seq });
        const refused = this.#game.refusalOf(key);
        // Another process, asked in between, may have found that it is possible now.
        if (refused) return (await this.refresh()) ? undefined : err(refused);
      }
      if (await this.#payDebts(match, seats)) return undefined;
      // The clock of the store, at the moment of arrival.
      const now = storeClock.now() - (machineNow() - receivedAt);
      const applied = await applyCommand(match, command, now);
      if (this.match !== match) return undefined;
      if (!applied.ok) {
        // It may be refused for something that has passed: another process may know more.
        if ((await this.refresh()) || this.match !== match) return undefined;
        const { reason, waitMs } = applied.error;
        if (key !== undefined && reason !== undefined && waitMs === undefined)
          this.#game.rememberRefusal(key, applied.error);
        return applied;
      }
      const appended = await this.#append(match, applied.value, seats, command);
      return appended === undefined ? undefined : ok({ seq: appended });
    });
  }

  #keyOf({ player, message }: RoomCommand): string | undefined {
    return player === undefined || message === undefined || this.#deps.withoutDeduplication
      ? undefined
      : messageKey(player, message);
  }

  /** The optimistic append: undefined if the log had grown. Else the number of the last event, also where the message had been stored before. */
  async #append(
    from: Match,
    { match: to, events: happened }: Applied,
    seats: Seats,
    command: RoomCommand,
  ): Promise<number | undefined> {
    const { games, events } = this.#deps;
    const stored = happened.map(event => this.#storedForm(event, command));
    const appended = await games.append({ game: this.id, events: stored, state: stateOf(to, seats) });
    if (appended.kind !== 'stored') {
      await this.refresh();
      return appended.kind === 'repeated' ? appended.seq : undefined;
    }
    this.#game.grow(from, to, stored);
    command.onStored?.();
    await events.emit('advanced', { room: this });
    void events.emit('stored', { room: this, events: stored });
    return happened.at(-1)!.seq;
  }

  #storedForm(event: StoredEvent['event'], { player, message }: RoomCommand): StoredEvent {
    if (player === undefined) return { event };
    return message === undefined || this.#deps.withoutDeduplication
      ? { event, player }
      : { event, player, message };
  }

  /** True if there was something to give back or to pay: the match is another one then. */
  async #payDebts(match: Match, seats: Seats): Promise<boolean> {
    return (await this.#compensateOutages(match)) || (await this.#payLot(match, seats));
  }

  /** Gives back what outages took from a running clock; true if there was something. */
  async #compensateOutages(match: Match): Promise<boolean> {
    const { storeClock } = this.#deps;
    for (const { from, to } of outagesOf(storeClock, match)) {
      // The process that noticed the outage may have a clock that is a little ahead of this one.
      const now = Math.max(storeClock.now(), to);
      if (await this.#executeOwn(match, this.seats!, { kind: 'outage', from, to }, now)) return true;
    }
    return false;
  }

  /** Pays what the server owes to a lot; true if there was something. So an engine's part is stored before any person's can be. */
  async #payLot(match: Match, seats: Seats): Promise<boolean> {
    const { storeClock, commitReveal } = this.#deps;
    const due = commitReveal.due(match, seats);
    return due !== undefined && this.#executeOwn(match, seats, due, storeClock.now());
  }

  /** Executes a command of the server itself; false if the match refuses it. */
  async #executeOwn(match: Match, seats: Seats, command: Command, now: number): Promise<boolean> {
    const applied = allGames.apply(match, command, now);
    if (!applied.ok) return false;
    await this.#append(match, applied.value, seats, { commandFor: () => ok(command) });
    return true;
  }
}

/** Applies a command to the match, without storing it. */
const applyCommand = async (match: Match, command: RoomCommand, now: number): Promise<Answer<Applied>> => {
  const decided = await command.commandFor(match, now);
  if (!decided.ok) return decided;
  const applied = allGames.apply(match, decided.value, now);
  return applied.ok ? applied : err({ code: applied.error.code, reason: applied.error });
};
