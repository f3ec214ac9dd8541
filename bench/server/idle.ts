// The cost of an idle socket.
import { createServerProcess, cpuOf, memoryOf, NO_LIMITS, temporaryFolder } from '../../faults/processes.ts';
import { openApi, wait } from '../../faults/load/api.ts';
import { startLoad } from '../../faults/load/control.ts';
import { round, type Print } from '../measure.ts';

const SOCKETS = 5_000;
const SETTLE = 5_000;
const WATCHED = 10_000;

export const benchIdle = async (print: Print): Promise<void> => {
  for (const watching of [false, true]) {
    const folder = temporaryFolder();
    const server = await createServerProcess({ environment: { ...NO_LIMITS, KORONG_DATA: folder.path } });
    const load = startLoad();
    try {
      await server.start();
      const { base } = server;
      const api = openApi(() => [base]);
      const [white, black] = [await api.guest('Anna'), await api.guest('Bea')];
      const terms = { game: 'yinsh', options: { variant: 'standard' }, colour: 'white', listed: false };
      const game = await api.game(white, black, terms);
      await load.prepare({ addresses: [base], games: 0, ledger: `${folder.path}/ledger` });
      // A first hundred, so that one-time allocations are done.
      await load.idle(100, ...(watching ? [game] : []));
      await wait(SETTLE);
      const before = memoryOf(server.pid);
      await load.idle(SOCKETS, ...(watching ? [game] : []));
      await wait(SETTLE);
      const after = memoryOf(server.pid);
      const cpu = cpuOf(server.pid);
      await wait(WATCHED);
      print({
        sockets: SOCKETS,
        watchingAGame: watching,
        beforeMB: round(before, 1),
        afterMB: round(after, 1),
        kBPerSocket: round(((after - before) * 1024) / SOCKETS, 1),
        cpuMsPerSecond: round((cpuOf(server.pid) - cpu) / (WATCHED / 1_000), 1),
      });
    } finally {
      load.end();
      await server.kill();
      folder.remove();
    }
  }
};
