import type { GameName } from '@korong/rules';
import { expect, test } from 'vitest';
import { SEARCH_GAMES } from '../games/games.js';
import { OFF_BOARD, TAPS } from './geometry.js';
import { runTable, runsIn, tapOrder } from './runs.js';

const GAMES = Object.keys(SEARCH_GAMES) as GameName[];

test.each(GAMES)('%s: in every symmetry the seven taps are three runs', game => {
  for (const { neighbours } of SEARCH_GAMES[game].usualKind.nets[0]!.symmetries) {
    expect(runsIn(neighbours).map(run => run.length)).toEqual(expect.arrayContaining([3, 2, 2]));
    expect(tapOrder(neighbours).sort()).toEqual([0, 1, 2, 3, 4, 5, 6]);
  }
});

test.each(GAMES)('%s: the table leads each row to its taps and no others', game => {
  const batch = 2;
  for (const { neighbours } of SEARCH_GAMES[game].usualKind.nets[0]!.symmetries) {
    const points = neighbours.length / TAPS;
    const rows = Array.from({ length: batch * points }, (_, row) => row);
    const order = tapOrder(neighbours);
    const table = runTable(neighbours, batch);
    const runs = runsIn(neighbours).map((_, run) => run);
    const seen = rows.map(row => {
      const taps = Array<number>(TAPS).fill(OFF_BOARD);
      for (const run of runs) {
        const [first, end, origin] = table.subarray((run * rows.length + row) * 3);
        for (let near = first!; near < end!; near++) taps[order[near - origin!]!] = near;
      }
      return taps;
    });
    const wanted = rows.map(row => {
      const point = row % points;
      const taps = [...neighbours.subarray(point * TAPS, (point + 1) * TAPS)];
      return taps.map(near => (near === OFF_BOARD ? OFF_BOARD : row - point + near));
    });
    expect(seen).toEqual(wanted);
    expect([...table.subarray(runs.length * rows.length * 3)]).toEqual(
      rows.flatMap(row => [row, row + 1, row]),
    );
  }
});

test('taps that follow each other at some points only are no run', () => {
  const off = Array<number>(4).fill(OFF_BOARD);
  const neighbours = Int16Array.of(...[0, 2, 1, ...off], ...[1, 2, 0, ...off]);
  expect(runsIn(neighbours)).toEqual([[0], [1], [2], [3], [4], [5], [6]]);
});
