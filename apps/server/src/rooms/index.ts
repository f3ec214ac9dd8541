import { randomBytes } from 'node:crypto';
import type { Log } from '../logs.js';
import type { Metrics } from '../metrics.js';
import type { LimitSettings } from '../settings/settings.js';
import type { Bus, Jobs, Limits, Presence } from '../shared/shared.js';
import type { Store } from '../store/store.js';
import { Chat } from './chat.js';
import { CommandHandler } from './commandHandler.js';
import { EngineWork } from './engineWork.js';
import { FollowUps } from './followUps.js';
import { createCommitReveal } from './game/commitReveal.js';
import { Emitter } from './game/emitter.js';
import type { RoomEvents } from './game/gameRoom.js';
import { createErrorLog } from './game/errorLog.js';
import { RoomCache } from './game/roomCache.js';
import { StoreClock } from './game/storeClock.js';
import { GameStarter } from './gameStarter.js';
import { Lobby } from './lobby.js';
import { OpenRequests } from './openRequests.js';
import type { Rooms } from './rooms.js';
import { Scheduler } from './scheduler.js';
import { Broadcaster } from './watch/broadcaster.js';
import { ChatFeed } from './watch/chatFeed.js';
import { NewsReader } from './watch/newsReader.js';
import { RoomPresence } from './watch/roomPresence.js';
import { Snapshots } from './watch/snapshots.js';
import { Watches } from './watch/watches.js';

export type { Answer, Refused } from './game/answer.js';
export type { WatcherMessage, Watcher } from './game/audience.js';
export type { Rooms } from './rooms.js';
export type { Watching } from './watch/watches.js';

export interface RoomDeps {
  readonly store: Store;
  readonly bus: Bus;
  readonly presence: Presence;
  readonly jobs: Jobs;
  readonly limits: Limits;
  /** The clock of this machine in milliseconds. */
  readonly now: () => number;
  readonly log: Log;
  /** Known to all processes and secret otherwise: commitments in linked games are derived from it. */
  readonly secret: string;
  readonly metrics?: Metrics;
  readonly settings?: {
    readonly limits: Pick<LimitSettings, 'chat' | 'openGames' | 'listedGames' | 'liveGames' | 'slowGames'>;
  };
}

/** For tests alone; no setting leads here. */
export interface RoomsForTests {
  /** Turns the recognition of repeated messages off, to show that it is needed. */
  readonly withoutDeduplication?: boolean;
  /** How many rooms without watchers stay in memory. */
  readonly maxIdle?: number;
}

/**
 * The rooms of this process. Nothing happens before `start`. Every part is made of parts above it; news travels the other way as
 * `RoomEvents`.
 */
export const createRooms = (deps: RoomDeps, forTests: RoomsForTests = {}): Rooms => {
  const { store, bus, presence, jobs, limits, log, metrics, settings, now: machineNow } = deps;
  const { games } = store;
  const { chat: rate, ...gameLimits } = settings?.limits ?? {};
  const process = randomBytes(6).toString('hex');

  const events = new Emitter<RoomEvents>();
  const commitReveal = createCommitReveal(deps.secret);
  const storeClock = new StoreClock(store.heartbeat, machineNow, log);
  const now = (): number => storeClock.now();
  const logError = createErrorLog(storeClock, log);
  const cache = new RoomCache({
    games,
    bus,
    events,
    storeClock,
    commitReveal,
    log,
    machineNow,
    process,
    maxIdle: forTests.maxIdle,
    withoutDeduplication: forTests.withoutDeduplication === true,
  });

  const broadcaster = new Broadcaster({ bus, cache, events, now, process });
  const roomPresence = new RoomPresence(presence, cache, broadcaster, machineNow);
  const chatFeed = new ChatFeed(store.chat);
  const snapshots = new Snapshots({ chatFeed, broadcaster, roomPresence, now });
  const newsReader = new NewsReader({
    events,
    chatFeed,
    broadcaster,
    roomPresence,
    snapshots,
    logError,
    process,
  });
  const watches = new Watches({ bus, cache, roomPresence, snapshots, storeClock, logError });

  const lobby = new Lobby(games, presence, bus, now);
  const gameStarter = new GameStarter({
    games,
    bus,
    broadcaster,
    now,
    limits: gameLimits,
    secret: deps.secret,
  });
  const commandHandler = new CommandHandler(roomPresence, commitReveal, metrics);
  const chat = new Chat({ store, limits, cache, broadcaster, now, rate });
  const engine = new EngineWork(jobs, cache, commitReveal, log);
  const followUps = new FollowUps({ events, engine, gameStarter, commitReveal, logError });
  const scheduler = new Scheduler({
    games,
    bus,
    storeClock,
    cache,
    engine,
    followUps,
    lobby,
    newsReader,
    roomPresence,
    logError,
    machineNow,
  });
  const requests = new OpenRequests(logError, metrics);

  metrics?.watch('rooms', () => cache.size);
  metrics?.watch('watched_games', () => [...cache.all()].filter(room => room.audience.size > 0).length);

  return {
    create: (player, terms, address) => requests.answer(() => gameStarter.create(player, terms, address)),
    accept: (id, player) => requests.answer(() => gameStarter.accept(id, player)),
    cancelOpenGame: (id, player) => requests.answer(() => gameStarter.cancelOpenGame(id, player)),
    command: async (id, player, message, command, rtt) => {
      const receivedAt = machineNow();
      const answer = await requests.answer(() =>
        cache.use(id, room => commandHandler.handle(room, player, message, command, rtt)),
      );
      if (answer.ok) metrics?.acknowledged(machineNow() - receivedAt);
      return answer;
    },
    say: (id, player, message, text) => requests.answer(() => chat.say(id, player, message, text)),
    watch: (id, since, line, watcher) => requests.answer(() => watches.watch(id, since, line, watcher)),
    lobby: (socket, listener) => lobby.add(socket, listener),
    trouble: listener => storeClock.onTrouble(listener),
    hasHeartbeat: () => storeClock.hasHeartbeat(),
    now,
    start: async () => {
      await storeClock.start();
      scheduler.start();
    },
    close: async () => {
      await requests.close();
      scheduler.close();
      await storeClock.close();
      broadcaster.flush();
      lobby.close();
      watches.close();
      cache.close();
    },
  };
};
