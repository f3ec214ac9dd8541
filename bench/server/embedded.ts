// One process with its own file: 5,000 sockets and 1,000 turns a second.
import { createServerProcess, NO_LIMITS, temporaryFolder } from '../../faults/processes.ts';
import type { Print } from '../measure.ts';
import { measureStretch } from './run.ts';

/** All players move as soon as they can. The result is the ceiling. */
const MORE_THAN_IT_CAN = 10_000;

const TARGET = { sockets: 5_000, turnsPerSecond: 1_000, p99Ms: 100 };

export const benchEmbedded = async (print: Print): Promise<void> => {
  for (const rate of [250, TARGET.turnsPerSecond, MORE_THAN_IT_CAN]) {
    const folder = temporaryFolder();
    const server = await createServerProcess({ environment: { ...NO_LIMITS, KORONG_DATA: folder.path } });
    try {
      await server.start();
      const stretch = { games: TARGET.sockets / 2, rate, warmUp: 10_000, milliseconds: 30_000 };
      const figures = await measureStretch([server], folder.path, stretch);
      print({
        store: 'SQLite',
        ...figures,
        ...(rate === TARGET.turnsPerSecond ? { target: TARGET } : {}),
      });
    } finally {
      await server.kill();
      folder.remove();
    }
  }
};
