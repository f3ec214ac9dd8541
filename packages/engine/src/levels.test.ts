import { readFileSync } from 'node:fs';
import { games, type AnyGame } from '@korong/rules';
import { startOf } from '@korong/testing';
import { describe, expect, test } from 'vitest';
import { SEARCH_GAMES } from './games/games.js';
import { LEVEL_COUNT, levelsOf } from './games/levels.js';
import { levelPlayer, pickAt } from './levelPlayer.js';
import { readNet, type NetFile } from './net/format.js';
import { boardAt, makeTurn, netPlayer } from './player.js';
import { Random } from './random.js';
import { finish } from './search/drive.js';
import { bestStep } from './search/think.js';

const netOf = ({ name }: AnyGame): NetFile => {
  const net = readNet(readFileSync(new URL(`../nets/${name}-small.knet`, import.meta.url)));
  if (!net.ok) throw new Error(net.error);
  return net.value;
};

/** Positions in which few turns win at once: by a row and a ring, by a row with the last GIPF-piece. */
const WIN_IN_ONE = {
  yinsh: 'yinsh/1 standard 4/7/2w5/3w5/4w5/W3w4/4WW4/9/8/6B/BBBB act=white phase=move mover=white passes=0',
  gipf: 'gipf/1 tournament bbww/bbbWb/bbw3/wWb1w1b/wwwB1w/bbb1w/bw1w handicap=0-0 act=white phase=push mover=white reserve=2-2 entry=single-single settled=none',
};

describe.each(games.map(game => [game.name, game] as const))('%s', (name, game) => {
  const LEVELS = levelsOf(name);
  const start = game.positionText(startOf(game, { variant: game.variants[0]! }));

  const turnAt = (level: number, seed: number): string => {
    const player = levelPlayer(netOf(game), level, seed);
    player.start(start);
    return finish(player.think({ limits: {}, now: () => 0 })).turn;
  };

  test('ten levels, each looking at no less and choosing no more freely than the one below', () => {
    expect(LEVEL_COUNT).toBe(10);
    expect(LEVELS).toHaveLength(LEVEL_COUNT);
    for (const [i, level] of LEVELS.slice(1).entries()) {
      const below = LEVELS[i]!;
      expect([below.net, level.net]).not.toEqual(['large', 'small']);
      expect(level.visits).toBeGreaterThanOrEqual(below.visits);
      expect(level.temperature).toBeLessThanOrEqual(below.temperature);
      expect(level.missRate).toBeLessThanOrEqual(below.missRate);
      expect(level.greedyRate).toBeLessThanOrEqual(below.greedyRate);
      expect(level.seesWins || !below.seesWins).toBe(true);
    }
  });

  test('from level 3 on a win in one turn is always played, below not always', () => {
    const wins = (level: number, seed: number): boolean => {
      const player = levelPlayer(netOf(game), level, seed);
      player.start(WIN_IN_ONE[name]);
      const { turn } = finish(player.think({ limits: {}, now: () => 0 }));
      const board = boardAt(name, WIN_IN_ONE[name]);
      makeTurn(board, turn, step => {
        board.make(step);
      });
      return board.over && board.result === 1;
    };
    for (const level of [3, 4, 5])
      for (let seed = 1; seed <= 12; seed++) expect(wins(level, seed)).toBe(true);
    const seeds = Array.from({ length: 40 }, (_, i) => i + 1);
    expect(seeds.every(seed => wins(1, seed))).toBe(false);
  });

  test('the same seed plays the same, another one differs now and then', () => {
    expect(turnAt(1, 5)).toBe(turnAt(1, 5));
    expect(new Set([1, 2, 3, 4, 5, 6].map(seed => turnAt(1, seed))).size).toBeGreaterThan(2);
  });

  test('the highest level plays the best step, the lowest often another one, always a legal one', () => {
    const player = netPlayer(netOf(game));
    player.start(start);
    const { search } = player;
    search.run(50);
    const steps = new Int32Array(search.board.maxSteps);
    const legal = [...steps.subarray(0, search.board.generate(steps))];
    const pick = (level: number, seed: number): number =>
      pickAt(LEVELS[level - 1]!, new Random(seed), board => SEARCH_GAMES[name].usualKind.material(board))(
        search,
      );
    const low = Array.from({ length: 40 }, (_, seed) => pick(1, seed));
    for (const step of low) expect(legal).toContain(step);
    expect(low.filter(step => step !== bestStep(search)).length).toBeGreaterThan(20);
    expect(pick(LEVEL_COUNT, 1)).toBe(bestStep(search));
  });
});
