import { LocalBus } from '../../apps/server/src/shared/localBus.ts';
import type { Bus } from '../../apps/server/src/shared/shared.ts';
import type { Counts } from './counts.ts';

/** So long nothing gets through when the way between two processes is broken. */
const BROKEN_FOR = 30;

/**
 * Buses of two processes whose connection breaks now and then. What is said meanwhile is lost to the other one, and both
 * are told of the gap when it is there again, as with Redis.
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
