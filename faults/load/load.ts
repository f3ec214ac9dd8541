// The load: pairs of players who play scripted games at a total rate of turns per second. Like a person, a player moves once told of the
// previous turn.
import { openApi } from './api.ts';
import { openLedger, type Ledger } from './ledger.ts';
import { createPacer } from './pacer.ts';
import { createPairs, type Pair, type PairOptions } from './pairs.ts';
import { createPlayer, type Player } from './player.ts';
import { readScripts } from './scripts.ts';
import { figuresOf, noCounts, type Counts, type Waits } from './stats.ts';

interface LoadOptions extends PairOptions {
  readonly addresses: readonly string[];
  /** The number of concurrent games. Each has two players of its own, with a socket each. */
  readonly games: number;
}

export interface Window {
  readonly seconds: number;
  readonly sent: number;
  readonly acknowledged: number;
  /** From sending a turn to its arrival at the other player's socket. */
  readonly toOther: Waits;
  /** From sending a turn to its acknowledgement. */
  readonly toAck: Waits;
  /** Milliseconds of scheduling delay in this process: lateness of the machine, whatever the server did. */
  readonly stood: number;
}

const AT_ONCE = 24;

/** `work` for every index below `count`, a few at a time. */
const several = async (count: number, work: (i: number) => Promise<void>): Promise<void> => {
  let next = 0;
  const worker = async (): Promise<void> => {
    while (next < count) await work(next++);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
};

export interface Load {
  /** Creates guests and games and connects all players. */
  prepare(options: LoadOptions): Promise<void>;
  move(addresses: readonly string[]): void;
  rate(perSecond: number): void;
  /** Measures from now on, for the given time. */
  measure(milliseconds: number): Promise<Window>;
  /** Starts no new games. Resolves with the number of games that did not end in time. */
  finish(milliseconds: number): Promise<number>;
  /** Sockets that only listen, or watch a given game. Resolves when all are online. */
  idle(sockets: number, game?: string): Promise<void>;
  counts(): Counts & {
    readonly online: number;
    readonly problems: readonly string[];
    readonly stood: number;
  };
  /** How many games have seen no turn since then, by the wall clock. */
  silent(since: number): number;
  games(): readonly string[];
  stop(): void;
}

const until = async (condition: () => boolean, milliseconds: number): Promise<boolean> => {
  const end = performance.now() + milliseconds;
  while (!condition() && performance.now() < end) await new Promise(resolve => setTimeout(resolve, 20));
  return condition();
};

export const createLoad = (): Load => {
  const counts = noCounts();
  const problems: string[] = [];
  const idlers: Player[] = [];
  const ready: Pair[] = [];
  let addresses: readonly string[] = [];
  let [toOther, toAck]: [number[], number[]] = [[], []];
  let ledger: Ledger | undefined;
  const pairs = createPairs({
    api: openApi(() => addresses),
    scripts: readScripts(),
    addresses: () => addresses,
    counts,
    ready,
    problem: text => {
      if (problems.length < 50) problems.push(text);
    },
    acknowledged: (turn, seq) => {
      counts.acknowledged++;
      toAck.push(performance.now() - turn.sentAt);
      ledger?.add({ game: turn.game, id: turn.id, seq, text: turn.text });
    },
    arrived: milliseconds => toOther.push(milliseconds),
  });
  const pacer = createPacer(ready, pairs.play);
  const reminding = setInterval(() => {
    const now = performance.now();
    for (const { players } of pairs.all) for (const player of Object.values(players)) player.remind(now);
    ledger?.flush();
  }, 500);

  return {
    prepare: async options => {
      ({ addresses } = options);
      ledger = openLedger(options.ledger);
      await several(options.games, async i => {
        const pair = await pairs.add(i, options);
        await until(() => pair.players.white.online && pair.players.black.online, 60_000);
        await pairs.begin(pair);
      });
    },
    move: to => {
      addresses = to;
    },
    rate: pacer.rate,
    measure: async milliseconds => {
      [toOther, toAck] = [[], []];
      const [began, acknowledged, sent] = [performance.now(), counts.acknowledged, pairs.sent()];
      const stood = pacer.stood();
      await new Promise(resolve => setTimeout(resolve, milliseconds));
      return {
        seconds: (performance.now() - began) / 1000,
        sent: pairs.sent() - sent,
        acknowledged: counts.acknowledged - acknowledged,
        toOther: figuresOf(toOther),
        toAck: figuresOf(toAck),
        stood: pacer.stood() - stood,
      };
    },
    finish: async milliseconds => {
      pairs.finish();
      await until(() => pairs.all.every(pair => pair.done), milliseconds);
      ledger?.flush();
      return pairs.all.filter(pair => !pair.done).length;
    },
    idle: async (sockets, game) => {
      await several(sockets, async i => {
        const nothing = (): void => undefined;
        const player = createPlayer(
          { addresses: () => addresses, first: i, cookie: undefined, counts },
          { turns: nothing, ended: nothing, acknowledged: nothing, refused: nothing },
        );
        idlers.push(player);
        await until(() => player.online, 60_000);
        if (game !== undefined) player.sit(game);
      });
    },
    counts: () => {
      const players = [...pairs.all.flatMap(pair => Object.values(pair.players)), ...idlers];
      const online = players.filter(player => player.online).length;
      return { ...counts, online, problems, stood: Math.round(pacer.stood()) };
    },
    silent: since => pairs.all.filter(pair => !pair.done && pair.toldAt < since).length,
    games: () => pairs.all.map(pair => pair.id),
    stop: () => {
      pacer.stop();
      clearInterval(reminding);
      for (const { players } of pairs.all) for (const player of Object.values(players)) player.close();
      for (const player of idlers) player.close();
    },
  };
};
