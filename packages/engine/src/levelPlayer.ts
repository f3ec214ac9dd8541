import { Random } from './evaluate/evaluator.js';
import { SEARCH_GAMES } from './games/games.js';
import type { Level } from './levels.js';
import type { NetFile } from './net/format.js';
import type { Search } from './search/search.js';
import { bestStep, thinking, type ThinkOptions, type Thought } from './search/think.js';
import { netPlayer, type NetPlayerOptions, type Player } from './player.js';
import type { Report } from './search/report.js';

/** The step that a player of this level chooses after the search. */
export const pickAt = (level: Level, random: Random): ((search: Search) => number) => {
  const { freedom, blindness } = level;
  return search => {
    if (freedom === 0 && blindness === 0) return bestStep(search);
    const { tree } = search;
    const first = tree.firstEdge[0]!;
    const all = Array.from({ length: tree.edgeCount[0]! }, (_, i) => first + i);
    const seen = all.filter(() => random.next() >= blindness);
    const edges = seen.length > 0 ? seen : all;
    // With one visit the priors decide alone; with more, the visits.
    const weights = edges.map(
      edge => (tree.visits[edge]! + tree.prior[edge]!) ** (1 / Math.max(freedom, 0.05)),
    );
    let left = random.next() * weights.reduce((a, b) => a + b, 0);
    const chosen = edges.find((_, i) => (left -= weights[i]!) <= 0);
    return tree.step[chosen ?? edges[0]!]!;
  };
};

/** Plays at a level from 1 to 10, with the net that the level names or another one. */
export const levelPlayer = (
  net: NetFile,
  level: number,
  seed: number,
  options: NetPlayerOptions = {},
): Player => {
  const { levels } = SEARCH_GAMES[net.game];
  const settings = levels[Math.min(Math.max(level, 1), levels.length) - 1]!;
  const player = netPlayer(net, options);
  const pick = pickAt(settings, new Random(seed));
  return {
    start: position => {
      player.start(position);
    },
    make: turn => {
      player.make(turn);
    },
    think: (options: Omit<ThinkOptions, 'pick'>): Generator<Report, Thought> =>
      thinking({ ...options, limits: { visits: settings.visits }, pick }, player.search),
  };
};
