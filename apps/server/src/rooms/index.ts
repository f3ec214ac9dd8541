import { randomBytes } from 'node:crypto';
import { err } from '@korong/rules';
import { PEOPLE } from '../accounts/sessions.js';
import { StoreTrouble } from '../store/store.js';
import { Attendance } from './attendance.js';
import { Authority } from './authority.js';
import { Beginnings } from './beginnings.js';
import { Chat } from './chat.js';
import { EngineWork } from './engineWork.js';
import { Hall } from './hall.js';
import { Heart } from './heart.js';
import { Herald } from './herald.js';
import { Lobby } from './lobby.js';
import { lotsOf } from './lots.js';
import { Playing } from './playing.js';
import type { Room } from './room.js';
import type { Answer, RoomParts, Rooms } from './rooms.js';
import { Sweeper } from './sweeper.js';
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
  const lots = lotsOf(parts.secret);
  const process = randomBytes(6).toString('hex');
  const heart = new Heart(store.heart, parts.now, log);
  const now = (): number => heart.now();
  const herald = new Herald(bus, now, process, (game, news) => {
    const room = hall.known(game);
    if (room) watches.take(room, news);
  });
  const attendance = new Attendance(presence, herald, parts.now);
  const lobby = new Lobby(store.games, presence, bus, now);
  const { chat: rate, ...most } = settings?.limits ?? {};
  const beginnings = new Beginnings({
    games: store.games,
    bus,
    herald,
    now,
    limits: most,
    secret: parts.secret,
  });

  /** Rooms whose rematch could not be begun yet. */
  const owing = new Set<Room>();
  const beginNext = async (room: Room): Promise<void> => {
    try {
      await beginnings.next(room);
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
    if (match && seats && lots.owed(match, seats)) authority.makeGood(room).catch(passOver);
    return room.match?.next === undefined ? undefined : beginNext(room);
  };

  const hall: Hall = new Hall({
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
  const authority: Authority = new Authority({
    games: store.games,
    heart,
    hall,
    herald,
    lots,
    log,
    local: parts.now,
    after: follow,
    withoutDeduplication: forTests.withoutDeduplication === true,
  });
  const engine: EngineWork = new EngineWork(jobs, hall, authority, lots, log);
  const watches: Watches = new Watches({
    chat: store.chat,
    hall,
    herald,
    attendance,
    heart,
    log,
    process,
  });
  const playing = new Playing(authority, attendance, lots, metrics);
  const chat = new Chat({ store, limits, hall, herald, now, rate });
  const sweeper = new Sweeper({
    games: store.games,
    bus,
    heart,
    hall,
    authority,
    engine,
    watches,
    log,
    local: parts.now,
  });

  let closing = false;
  let underWay = 0;
  let timer: NodeJS.Timeout | undefined;

  const passOver = (error: unknown): void => {
    if (error instanceof StoreTrouble) heart.failed(error);
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
    heart.look();
    attendance.tick();
    lobby.tick();
    sweeper.tick();
    if (heart.steady()) for (const room of owing) void beginNext(room);
  };

  const unfollow = bus.subscribe(PEOPLE, player => {
    if (typeof player === 'string') watches.renamed(player).catch(passOver);
  });
  heart.onNews = () => {
    sweeper.all();
  };
  bus.onGap(() => {
    sweeper.all();
  });
  presence.onChange(() => {
    for (const room of hall.all()) if (room.watchers.size > 0) attendance.elsewhere(room);
  });
  metrics?.watch('rooms', () => hall.size);
  metrics?.watch('watched_games', () => [...hall.all()].filter(room => room.watchers.size > 0).length);

  return {
    create: (player, wish, address) => answering(() => beginnings.create(player, wish, address)),
    accept: (id, player) => answering(() => beginnings.accept(id, player)),
    callBack: (id, player) => answering(() => beginnings.callBack(id, player)),
    command: async (id, player, message, asked, rtt) => {
      const came = parts.now();
      const answer = await answering(() =>
        hall.use(id, room => playing.command(room, player, message, asked, rtt)),
      );
      if (answer.ok) metrics?.acknowledged(parts.now() - came);
      return answer;
    },
    say: (id, player, message, text) => answering(() => chat.say(id, player, message, text)),
    watch: (id, since, line, watcher) => answering(() => watches.watch(id, since, line, watcher)),
    lobby: (socket, hear) => lobby.add(socket, hear),
    trouble: hear => heart.onTrouble(hear),
    beating: () => heart.beating(),
    now,
    start: async () => {
      await heart.start();
      timer = setInterval(tick, TICK);
    },
    close: async () => {
      closing = true;
      const patience = Date.now() + LAST_ANSWERS;
      while (underWay > 0 && Date.now() < patience) await new Promise(resolve => setTimeout(resolve, 10));
      clearInterval(timer);
      await heart.close();
      herald.flush();
      lobby.close();
      unfollow();
      for (const room of [...hall.all()]) hall.forget(room.id);
    },
  };
};
