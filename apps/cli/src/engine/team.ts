import { Worker } from 'node:worker_threads';
import { Team, createTeamMemory } from '@korong/engine';
import type { PlayerSetup, TeamThreadData } from './teamThread.js';

/** A thread that helps. */
export interface HelperThread {
  /** Resolves once it waits for orders, or has ended. */
  readonly ready: Promise<void>;
  close(): void;
}

/** Starts a thread. `lost` is told once, and why, if it ends before it is closed. */
export const startHelper = (data: TeamThreadData, lost: (why: string) => void): HelperThread => {
  const worker = new Worker(new URL('./teamThread.js', import.meta.url), { workerData: data });
  let isClosed = false;
  const ready = new Promise<void>(resolve => {
    worker.once('message', () => {
      resolve();
    });
    const end = (why: string): void => {
      resolve();
      if (isClosed) return;
      isClosed = true;
      lost(why);
    };
    worker.once('error', (error: unknown) => {
      end(error instanceof Error ? error.message : String(error));
    });
    worker.once('exit', code => {
      end(`exit code ${code}`);
    });
  });
  return {
    ready,
    close: () => {
      isClosed = true;
      void worker.terminate();
    },
  };
};

/** The threads of a player that leads them. */
export interface StartedTeam {
  readonly team: Team;
  /** Resolves once all wait for orders. */
  readonly ready: Promise<unknown>;
  readonly close: () => void;
}

/** Starts the helpers of a player. The team goes on without those that end early; `lost` is told why. */
export const startTeam = (
  setup: PlayerSetup,
  memory: number,
  threads: number,
  start: typeof startHelper,
  lost: (why: string) => void,
): StartedTeam => {
  const shared = createTeamMemory(memory, threads - 1);
  const team = new Team(shared);
  const helpers = Array.from({ length: threads - 1 }, (_, i) =>
    start({ ...setup, memory: shared, helper: i + 1 }, why => {
      team.lose(i + 1);
      lost(why);
    }),
  );
  return {
    team,
    ready: Promise.all(helpers.map(({ ready }) => ready)),
    close: () => {
      for (const helper of helpers) helper.close();
    },
  };
};
