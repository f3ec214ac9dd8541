import { Random } from './evaluate/evaluator.js';
import type { NetFile } from './net/format.js';
import type { Search } from './search/search.js';
import { bestStep, thinking, type ThinkOptions, type Thought } from './search/think.js';
import { netPlayer, type NetPlayerOptions, type Player } from './player.js';
import type { Report } from './search/report.js';

/** How well to play. Set by visits, not by time, so that a level is the same on every machine. */
export interface Level {
  /** Which of the two nets plays: the small one is quicker and quicker to fetch. */
  readonly net: 'small' | 'large';
  /** Lines looked at for a step. */
  readonly visits: number;
  /** How freely it chooses among what looks plausible: 0 the best, 1 in proportion. */
  readonly freedom: number;
  /** How likely it is not to see a step at all. */
  readonly blindness: number;
}

/** From "a child wins sometimes" to as strong as the nets are at a comfortable pace. */
export const LEVELS: readonly Level[] = [
  { net: 'small', visits: 1, freedom: 3.2, blindness: 0.6 },
  { net: 'small', visits: 1, freedom: 2.0, blindness: 0.4 },
  { net: 'small', visits: 1, freedom: 1.4, blindness: 0.25 },
  { net: 'small', visits: 2, freedom: 1.2, blindness: 0.19 },
  { net: 'small', visits: 8, freedom: 0.8, blindness: 0.1 },
  { net: 'small', visits: 20, freedom: 0.6, blindness: 0.05 },
  { net: 'small', visits: 50, freedom: 0.4, blindness: 0.02 },
  { net: 'small', visits: 150, freedom: 0.25, blindness: 0 },
  { net: 'small', visits: 500, freedom: 0, blindness: 0 },
  { net: 'large', visits: 1_000, freedom: 0, blindness: 0 },
];

/** The step that a player of this level comes to choose after the search. */
export const pickAt = (level: Level, random: Random): ((search: Search) => number) => {
  const { freedom, blindness } = level;
  return search => {
    if (freedom === 0 && blindness === 0) return bestStep(search);
    const { tree } = search;
    const first = tree.firstEdge[0]!;
    const all = Array.from({ length: tree.edgeCount[0]! }, (_, i) => first + i);
    const seen = all.filter(() => random.next() >= blindness);
    const edges = seen.length > 0 ? seen : all;
    // With one visit the priors speak alone; with more, what was looked at most.
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
  const settings = LEVELS[Math.min(Math.max(level, 1), LEVELS.length) - 1]!;
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
