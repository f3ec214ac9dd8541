// The engine in a worker. It searches in slices, so that it can receive a stop between them.
import {
  Team,
  drive,
  netPlayer,
  readNet,
  type NetFile,
  type Report,
  type Search,
  type SearchPlayer,
} from '@korong/engine';
import { netAddress } from '../games/nets.js';
import { PlayerCache } from './playerCache.js';
import type { Answer, Failure, Help, News, Order, Task } from './workerMessages.js';

type AnalyseOptions = Parameters<SearchPlayer['analyse']>[0];

/** Milliseconds between two reports, of all workers together. */
const REPORT_EVERY = 150;

const say = (news: News): void => {
  postMessage(news);
};

/** By address. */
const nets = new Map<string, Promise<NetFile>>();
const cache = new PlayerCache();
/** Open questions; true for those that are to be stopped. */
const open = new Map<number, boolean>();

class Unreachable extends Error {}

const fetchNet = async (address: string): Promise<NetFile> => {
  const response = await fetch(address).catch(() => undefined);
  if (!response?.ok) throw new Unreachable(address);
  const bytes = await response.arrayBuffer().catch(() => {
    throw new Unreachable(address);
  });
  const net = readNet(new Uint8Array(bytes));
  if (!net.ok) throw new Error(net.error);
  return net.value;
};

/** Fetched once; a failure is not cached, so that the next request retries. */
const netFor = ({ game, start, net }: Pick<Task, 'game' | 'start' | 'net'>): Promise<NetFile> => {
  const address = netAddress(game, start, net);
  const known = nets.get(address) ?? fetchNet(address);
  nets.set(address, known);
  known.catch(() => nets.delete(address));
  return known;
};

/** Lets queued messages in. A timer would wait for some milliseconds each time. */
const breathe = (): Promise<void> =>
  new Promise(resolve => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(undefined);
  });

const placeOf = ({ board }: Search): string => `${board.hashLow} ${board.hashHigh}`;

/** A search that makes no turn. Its answer is the best turn so far. */
function* analyse(player: SearchPlayer, options: AnalyseOptions): Generator<Report, Answer> {
  const report = yield* player.analyse(options);
  return { turn: report.lines[0]?.turn ?? '', report };
}

const think = async (id: number, task: Task): Promise<void> => {
  const player = cache.playerFor(await netFor(task), task);
  const { visits, lines = 1, analysis, team } = task;
  const limited = visits === undefined ? {} : { visits };
  // In a team the visits are those of this worker; the others add theirs.
  const choice = team === undefined ? { visits: visits ?? 1 } : { ownVisits: visits ?? 1 };
  const options = {
    limits: analysis ? limited : choice,
    now: () => performance.now(),
    lines,
    stop: () => open.get(id) === true,
  };
  const thoughts: Generator<Report, Answer> =
    analysis && 'analyse' in player ? analyse(player, options) : player.think(options);
  let told = performance.now();
  let place: string | undefined;
  const { turn, report } = await drive(thoughts, breathe, progress => {
    // Only for the first choice of a turn: reports on later choices cannot be added to other workers' reports on the first.
    const here = player.search && placeOf(player.search);
    place ??= here;
    if (here === place && performance.now() - told >= REPORT_EVERY * task.seats) {
      told = performance.now();
      say({ kind: 'report', id, report: progress });
    }
  });
  if (!analysis) cache.made(task, turn);
  say({ kind: 'answer', id, answer: { turn, report } });
};

/** Blocks this worker until it is dismissed. */
const help = async (order: Help): Promise<void> => {
  const { memory, helper, ticket } = order;
  const team = new Team(memory);
  const player = netPlayer(await netFor(order), { team, symmetry: helper });
  team.help(helper, ticket, player.joinTree);
};

// One question at a time: a player has a single board.
let queue: Promise<void> = Promise.resolve();

self.onmessage = ({ data }: MessageEvent<Order>): void => {
  if (data.kind === 'stop') {
    if (open.has(data.id)) open.set(data.id, true);
    return;
  }
  if (data.kind === 'help') {
    queue = queue
      .then(() => help(data))
      .catch(() => {
        say({ kind: 'left', ticket: data.ticket });
      });
    return;
  }
  const { id, task } = data;
  open.set(id, false);
  queue = queue.then(async () => {
    try {
      await think(id, task);
    } catch (error) {
      cache.clear();
      const failure: Failure = error instanceof Unreachable ? 'unreachable' : 'broken';
      say({ kind: 'failed', id, failure });
    }
    open.delete(id);
  });
};
