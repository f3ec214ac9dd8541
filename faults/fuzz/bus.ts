import { LocalBus } from '../../apps/server/src/shared/localBus.ts';
import type { Bus } from '../../apps/server/src/shared/shared.ts';
import type { Counts } from './counts.ts';

/** How long a broken connection between two processes stays broken. */
const BROKEN_FOR = 30;

/**
 * Buses of two processes with a connection that breaks at times. Messages sent meanwhile are lost to the other process. Both are told of
 * the gap when the connection is back, as with Redis.
 */
export const brokenBuses = (
  random: () => number,
  isStormy: () => boolean,
  counts: Counts,
): readonly [Bus, Bus] => {
  const buses = [new LocalBus(), new LocalBus()] as const;
  const gaps: (() => void)[] = [];
  let broken = false;

  const breakDown = (): void => {
    broken = true;
    setTimeout(() => {
      broken = false;
      for (const hear of gaps) hear();
    }, random() * BROKEN_FOR);
  };

  const bus = (own: LocalBus, other: LocalBus): Bus => ({
    publish: (channel, message) => {
      own.publish(channel, message);
      if (!broken && isStormy() && random() < 0.02) breakDown();
      if (broken) counts.busLosses++;
      else
        setTimeout(() => {
          other.publish(channel, message);
        }, random() * 3);
    },
    subscribe: (channel, hear, live) => own.subscribe(channel, hear, live),
    onGap: hear => {
      gaps.push(hear);
    },
    check: () => own.check(),
    close: () => own.close(),
  });
  return [bus(buses[0], buses[1]), bus(buses[1], buses[0])];
};
