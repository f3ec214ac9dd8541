// The engine in a worker of its own: thinks in slices, so that it hears a stop between two of them.
import { readNet, type GameName, type NetFile } from '@korong/engine';
import gipfNet from '@korong/engine/nets/gipf-small.knet?url';
import yinshNet from '@korong/engine/nets/yinsh-small.knet?url';
import { Minds } from './minds.js';
import type { Failure, News, Order, Question } from './protocol.js';

const WEIGHTS: Readonly<Record<GameName, string>> = { yinsh: yinshNet, gipf: gipfNet };
/** Milliseconds between two reports. */
const REPORT_EVERY = 150;

const say = (news: News): void => {
  postMessage(news);
};

const nets = new Map<GameName, Promise<NetFile>>();
const minds = new Minds();
const stopped = new Set<number>();

class Unreachable extends Error {}

const fetchNet = async (game: GameName): Promise<NetFile> => {
  const response = await fetch(WEIGHTS[game]).catch(() => undefined);
  if (!response?.ok) throw new Unreachable(WEIGHTS[game]);
  const net = readNet(new Uint8Array(await response.arrayBuffer()));
  if (!net.ok) throw new Error(net.error);
  return net.value;
};

/** Fetched once; a failure is not kept, so that asking again tries again. */
const netFor = (game: GameName): Promise<NetFile> => {
  const known = nets.get(game) ?? fetchNet(game);
  nets.set(game, known);
  known.catch(() => nets.delete(game));
  return known;
};

/** Lets the messages in that have come meanwhile. A timer would wait for some milliseconds each time. */
const breathe = (): Promise<void> =>
  new Promise(resolve => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(undefined);
  });

const think = async (id: number, question: Question): Promise<void> => {
  const player = minds.playerFor(await netFor(question.game), question);
  const thoughts = player.think({
    limits: { visits: question.visits ?? 1 },
    now: () => performance.now(),
    lines: question.lines ?? 1,
    stop: () => stopped.has(id),
  });
  let told = performance.now();
  for (;;) {
    const { done, value } = thoughts.next();
    if (done) {
      minds.made(question, value.turn);
      say({ kind: 'answer', id, answer: { turn: value.turn, report: value.report } });
      return;
    }
    if (performance.now() - told >= REPORT_EVERY) {
      told = performance.now();
      say({ kind: 'report', id, report: value });
    }
    await breathe();
  }
};

// One question after the other: a player is a single board.
let queue: Promise<void> = Promise.resolve();

self.onmessage = ({ data }: MessageEvent<Order>): void => {
  if (data.kind === 'stop') {
    stopped.add(data.id);
    return;
  }
  const { id, question } = data;
  queue = queue.then(async () => {
    try {
      await think(id, question);
    } catch (error) {
      minds.clear();
      const failure: Failure = error instanceof Unreachable ? 'unreachable' : 'broken';
      say({ kind: 'failed', id, failure });
    }
    stopped.delete(id);
  });
};
