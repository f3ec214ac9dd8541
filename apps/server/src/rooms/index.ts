import { randomBytes } from 'node:crypto';
import { err } from '@korong/rules';
import { PEOPLE } from '../accounts/sessions.js';
import { StoreTrouble } from '../store/store.js';
import { RoomPresence } from './roomPresence.js';
import { Referee } from './referee.js';
import { GameStarter } from './gameStarter.js';
import { Chat } from './chat.js';
import { EngineWork } from './engineWork.js';
import { RoomCache } from './roomCache.js';
import { StoreClock } from './storeClock.js';
import { Broadcaster } from './broadcaster.js';
import { Lobby } from './lobby.js';
import { createCommitReveal } from './commitReveal.js';
import { CommandHandler } from './commandHandler.js';
import type { Room } from './room.js';
import type { Answer, RoomParts, Rooms } from './rooms.js';
import { Scheduler } from './scheduler.js';
import { Watches } from './watches.js';

export type { Answer, Refused, RoomParts, Rooms, Told, Watcher, Watching } from './rooms.js';

/** For tests alone; no setting leads here. */
export interface RoomsForTests {
  /** Takes out what recognises a message that comes again, to see that it is needed. */
  readonly withoutDeduplication?: boolean;
  /** How many rooms stay in memory that nobody watches. */
  readonly mostIdle?: number;
}

const TICK = 125;
/** How long those under way may take to end. */
const LAST_ANSWERS = 5_000;

/** The rooms of this process. Nothing happens before `start`. */
export const createRooms = (parts: RoomParts, forTests: RoomsForTests = {}): Rooms => {
  const { store, bus, presence, jobs, limits, log, metrics, settings } = parts;
  const commitReveal = createCommitReveal(parts.secret);
  const process = randomBytes(6).toString('hex');
  const storeClock = new StoreClock(store.heartbeat, parts.now, log);
  const now = (): number => storeClock.now();
  const broadcaster = new Broadcaster(bus, now, process, (game, news) => {
    const room = cache.known(game);
    if (room) watches.take(room, news);
  });
  const roomPresence = new RoomPresence(presence, broadcaster, parts.now);
  const lobby = new Lobby(store.games, presence, bus, now);
  const { chat: rate, ...most } = settings?.limits ?? {};
  const gameStarter = new GameStarter({
    games: store.games,
    bus,
    broadcaster,
    now,
    limits: most,
    secret: parts.secret,
  });

  /** Rooms whose rematch could not be begun yet. */
  const owing = new Set<Room>();
  const beginNext = async (room: Room): Promise<void> => {
    try {
      await gameStarter.next(room);
      owing.delete(room);
    } catch (error) {
      owing.add(room);
      passOver(error);
    }
  };
  /** What follows from how a match stands, whoever brought it there. */
  const follow = (room: Room): Promise<void> | undefined => {
    engine.see(room);
    const { match, seats } = room;
    if (match && seats && commitReveal.owed(match, seats)) referee.makeGood(room).catch(passOver);
    return room.match?.next === undefined ? undefined : beginNext(room);
  };

  const cache: RoomCache = new RoomCache({
    games: store.games,
    bus,
    log,
    now,
    ...(forTests.mostIdle === undefined ? {} : { mostIdle: forTests.mostIdle }),
    hear: (room, news) => {
      watches.hear(room, news);
    },
    grown: room => {
      watches.grown(room);
    },
    loaded: follow,
  });
  const referee: Referee = new Referee({
    games: store.games,
    storeClock,
    cache,
    broadcaster,
    commitReveal,
    log,
    local: parts.now,
    after: follow,
    withoutDeduplication: forTests.withoutDeduplication === true,
  });
  const engine: EngineWork = new EngineWork(jobs, cache, referee, commitReveal, log);
  const watches: Watches = new Watches({
    chat: store.chat,
    cache,
    broadcaster,
    roomPresence,
    storeClock,
    log,
    process,
  });
  const commandHandler = new CommandHandler(referee, roomPresence, commitReveal, metrics);
  const chat = new Chat({ store, limits, cache, broadcaster, now, rate });
  const scheduler = new Scheduler({
    games: store.games,
    bus,
    storeClock,
    cache,
    referee,
    engine,
    watches,
    log,
    local: parts.now,
  });

  let closing = false;
  let underWay = 0;
  let timer: NodeJS.Timeout | undefined;

  const passOver = (error: unknown): void => {
    if (error instanceof StoreTrouble) storeClock.failed(error);
    else log.error({ err: error }, 'room failed');
  };

  /** Whatever goes wrong inside, whoever asked gets an answer. */
  const answering = async <T>(task: () => Promise<Answer<T>>): Promise<Answer<T>> => {
    if (closing) return err({ code: 'SERVER_ENDING' });
    underWay++;
    try {
      const answer = await task();
      if (!answer.ok) metrics?.refused(answer.error.code);
      return answer;
    } catch (error) {
      passOver(error);
      return err({ code: error instanceof StoreTrouble ? 'TRY_AGAIN' : 'INTERNAL' });
    } finally {
      underWay--;
    }
  };

  const tick = (): void => {
    storeClock.look();
    roomPresence.tick();
    lobby.tick();
    scheduler.tick();
    if (storeClock.steady()) for (const room of owing) void beginNext(room);
  };

  const unfollow = bus.subscribe(PEOPLE, player => {
    if (typeof player === 'string') watches.renamed(player).catch(passOver);
  });
  storeClock.onNews = () => {
    scheduler.all();
  };
  bus.onGap(() => {
    scheduler.all();
  });
  presence.onChange(() => {
    for (const room of cache.all()) if (room.watchers.size > 0) roomPresence.elsewhere(room);
  });
  metrics?.watch('rooms', () => cache.size);
  metrics?.watch('watched_games', () => [...cache.all()].filter(room => room.watchers.size > 0).length);

  return {
    create: (player, wish, address) => answering(() => gameStarter.create(player, wish, address)),
    accept: (id, player) => answering(() => gameStarter.accept(id, player)),
    callBack: (id, player) => answering(() => gameStarter.callBack(id, player)),
    command: async (id, player, message, asked, rtt) => {
      const came = parts.now();
      const answer = await answering(() =>
        cache.use(id, room => commandHandler.command(room, player, message, asked, rtt)),
      );
      if (answer.ok) metrics?.acknowledged(parts.now() - came);
      return answer;
    },
    say: (id, player, message, text) => answering(() => chat.say(id, player, message, text)),
    watch: (id, since, line, watcher) => answering(() => watches.watch(id, since, line, watcher)),
    lobby: (socket, hear) => lobby.add(socket, hear),
    trouble: hear => storeClock.onTrouble(hear),
    beating: () => storeClock.beating(),
    now,
    start: async () => {
      await storeClock.start();
      timer = setInterval(tick, TICK);
    },
    close: async () => {
      closing = true;
      const patience = Date.now() + LAST_ANSWERS;
      while (underWay > 0 && Date.now() < patience) await new Promise(resolve => setTimeout(resolve, 10));
      clearInterval(timer);
      await storeClock.close();
      broadcaster.flush();
      lobby.close();
      unfollow();
      for (const room of [...cache.all()]) cache.forget(room.id);
    },
  };
};
