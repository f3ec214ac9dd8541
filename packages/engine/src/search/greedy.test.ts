import { games, type GameName } from '@korong/rules';
import { startOf } from '@korong/testing';
import { expect, test } from 'vitest';
import type { SearchBoard } from '../games/board.js';
import { SEARCH_GAMES } from '../games/games.js';
import { boardAt } from '../player.js';
import { Random } from '../random.js';
import { greedySteps } from './greedy.js';

const legal = (board: SearchBoard): number[] => {
  const steps = new Int32Array(board.maxSteps);
  return [...steps.subarray(0, board.generate(steps))];
};

const ends = (board: SearchBoard, step: number): boolean => {
  board.make(step);
  const { over } = board;
  board.unmake();
  return over;
};

/** Whether the side that makes this step goes on acting: it has made a row. */
const makesRow = (board: SearchBoard, step: number): boolean => {
  const side = board.toAct;
  board.make(step);
  const isSame = !board.over && board.toAct === side;
  board.unmake();
  return isSame;
};

test.each(['yinsh', 'gipf'] as const)('%s: a row is taken wherever there is one', (name: GameName) => {
  const game = games.find(each => each.name === name)!;
  const { usualKind } = SEARCH_GAMES[name];
  const random = new Random(7);
  let [rows, without] = [0, 0];
  for (let n = 0; n < 20; n++) {
    const board = boardAt(name, game.positionText(startOf(game, { variant: game.variants[0]! })));
    for (let turn = 0; turn < 60 && !board.over; turn++) {
      const steps = legal(board);
      const withRow = steps.filter(step => makesRow(board, step));
      const before = board.text();
      const found = greedySteps(board, each => usualKind.material(each), steps);
      expect(board.text()).toBe(before);
      expect(found.length).toBeGreaterThan(0);
      // While rows are settled everything goes on with the same side.
      const isChoice = /phase=(move|push)/.test(before) && !steps.some(step => ends(board, step));
      if (withRow.length > 0 && isChoice) {
        expect(withRow).toEqual(expect.arrayContaining([...found]));
        rows++;
      } else without++;
      board.make(steps[random.below(steps.length)]!);
    }
  }
  expect(rows).toBeGreaterThan(10);
  expect(without).toBeGreaterThan(10);
});

test('what the other side threatens is not looked at: on an empty board of GIPF any push is as good as another', () => {
  const position =
    'gipf/1 basic b2w/5/6/w5b/6/5/b2w handicap=0-0 act=white phase=push mover=white reserve=12-12 entry=single-single settled=none';
  const board = boardAt('gipf', position);
  const steps = legal(board);
  expect(greedySteps(board, each => SEARCH_GAMES.gipf.kindFor(position).material(each), steps)).toEqual(
    steps,
  );
});
