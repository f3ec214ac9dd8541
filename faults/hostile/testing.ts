// A real server with its usual limits, people who play on it, and somebody at another address who means no good.
import { join } from 'node:path';
import { expect } from 'vitest';
import { openApi, type Api, type Guest } from '../load/api.ts';
import { startLoad, type LoadProcess } from '../load/control.ts';
import type { Window } from '../load/load.ts';
import { createServerProcess, memoryOf, temporaryFolder, type ServerProcess } from '../processes.ts';
import { tell } from '../size.ts';

/** The people who play come from 127.0.0.1. */
export const ATTACKER = '127.0.0.2';

const GAMES = 6;
const RATE = 24;
const LASTING = 4_000;
/** Milliseconds; what the machine is late by comes on top, for each of the processes that a turn passes. */
const OTHERS_WAIT = 2_000;
const HOPS = 3;
const MORE_MEMORY = 250;
const MOST_TRIES = 10;

/** A machine that stood still for most of the time has told nothing about the server: it is given some more. */
const measure = async (load: LoadProcess): Promise<Window> => {
  for (let tries = 1; ; tries++) {
    const window = await load.measure(LASTING);
    if (window.stood < LASTING / 2 || tries === MOST_TRIES) return window;
  }
};

export interface Scene {
  readonly server: ServerProcess;
  readonly base: string;
  readonly api: Api;
  /** Does what the attacker does while others play, and sees to it that they hardly notice and that memory stays bounded. */
  beside(what: string, attack: () => Promise<object>): Promise<void>;
  end(): Promise<void>;
}

export const setScene = async (environment: Readonly<Record<string, string>> = {}): Promise<Scene> => {
  const folder = temporaryFolder();
  // Those who play come from one address and play for as long as the tests take.
  const server = await createServerProcess({
    environment: {
      KORONG_DATA: folder.path,
      KORONG_LIMIT_REGISTER: 'off',
      KORONG_LIMIT_GAMES: 'off',
      ...environment,
    },
  });
  await server.start();
  const { base } = server;
  const load = startLoad();
  await load.prepare({ addresses: [base], games: GAMES, ledger: join(folder.path, 'ledger') });
  await load.rate(RATE);
  return {
    server,
    base,
    api: openApi(() => [base]),
    beside: async (what, attack) => {
      const before = memoryOf(server.pid);
      const [others, happened] = await Promise.all([measure(load), attack()]);
      const more = memoryOf(server.pid) - before;
      tell('hostile', {
        what,
        ...happened,
        othersTurns: others.acknowledged,
        othersWaitMs: others.toOther,
        machineLateMs: Math.round(others.stood),
        memoryMB: Math.round(before + more),
        moreMemoryMB: Math.round(more),
      });
      const { problems, disconnected, refused } = await load.counts();
      expect({ problems, disconnected, refused }).toEqual({ problems: [], disconnected: 0, refused: {} });
      expect(others.acknowledged).toBeGreaterThan(LASTING / 1_000);
      expect(others.toOther.p99).toBeLessThan(OTHERS_WAIT + HOPS * others.stood);
      expect(more).toBeLessThan(MORE_MEMORY);
      expect(server.runs).toBe(true);
    },
    end: async () => {
      load.end();
      await server.kill();
      folder.remove();
    },
  };
};

export interface Table {
  readonly game: string;
  readonly white: Guest;
  readonly black: Guest;
}

/** A game between two that has begun. */
export const sitDown = async (api: Api): Promise<Table> => {
  const [white, black] = [await api.guest('Anna'), await api.guest('Bea')];
  const wish = { game: 'yinsh', options: { variant: 'standard' }, colour: 'white', listed: false };
  return { white, black, game: await api.game(white, black, wish) };
};

let count = 0;
/** A message that makes a turn. */
export const turn = (game: string, answers: number, text: string, id = `wire-${count++}-turn`): object => ({
  kind: 'do',
  game,
  id,
  command: { kind: 'turn', answers, text },
});
