import { expect, test } from 'vitest';
import { playGames } from './testing.js';

const KINDS = ['!use', '!extra', '!push', 'zertz', 'dvonn', 'punct=gipf', 'extra', 'forgo', 'row'];

test(
  '5,000 random games, uses denied: a legal step until it is over, nothing lost and nothing made',
  { timeout: 300_000 },
  () => {
    const { ended, steps } = playGames(5_000, 1_000_000, true);
    expect(ended).toBe(5_000);
    for (const kind of KINDS) expect([kind, (steps.get(kind) ?? 0) > 100]).toEqual([kind, true]);
  },
);
