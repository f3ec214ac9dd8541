import type { SearchBoard } from './games/board.js';
import { SEARCH_GAMES } from './games/games.js';
import { LEVEL_COUNT, levelsOf, type Level } from './games/levels.js';
import type { BoardKind } from './games/searchGame.js';
import type { NetFile } from './net/format.js';
import type { Search } from './search/search.js';
import { bestStep, thinkTurn, type ThinkOptions, type ChosenTurn } from './search/think.js';
import { winFor } from './search/tree.js';
import { netPlayer, type EnginePlayer, type NetPlayerOptions } from './player.js';
import { Random } from './random.js';
import { greedySteps } from './search/greedy.js';
import type { Report } from './search/report.js';

/** The edge of the root that is proven to win, the quickest of several. */
const quickestWin = ({ tree }: Search, edges: readonly number[]): number | undefined =>
  edges
    .filter(edge => tree.child[edge]! >= 0 && tree.proven[tree.child[edge]!] === winFor(tree.toAct[0]!))
    .sort((a, b) => tree.endsAlong(0, a) - tree.endsAlong(0, b))[0];

/** One of these edges of the root, at random by their visits; with one visit the priors decide alone. */
const draw = ({ tree }: Search, edges: readonly number[], temperature: number, random: Random): number => {
  const weights = edges.map(
    edge => (tree.visits[edge]! + tree.prior[edge]!) ** (1 / Math.max(temperature, 0.05)),
  );
  let left = random.next() * weights.reduce((a, b) => a + b, 0);
  return edges.find((_, i) => (left -= weights[i]!) <= 0) ?? edges[0]!;
};

/** The step that a player of this level chooses after the search. `material`: a plain count for White. */
export const pickAt = (
  { temperature, missRate, greedyRate, seesWins }: Level,
  random: Random,
  material: (board: SearchBoard) => number,
): ((search: Search) => number) => {
  return search => {
    const win = seesWins ? search.winningStep() : undefined;
    if (win !== undefined) return win;
    if (temperature === 0 && missRate === 0) return bestStep(search);
    const { tree } = search;
    search.unfold(0);
    const first = tree.firstEdge[0]!;
    const all = Array.from({ length: tree.edgeCount[0]! }, (_, i) => first + i);
    const noticed = all.filter(() => random.next() >= missRate);
    const edges = noticed.length > 0 ? noticed : all;
    if (random.next() < greedyRate) {
      const steps = greedySteps(
        search.board,
        material,
        edges.map(edge => tree.step[edge]!),
      );
      const greedy = edges.filter(edge => steps.includes(tree.step[edge]!));
      return tree.step[draw(search, greedy, temperature, random)]!;
    }
    return tree.step[quickestWin(search, edges) ?? draw(search, edges, temperature, random)]!;
  };
};

/** Whether a level searches with all threads it may have: the highest one. The others are the same with any number of threads. */
export const usesThreads = (level: number): boolean => level >= LEVEL_COUNT;

/**
 * Plays at a level from 1 to 10, with the net that the level names or another one. A time limit may end its visits early. With a team, the
 * level makes its visits in the leader, and the helpers add what they can in that time.
 */
export const levelPlayer = (
  net: NetFile,
  level: number,
  seed: number,
  options: NetPlayerOptions = {},
): EnginePlayer => {
  const levels = levelsOf(net.game);
  const settings = levels[Math.min(Math.max(level, 1), levels.length) - 1]!;
  const { team, ...others } = options;
  const isTogether = team !== undefined && usesThreads(level);
  const player = netPlayer(net, isTogether ? options : others);
  const visits = isTogether ? { ownVisits: settings.visits } : { visits: settings.visits };
  let kind: BoardKind = SEARCH_GAMES[net.game].usualKind;
  const pick = pickAt(settings, new Random(seed), board => kind.material(board));
  return {
    start: position => {
      kind = SEARCH_GAMES[net.game].kindFor(position);
      player.start(position);
    },
    make: turn => {
      player.make(turn);
    },
    think: (options: Omit<ThinkOptions, 'pick'>): Generator<Report, ChosenTurn> =>
      thinkTurn(
        { ...options, limits: { ...options.limits, ...visits }, stopWhenDecided: false, pick },
        player.search,
      ),
  };
};
