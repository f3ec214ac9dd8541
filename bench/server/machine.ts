// How busy the machine was with other work during a measurement. Figures mean little without it.
import { availableParallelism, cpus, loadavg } from 'node:os';
import { round } from '../measure.ts';

export interface Machine {
  readonly cores: number;
  /** Load average of the last minute, before and after. It includes the measured work, so it is never zero. */
  readonly loadAverage: readonly [number, number];
  /** Average number of cores that were busy with other work. */
  readonly othersCores?: number;
  /** Whether the machine was nearly idle otherwise. Latencies on a busy machine reflect the other work. */
  readonly idle?: boolean;
}

/** The share of all cores that a system needs for itself. */
const NEXT_TO_NOTHING = 0.05;

const load = (): number => round(loadavg()[0]!, 2);

/** CPU milliseconds used so far, over all cores. */
const busy = (): number =>
  cpus().reduce((sum, { times: { user, nice, sys, irq } }) => sum + user + nice + sys + irq, 0);

/** Starts observing. `own` is the CPU time in milliseconds that the measured processes used since then. */
export const watchMachine = (): ((own?: number) => Machine) => {
  const [began, before, loadBefore, self] = [performance.now(), busy(), load(), process.cpuUsage()];
  return own => {
    const cores = availableParallelism();
    const around = { cores, loadAverage: [loadBefore, load()] as const };
    if (own === undefined) return around;
    const { user, system } = process.cpuUsage(self);
    const others = (busy() - before - own - (user + system) / 1_000) / (performance.now() - began);
    const othersCores = round(Math.max(0, others), 2);
    return { ...around, othersCores, idle: othersCores < cores * NEXT_TO_NOTHING };
  };
};
