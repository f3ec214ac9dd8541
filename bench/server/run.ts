// One measured stretch of play: a number of games at a rate of turns per second, and the CPU time of each part.
import { join } from 'node:path';
import { startLoad, type LoadProcess } from '../../faults/load/control.ts';
import type { Window } from '../../faults/load/load.ts';
import { cpuOf, memoryOf, type ServerProcess } from '../../faults/processes.ts';
import { round } from '../measure.ts';
import { watchMachine } from './machine.ts';

export interface Stretch {
  readonly games: number;
  readonly rate: number;
  readonly apart?: 'all' | 'half';
  readonly warmUp: number;
  readonly milliseconds: number;
}

/** Milliseconds of CPU used so far, by part. */
export type Meter = () => Readonly<Record<string, number>>;

export const meterOf =
  (servers: readonly ServerProcess[], load: LoadProcess, more: Meter = () => ({})): Meter =>
  () => ({
    server: servers.reduce((sum, { pid }) => sum + cpuOf(pid), 0),
    ...more(),
    load: cpuOf(load.pid),
  });

const figuresOf = (
  window: Window,
  before: Readonly<Record<string, number>>,
  after: Readonly<Record<string, number>>,
): object => ({
  turnsPerSecond: round(window.acknowledged / window.seconds, 1),
  toOtherMs: window.toOther,
  toAckMs: window.toAck,
  cpuMsPerTurn: Object.fromEntries(
    Object.keys(after).map(part => [part, round((after[part]! - before[part]!) / window.acknowledged, 3)]),
  ),
});

const CLOCK = { kind: 'fischer', initial: 1_800_000, increment: 5_000 } as const;

/** Sets up the games, warms up and measures. Every counted turn was acknowledged after its commit. */
export const measureStretch = async (
  servers: readonly ServerProcess[],
  folder: string,
  { games, rate, apart = 'all', warmUp, milliseconds }: Stretch,
  more?: Meter,
): Promise<object> => {
  const load = startLoad();
  try {
    const ledger = join(folder, `ledger-${servers.length}-${games}-${rate}`);
    const addresses = servers.map(({ base }) => base);
    await load.prepare({ addresses, games, apart, clock: CLOCK, ledger });
    await load.rate(rate);
    await load.measure(warmUp);
    const meter = meterOf(servers, load, more);
    const machine = watchMachine();
    const before = meter();
    const window = await load.measure(milliseconds);
    const after = meter();
    const used = (all: Readonly<Record<string, number>>): number =>
      Object.values(all).reduce((sum, each) => sum + each, 0);
    const around = machine(used(after) - used(before));
    const { online, problems, resent, disconnected } = await load.counts();
    return {
      processes: servers.length,
      ...(servers.length > 1 ? { playersApart: apart } : {}),
      sockets: online,
      games,
      asked: rate,
      ...figuresOf(window, before, after),
      serverMB: servers.map(({ pid }) => Math.round(memoryOf(pid))),
      ...(resent + disconnected + problems.length > 0
        ? { resent, disconnected, problems: problems.slice(0, 3) }
        : {}),
      machine: around,
    };
  } catch (error) {
    throw new Error(servers.map(({ said }) => said).join('\n'), { cause: error });
  } finally {
    load.end();
  }
};
