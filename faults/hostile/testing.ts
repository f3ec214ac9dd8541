// A real server with its usual limits, honest players, and an attacker at another address.
import { join } from 'node:path';
import { expect } from 'vitest';
import { openApi, type Api, type Guest } from '../load/api.ts';
import { startLoad, type LoadProcess } from '../load/control.ts';
import type { Window } from '../load/load.ts';
import { createServerProcess, memoryOf, temporaryFolder, type ServerProcess } from '../processes.ts';
import { BESIDE_MS, FULL, tell } from '../size.ts';

/** The honest players connect from 127.0.0.1. */
export const ATTACKER = '127.0.0.2';

const GAMES = 6;
const RATE = 24;
/** In full, when nothing runs beside it: milliseconds. The scheduling delay of the machine is added, once for each process that a turn passes. */
const OTHERS_WAIT = 2_000;
const HOPS = 3;
const MORE_MEMORY = 250;
const MAX_TRIES = 10;
/** They play at least so many turns beside an attack, however long that takes. */
const OTHERS_TURNS = BESIDE_MS / 1_000;

/** In full, a machine that stalled for most of the time says nothing about the server. It gets more time. */
const isEnough = (window: Window, tries: number): boolean =>
  FULL ? window.stood < BESIDE_MS / 2 || tries === MAX_TRIES : window.acknowledged > OTHERS_TURNS;

const measure = async (load: LoadProcess): Promise<Window> => {
  for (let tries = 1; ; tries++) {
    const window = await load.measure(BESIDE_MS);
    if (isEnough(window, tries)) return window;
  }
};

export interface Scene {
  readonly server: ServerProcess;
  readonly base: string;
  readonly api: Api;
  /** Runs an attack while others play. Checks that they play on, in full without long waits, and that memory stays bounded. */
  beside(what: string, attack: () => Promise<object>): Promise<void>;
  end(): Promise<void>;
}

export const setScene = async (environment: Readonly<Record<string, string>> = {}): Promise<Scene> => {
  const folder = temporaryFolder();
  // The honest players share one address and play for the duration of the tests.
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
      expect(others.acknowledged).toBeGreaterThan(OTHERS_TURNS);
      if (FULL) expect(others.toOther.p99).toBeLessThan(OTHERS_WAIT + HOPS * others.stood);
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

/** A running game between two players. */
export const sitDown = async (api: Api): Promise<Table> => {
  const [white, black] = [await api.guest('Anna'), await api.guest('Bea')];
  const terms = { game: 'yinsh', options: { variant: 'standard' }, colour: 'white', listed: false };
  return { white, black, game: await api.game(white, black, terms) };
};

let count = 0;
/** A message that makes a turn. */
export const turn = (game: string, answers: number, text: string, id = `wire-${count++}-turn`): object => ({
  kind: 'do',
  game,
  id,
  command: { kind: 'turn', answers, text },
});
