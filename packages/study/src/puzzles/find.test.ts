import { readFileSync } from 'node:fs';
import { readNet, type NetFile } from '@korong/engine';
import { gameNamed, type GameName } from '@korong/rules';
import { expect, test } from 'vitest';
import { PUZZLE_GAMES, PuzzleFinder, symmetryKey, type Puzzle } from './index.js';
import { referee } from './testing.js';

const netOf = (game: GameName): NetFile => {
  const net = readNet(readFileSync(new URL(`../../../engine/nets/${game}-small.knet`, import.meta.url)));
  if (!net.ok) throw new Error(net.error);
  return net.value;
};

const find = (game: GameName, variant: string, seed: number, games: number): Puzzle[][] => {
  const finder = new PuzzleFinder(netOf(game), variant, seed, [2, 4]);
  return Array.from({ length: games }, () => finder.next());
};

test.each([
  ['yinsh', 'blitz', 5],
  ['gipf', 'basic', 5],
] as const)(
  '%s %s: a few games have puzzles, at most two each, and a referee agrees',
  (game, variant, seed) => {
    const games = find(game, variant, seed, 4);
    const puzzles = games.flat();
    expect(puzzles.length).toBeGreaterThan(2);
    for (const { length } of games) expect(length).toBeLessThanOrEqual(2);
    for (const puzzle of puzzles) {
      expect(puzzle).toMatchObject({ game, variant, proof: 'exhaustive' });
      expect([puzzle, referee(puzzle, false)]).toEqual([puzzle, true]);
    }
    expect(find(game, variant, seed, 1)).toEqual(games.slice(0, 1));
  },
);

const SAMPLES = [
  [
    'yinsh',
    'yinsh/1 standard 4/W6/2b5/2Wbw4/3wB5/4Ww3/3bBw4/2B1W4/8/3B3/W2B act=white phase=move mover=white passes=0',
  ],
  [
    'gipf',
    'gipf/1 basic w3/1wb2/2w3/3b3/6/5/b2w handicap=2-0 act=white phase=push mover=white reserve=10-11 entry=single-single settled=none',
  ],
] as const;

test.each(SAMPLES)(
  '%s: a position has one key under all symmetries, with colours swapped too',
  (name, text) => {
    const game = gameNamed(name);
    const read = game.readPosition(text);
    if (!read.ok) throw new Error(read.error.code);
    const { swapColours } = PUZZLE_GAMES[name];
    const swapped = swapColours(read.value);
    expect(swapColours(swapped)).toEqual(read.value);
    expect(game.positionText(swapped)).not.toBe(text);
    const keys = [read.value, swapped].flatMap(position =>
      game
        .boardOf(position)
        .symmetries.map((_, k) => symmetryKey(name, game.positionText(game.transform(position, k)))),
    );
    expect(new Set(keys).size).toBe(1);
  },
);
