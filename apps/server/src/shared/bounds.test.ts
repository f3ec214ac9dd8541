// What is remembered has bounds, and what is beyond them does no harm.
import { expect, test } from 'vitest';
import { LocalLimits } from './localLimits.js';
import { LocalPresence } from './localPresence.js';
import { Clock } from './testing.js';

test('limits forget the keys that were used longest ago first', async () => {
  const clock = new Clock();
  const limits = new LocalLimits(clock.now, 3);
  for (const key of ['a', 'b', 'c']) await limits.take(key, 2, 1_000);
  // Counted again: it is not the oldest any more.
  await limits.take('a', 2, 1_000);
  await limits.take('d', 2, 1_000);
  expect(await limits.take('a', 2, 1_000)).toBe(500);
  // Forgotten, so it starts afresh.
  expect(await limits.take('b', 2, 1_000)).toBeUndefined();
  expect(await limits.take('b', 2, 1_000)).toBeUndefined();
});

test('presence forgets games that all players have left, the longest left first, and none with a player in it', async () => {
  const clock = new Clock();
  const presence = new LocalPresence(clock.now, 2);
  await presence.enter('full', 'anna', 's0');
  for (const game of ['1', '2', '3']) {
    await presence.enter(game, 'anna', 's1');
    await presence.leave(game, 'anna', 's1');
  }
  const known = async (game: string): Promise<boolean> => 'anna' in (await presence.of(game)).gone;
  expect([await known('1'), await known('2'), await known('3')]).toEqual([false, true, true]);
  expect((await presence.of('full')).here).toEqual(['anna']);
});

test('spectators leave no trace', async () => {
  const presence = new LocalPresence(new Clock().now, 1);
  await presence.enter('1', 'anna', 's1');
  await presence.leave('1', 'anna', 's1');
  await presence.enter('2', 'watcher:s2', 's2');
  await presence.leave('2', 'watcher:s2', 's2');
  expect('anna' in (await presence.of('1')).gone).toBe(true);
});
