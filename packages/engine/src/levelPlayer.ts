import { levelsOf, type Level } from './games/levels.js';
import type { NetFile } from './net/format.js';
import type { Search } from './search/search.js';
import { bestStep, thinkTurn, type ThinkOptions, type ChosenTurn } from './search/think.js';
import { winFor } from './search/tree.js';
import { netPlayer, type NetPlayerOptions, type EnginePlayer } from './player.js';
import { Random } from './random.js';
import { winningStep } from './search/winningStep.js';
import type { Report } from './search/report.js';

/** The edge of the root that is proven to win, the quickest of several. */
const quickestWin = ({ tree }: Search, edges: readonly number[]): number | undefined =>
  edges
    .filter(edge => tree.child[edge]! >= 0 && tree.proven[tree.child[edge]!] === winFor(tree.toAct[0]!))
    .sort((a, b) => tree.endsAlong(0, a) - tree.endsAlong(0, b))[0];

/** The step that a player of this level chooses after the search. */
export const pickAt = (level: Level, random: Random): ((search: Search) => number) => {
  const { temperature, missRate, seesWins } = level;
  return search => {
    const win = seesWins ? winningStep(search.board) : undefined;
    if (win !== undefined) return win;
    if (temperature === 0 && missRate === 0) return bestStep(search);
    const { tree } = search;
    search.unfold(0);
    const first = tree.firstEdge[0]!;
    const all = Array.from({ length: tree.edgeCount[0]! }, (_, i) => first + i);
    const noticed = all.filter(() => random.next() >= missRate);
    const edges = noticed.length > 0 ? noticed : all;
    const proven = quickestWin(search, edges);
    if (proven !== undefined) return tree.step[proven]!;
    // With one visit the priors decide alone; with more, the visits.
    const weights = edges.map(
      edge => (tree.visits[edge]! + tree.prior[edge]!) ** (1 / Math.max(temperature, 0.05)),
    );
    let left = random.next() * weights.reduce((a, b) => a + b, 0);
    const chosen = edges.find((_, i) => (left -= weights[i]!) <= 0);
    return tree.step[chosen ?? edges[0]!]!;
  };
};

/** Plays at a level from 1 to 10, with the net that the level names or another one. A time limit may end its visits early. */
export const levelPlayer = (
  net: NetFile,
  level: number,
  seed: number,
  options: NetPlayerOptions = {},
): EnginePlayer => {
  const levels = levelsOf(net.game);
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
    think: (options: Omit<ThinkOptions, 'pick'>): Generator<Report, ChosenTurn> =>
      thinkTurn(
        { ...options, limits: { ...options.limits, visits: settings.visits }, stopWhenDecided: false, pick },
        player.search,
      ),
  };
};
