// How busy the machine was with other things while something was measured: figures mean little without it.
import { availableParallelism, cpus, loadavg } from 'node:os';
import { round } from '../measure.ts';

export interface Machine {
  readonly cores: number;
  /** Of the last minute, before and after; what is measured is part of it, so it is never zero. */
  readonly loadAverage: readonly [number, number];
  /** Cores that were busy with something else than what is measured, on average. */
  readonly othersCores?: number;
  /** Whether next to nothing else went on: waits of a machine that has other work are those of the other work. */
  readonly idle?: boolean;
}

/** So much of all cores does a system need for itself. */
const NEXT_TO_NOTHING = 0.05;

const load = (): number => round(loadavg()[0]!, 2);

/** Milliseconds for which cores have been busy so far, all of them together. */
const busy = (): number =>
  cpus().reduce((sum, { times: { user, nice, sys, irq } }) => sum + user + nice + sys + irq, 0);

/** Watches from now on; `own` is what everything that is measured has used in the meantime, in milliseconds of CPU. */
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
