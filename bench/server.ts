// Capacity of the server: real processes, with the load generator in its own process on the same machine.
import type { Print } from './measure.ts';
import { benchBare } from './server/yardstick.ts';
import { benchExplorer } from './server/explorer.ts';
import { benchEmbedded } from './server/embedded.ts';
import { benchGrowth } from './server/growth.ts';
import { benchIdle } from './server/idle.ts';
import { watchMachine } from './server/machine.ts';
import { benchRecords } from './server/records.ts';
import { benchScaled } from './server/scaled.ts';

const PARTS: Readonly<Record<string, (print: Print) => Promise<void>>> = {
  yardstick: benchBare,
  embedded: benchEmbedded,
  idle: benchIdle,
  records: benchRecords,
  growth: benchGrowth,
  explorer: benchExplorer,
  scaled: benchScaled,
};

/** All parts, or the named ones. Each line states the number of cores and how busy they were in total. */
export const benchServer = async (print: Print, names: readonly string[]): Promise<void> => {
  const unknown = names.filter(name => !(name in PARTS));
  if (unknown.length > 0)
    throw new Error(`no such part: ${unknown.join()}; there are ${Object.keys(PARTS).join()}`);
  for (const [name, bench] of Object.entries(PARTS)) {
    if (names.length > 0 && !names.includes(name)) continue;
    let machine = watchMachine();
    await bench(figures => {
      // A measured stretch of play also knows the load of other processes.
      print({ part: name, machine: machine(), ...figures });
      machine = watchMachine();
    });
  }
};
