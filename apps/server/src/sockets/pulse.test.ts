import { expect, test } from 'vitest';
import { Pulse } from './pulse.js';

const TICK = 250;
const LAG = 80;

/** Looks every tick from 0 on, and answers pings until `cut`; the time of death, if it comes before `end`. */
const deathOf = (pulse: Pulse, cut: number, end: number, from = 0): number | undefined => {
  for (let now = from; now < end; now += TICK) {
    const due = pulse.look(now);
    if (due === 'dead') return now;
    if (due === 'ping' && now + LAG < cut) pulse.came(now + LAG);
  }
  return undefined;
};

test('a socket that goes silent is dead within ten seconds, whenever that happens', () => {
  const late: string[] = [];
  for (const phase of [0, 0.3, 0.99]) {
    for (let cut = 20_000; cut < 25_000; cut += 130) {
      const dead = deathOf(new Pulse(0, phase), cut, 60_000) ?? Infinity;
      // The room tells the opponent a moment later.
      if (dead < cut || dead - cut > 9_300) late.push(`${phase}, ${cut}: ${dead - cut}`);
    }
  }
  expect(late).toEqual([]);
});

test('a socket that answers lives on, and its round trips are known', () => {
  const pulse = new Pulse(0, 0.5);
  expect(deathOf(pulse, Infinity, 600_000)).toBeUndefined();
  expect(pulse.rtt).toBe(LAG);
});

test('after the process was busy the socket is asked again: its answer may wait unread', () => {
  const pulse = new Pulse(0, 0.5);
  const cut = 20_000;
  expect(deathOf(pulse, cut, cut)).toBeUndefined();
  // Nothing was looked at for a minute.
  expect(pulse.look(80_000)).toBe('ping');
  pulse.came(80_010);
  expect(deathOf(pulse, Infinity, 120_000, 80_250)).toBeUndefined();
});
